/** What fish are called in all languages: people look for them by the name on their box. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

const FILES = import.meta.glob<string>("../../../src/seaboard/locales/*/finspan.ftl", {
  query: "?ftl",
  import: "default",
});

/** The names of some fish, each in every language. */
export async function inAllLanguages(fish: readonly string[]): Promise<Record<string, string[]>> {
  const bundles = await Promise.all(
    Object.values(FILES).map(async (file) => {
      const bundle = new FluentBundle("en", { useIsolating: false }); // names have no plurals
      bundle.addResource(new FluentResource(await file()));
      return bundle;
    }),
  );
  const nameIn = (bundle: FluentBundle, name: string): string => {
    const message = bundle.getMessage(`finspan-${name}`);
    return message?.value ? bundle.formatPattern(message.value, { case: "nom" }, []) : "";
  };
  return Object.fromEntries(fish.map((name) => [name, bundles.map((bundle) => nameIn(bundle, name))]));
}
