import { disruptionApi, DisruptionApiContext, LandingScreen } from "@gatehouse/features/disruption/landing";
import { type Language, showLanguage } from "@gatehouse/features/i18n";
import { ThemeProvider } from "@gatehouse/ui/theme";
import { prerender } from "react-dom/static";
import type { Picture } from "./start-picture.tsx";
import { takeStyles } from "./take-styles.ts";

// A picture asks for nothing: effects do not run where it is drawn.
const api = disruptionApi("http://localhost/api");
const link = { searchid: "", token: "" };
const nothing = (): void => undefined;

/**
 * The landing page while it is searching, and the theme's tokens, which are all that it needs of the theme.
 * Runs while the app is built.
 */
export async function drawLandingPage(language: Language): Promise<Picture> {
  await showLanguage(language);
  const { prelude } = await prerender(
    <ThemeProvider density="comfortable">
      <DisruptionApiContext value={api}>
        <LandingScreen link={link} onLeave={nothing} />
      </DisruptionApiContext>
    </ThemeProvider>,
  );
  return takeStyles(await new Response(prelude).text());
}
