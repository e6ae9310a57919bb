import { type Navigation, NavigationProvider } from "@gatehouse/features/app";
import { FlightsApiContext, type FlightsApi, FlightsScreen } from "@gatehouse/features/flights";
import { type Language, showLanguage } from "@gatehouse/features/i18n";
import { TravellerShell } from "@gatehouse/features/shell/traveller";
import { TravellerHome } from "@gatehouse/features/shell/traveller/home";
import { ThemeProvider } from "@gatehouse/ui/theme";
import { prerender } from "react-dom/static";

const nothing = (): void => undefined;
const navigation: Navigation = { path: "/fsbsearch", href: "/fsbsearch", navigate: nothing };
const nothingAsked: Readonly<Record<string, string>> = {};
// A picture asks for nothing.
const api = {} as FlightsApi;

/** The start page as HTML, and the styles that it needs. */
export interface Picture {
  readonly styles: string;
  readonly markup: string;
}

/**
 * Emotion writes each style beside the first element that has it, and a browser works out all styles again for each: together they
 * go into the head, marked with their names, so that emotion finds them there and writes none of them again.
 */
function withoutStyles(html: string): Picture {
  const globals: string[] = [];
  const names: string[] = [];
  const rules: string[] = [];
  const markup = html.replaceAll(
    /<style data-emotion="(\S+) ([^"]*)">([\s\S]*?)<\/style>/g,
    (style, key: string, name: string, text: string) => {
      if (key === "css") {
        names.push(name);
        rules.push(text);
      } else globals.push(style);
      return "";
    },
  );
  const own = `<style data-emotion="css ${names.join(" ")}">${rules.join("")}</style>`;
  return { styles: [...globals, own].join(""), markup };
}

/**
 * The start page before anything is searched for, painted while the code of the page arrives.
 * Runs while the app is built.
 */
export async function drawStartPage(language: Language): Promise<Picture> {
  await showLanguage(language);
  const { prelude } = await prerender(
    <ThemeProvider density="comfortable">
      <NavigationProvider value={navigation}>
        <TravellerShell>
          <FlightsApiContext value={api}>
            <FlightsScreen search={nothingAsked} onSearchChange={nothing}>
              <TravellerHome titleAs="h2" />
            </FlightsScreen>
          </FlightsApiContext>
        </TravellerShell>
      </NavigationProvider>
    </ThemeProvider>,
  );
  return withoutStyles(await new Response(prelude).text());
}
