import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/tokens.css";
import "./page.css";

export function start(): void {
  mount(App, { target: document.getElementById("page")! });
}
