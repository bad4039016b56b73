/** Another language: at once here, and for the server's words if it knows the visitor. */
import { api } from "./api";
import { person } from "./me.svelte";
import type { Language } from "./wire";
import { settings } from "./settings.svelte";
import { texts } from "./texts.svelte";

export async function chooseLanguage(language: Language): Promise<void> {
  settings.language = language;
  settings.keep();
  await texts.speak(language);
  if (person.now) void api.changeMe({ language }).catch(() => undefined);
}
