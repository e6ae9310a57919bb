import { colorOf, inkOn } from "@gatehouse/ui/chat-widget/protocol";

/** Makes the page look as the one around wants it: the colour of buttons, and light or dark. What is none of these changes nothing. */
export function showLook({ color, appearance }: { readonly color: string; readonly appearance: string }): void {
  const { style, dataset } = document.documentElement;
  if (appearance === "light" || appearance === "dark") dataset["theme"] = appearance;
  const accent = colorOf(color);
  if (accent === "") return;
  style.setProperty("--gh-colors-accent-solid", accent);
  const ink = inkOn(accent);
  style.setProperty("--gh-colors-accent-contrast", ink);
  style.setProperty("--gh-colors-accent-soft", `color-mix(in oklab, ${accent} 10%, var(--gh-colors-bg-panel))`);
  // A colour on which white is read is itself read on white; in the dark our own is.
  if (ink === "#ffffff" && dataset["theme"] !== "dark") style.setProperty("--gh-colors-accent-fg", accent);
}
