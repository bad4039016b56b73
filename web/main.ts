import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { road } from "./kit/road.svelte";
import { reopenOnce } from "./kit/reopen";
import { settings } from "./kit/settings.svelte";
import { firstLanguage, texts } from "./kit/texts.svelte";

// After an update a page from before asks for parts that are gone.
window.addEventListener("vite:preloadError", (event) => {
  if (reopenOnce(sessionStorage, Date.now(), () => location.reload())) event.preventDefault();
});
settings.show();
void texts.speak(firstLanguage()).then(() => mount(App, { target: document.getElementById("app")! }));
void road.begin();
