import { colorOf, inkOn } from "@gatehouse/ui/chat-widget/protocol";

/** Makes the page look as the one around wants it: the colour of buttons, and light or dark. What is none of these changes nothing. */
export function showLook({ color, appearance }: { readonly color: string; readonly appearance: string }): void {
  const { style, dataset } = document.documentElement;
  if (appearance === "light" || appearance === "dark") dataset["theme"] = appearance;
  const accent = colorOf(color);
  if (accent === "") return;
  style.setProperty("--gh-colors-accent-solid", accent);
  style.setProperty("--gh-colors-accent-contrast", inkOn(accent));
}
