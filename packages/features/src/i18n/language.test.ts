import { afterEach, expect, test, vi } from "vitest";
import { i18n } from "./instance.ts";
import { startLanguage } from "./language.ts";

afterEach(() => vi.unstubAllGlobals());

// TRV-7
test.each([
  ["the link's, whatever the browser's is", "fr", ["en-GB"], "fr"],
  ["the browser's, where the link says one that is not spoken", "de", ["fr-CA", "en"], "fr"],
  ["the browser's, where the link says none", undefined, ["de", "fr-FR", "en"], "fr"],
  ["English, where neither is spoken", "de", ["it"], "en"],
])("a page begins in %s", async (_, wanted, spoken, language) => {
  const page = { documentElement: { lang: "" } };
  vi.stubGlobal("navigator", { languages: spoken });
  vi.stubGlobal("document", page);
  await startLanguage(wanted);
  expect([i18n.language, page.documentElement.lang]).toEqual([language, language]);
});
