import type { Picture } from "./start-picture.tsx";

/** Takes the theme's styles out of a drawn page: they belong into its head. */
export function takeStyles(html: string): Picture {
  const styles = new Set<string>();
  const markup = html.replaceAll(/<style data-emotion="[^"]*">([\s\S]*?)<\/style>/g, (_, text: string) => {
    styles.add(text);
    return "";
  });
  return { styles: `<style>${[...styles].join("")}</style>`, markup };
}
