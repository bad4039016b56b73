import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { road } from "./kit/road.svelte";
import { settings } from "./kit/settings.svelte";
import { firstLanguage, texts } from "./kit/texts.svelte";

settings.show();
void texts.speak(firstLanguage()).then(() => mount(App, { target: document.getElementById("app")! }));
void road.begin();
