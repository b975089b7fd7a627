import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./tokens.css";
import "./art/tinctures.css";
import "./base.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
