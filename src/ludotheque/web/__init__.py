"""The web: turns HTTP into commands and views into frames; decides nothing."""
