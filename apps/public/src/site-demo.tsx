import { showLanguage } from "@gatehouse/features/i18n";
import type { DemoName } from "@gatehouse/features/site/demo-names";
import { ThemeProvider } from "@gatehouse/ui/theme";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { demos } from "./site-demos.tsx";

/**
 * Puts a demonstration into the place of its picture, which it looks like.
 * @param language of the page
 */
export async function showDemo(place: HTMLElement, name: DemoName, language: string): Promise<void> {
  const Demo = await demos[name]();
  // With its code come its texts: they are there before it is drawn, so that nothing is empty in between.
  await showLanguage(language === "fr" ? "fr" : "en");
  const root = createRoot(place);
  startTransition(() =>
    root.render(
      <StrictMode>
        <ThemeProvider density="comfortable">
          <Demo />
        </ThemeProvider>
      </StrictMode>,
    ),
  );
}
