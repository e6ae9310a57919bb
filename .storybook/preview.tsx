import { chakra } from "@chakra-ui/react";
import { roles } from "@gatehouse/domain/access";
import { showLanguage } from "@gatehouse/features/i18n";
import { ThemeProvider } from "@gatehouse/ui/theme";
import { toaster } from "@gatehouse/ui/toaster";
import type { A11yParameters } from "@storybook/addon-a11y";
import type { Args, Preview } from "@storybook/react-vite";
import { mswLoader } from "msw-storybook-addon/csf3";
import { Suspense } from "react";
import { configure, fn, isMockFunction, type MockInstance } from "storybook/test";
import { SWRConfig } from "swr";
import { checksNewElementsOnly, onlyNewElements } from "./accessibility.ts";
import { StoryRoleContext } from "../packages/features/src/app/story-role.ts";
import { appearanceOf } from "./appearance.ts";
import { DocsPage } from "./docs-page.tsx";
import { reached, useReach } from "./reach.ts";
import { answered, assertQuiet, listen, startWorker } from "./network.ts";

// A slow machine is no failure, and the whole page printed at every failure helps nobody.
configure({ asyncUtilTimeout: 6000, getElementError: (message) => new Error(message ?? "Not found") });

const languages = { English: "en", French: "fr", "Pseudo (shows hard-coded text)": "en-XA" } as const;

const asTheStorySays = { title: "As the story says", value: "" };

const choices = (items: Readonly<Record<string, string>>) =>
  Object.entries(items).map(([title, value]) => ({ title, value }));

type Act = (...given: unknown[]) => unknown;

/** A spy that does what another one does, and counts its own calls alone. */
const ownSpy = (shared: MockInstance) =>
  fn((...given: unknown[]) => (shared as unknown as Act)(...given)).mockName(shared.getMockName());

/**
 * Spies of the file's `args` are those of all its stories: each story gets its own, so that none hears a late call of the one before,
 * which is still going away.
 */
const withOwnSpies = (args: Args): Args =>
  Object.fromEntries(
    Object.entries<unknown>(args).map(([name, value]) => [name, isMockFunction(value) ? ownSpy(value) : value]),
  );

/** Puts the mocks of a story in the place of those of the one before. */
const withMocks = mswLoader(startWorker);

export default {
  globalTypes: {
    theme: {
      description: "Light or dark",
      toolbar: { title: "Theme", icon: "mirror", items: choices({ Light: "light", Dark: "dark" }), dynamicTitle: true },
    },
    density: {
      description: "Density",
      toolbar: {
        title: "Density",
        icon: "component",
        items: choices({ Compact: "compact", Comfortable: "comfortable" }),
        dynamicTitle: true,
      },
    },
    language: {
      description: "Language",
      toolbar: { title: "Language", icon: "globe", items: choices(languages), dynamicTitle: true },
    },
    role: {
      description: "Who is signed in, on screens that know it",
      toolbar: {
        title: "Role",
        icon: "user",
        items: [asTheStorySays, ...roles.map((role) => ({ title: role, value: role }))],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: "light", density: "compact", language: "en", role: "" },
  parameters: {
    layout: "fullscreen",
    // What passed is neither listed nor kept: the lists cost more than the checks.
    a11y: { test: "error", options: { resultTypes: ["violations"] } },
    controls: { expanded: true },
    options: { storySort: { order: ["Welcome", "Foundations", "Widgets", "Screens"] } },
    docs: {
      page: DocsPage,
      stories: { filter: (story: { readonly playFunction?: unknown }) => story.playFunction === undefined },
    },
    // Every picture is reviewed in both appearances.
    chromatic: { modes: { light: { theme: "light" }, dark: { theme: "dark" } } },
    viewport: {
      options: {
        phone: { name: "Phone", styles: { width: "390px", height: "844px" }, type: "mobile" },
        small: { name: "Smallest (320)", styles: { width: "320px", height: "640px" }, type: "mobile" },
        laptop: { name: "Laptop", styles: { width: "1366px", height: "768px" }, type: "desktop" },
        desktop: { name: "Desktop", styles: { width: "1440px", height: "900px" }, type: "desktop" },
      },
    },
  },
  loaders: [
    async (context) => {
      // What the screen of the story before asked last is answered by its own mocks. (Loaders run side by side.)
      await answered();
      return withMocks(context);
    },
    async (context) => {
      const { theme, language, role } = appearanceOf(context);
      document.documentElement.dataset["theme"] = theme;
      await showLanguage(language);
      // What the story's own loaders lay out, such as somebody's reports, is for who was chosen; who is signed in, `StoryApp` says.
      if (role && "role" in context.args) context.args = { ...context.args, role };
      return {};
    },
    (context) => {
      context.args = withOwnSpies(context.args);
      return {};
    },
  ],
  decorators: [
    (Story, context) => {
      useReach(context);
      // A docs page is white, whatever theme its stories have.
      return context.viewMode === "docs" ? (
        <chakra.div bg="bg.canvas" color="fg" p="4">
          <Story />
        </chakra.div>
      ) : (
        <Story />
      );
    },
    (Story, context) => (
      <ThemeProvider density={appearanceOf(context).density}>
        {/* Answers of one story are not the cache of the next, nor those to one role the cache of another. */}
        <SWRConfig
          key={`${context.id} ${appearanceOf(context).role}`}
          value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}
        >
          <StoryRoleContext value={appearanceOf(context).role || undefined}>
            <Suspense>
              <Story />
            </Suspense>
          </StoryRoleContext>
        </SWRConfig>
      </ThemeProvider>
    ),
  ],
  beforeEach: () => {
    localStorage.clear();
    sessionStorage.clear();
    toaster.remove();
    return listen();
  },
  afterEach: async (context) => {
    const { parameters } = context;
    await reached();
    await answered();
    // A story that provokes an error says which: parameters: { expectedErrors: [/…/] }.
    assertQuiet(parameters["expectedErrors"] as readonly RegExp[] | undefined);
    if (checksNewElementsOnly) parameters["a11y"] = onlyNewElements(parameters["a11y"] as A11yParameters);
  },
} satisfies Preview;
