/**
 * How a story looks. A story with a `play` function is a test: Storybook gives it the tag `play-fn`, the sidebar leaves it out (see
 * `main.ts`), and it runs in English whatever the toolbar says, because it looks for texts. Every other story is for anyone who designs
 * or reviews, and shows its state in every language, theme, density and role.
 */
import type { Role } from "@gatehouse/domain/access";
import type { ShownLanguage } from "@gatehouse/features/i18n";
import type { Density } from "@gatehouse/ui/theme";
import type { StoryContext } from "@storybook/react-vite";

interface Appearance {
  readonly theme: string;
  readonly density: Density;
  readonly language: ShownLanguage;
  /** Who is signed in; empty when that is left to the story. */
  readonly role: Role | "";
}

// Storybook hands the prepared story on as a part of the context, and types the context without it.
type Prepared = StoryContext & { readonly playFunction?: unknown };

/** Whether a story is a test: whether it has a play function. */
export const isTest = (context: StoryContext): boolean => (context as Prepared).playFunction !== undefined;

/** What holds for a story: what it says itself; then, unless it is a test, what the toolbar says. */
export function appearanceOf(context: StoryContext): Appearance {
  const { globals, storyGlobals } = context;
  const chosen = isTest(context) ? { ...globals, language: "en", role: "" } : globals;
  return { ...chosen, ...storyGlobals } as Readonly<Record<string, unknown>> & Appearance;
}
