import { ThemeProvider } from "@gatehouse/ui/theme";
import { prerender } from "react-dom/static";
import type { Picture } from "./start-picture.tsx";
import { takeStyles } from "./take-styles.ts";

/** The theme's tokens, which are all that the chat window needs of the theme. Runs while the app is built. */
export async function drawChatWindow(): Promise<Picture> {
  const { prelude } = await prerender(<ThemeProvider density="comfortable">{null}</ThemeProvider>);
  return takeStyles(await new Response(prelude).text());
}
