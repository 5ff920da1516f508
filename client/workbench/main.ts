import { mount } from "svelte";
import "../src/lib/tokens.css";
import Workbench from "./Workbench.svelte";

mount(Workbench, { target: document.getElementById("page")! });
