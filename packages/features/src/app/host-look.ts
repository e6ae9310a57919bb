import { colorOf, inkOn, seenOn } from "@gatehouse/ui/chat-widget/protocol";

/** What our pages lie on, light and dark: `bg.panel` of the theme. */
const grounds = { light: "#ffffff", dark: "#131a24" } as const;
/** What tells edges, chosen things and the focus from what they lie on, and what text needs, also on a soft ground (WCAG 2.2). */
const needed = { edge: 3, text: 5.5 } as const;

/**
 * The accents of a page that a page around wants in a colour of its own: the colour as it is where it is seen, otherwise as much lighter or
 * darker as it takes (EMB-11).
 * @param color `#rrggbb`
 */
export function accentsOf(color: string, theme: "light" | "dark"): Readonly<Record<string, string>> {
  const ground = grounds[theme];
  const solid = seenOn(color, ground, needed.edge);
  return {
    solid,
    contrast: inkOn(solid),
    soft: `color-mix(in oklab, ${solid} 10%, var(--gh-colors-bg-panel))`,
    fg: seenOn(color, ground, needed.text),
  };
}

/** Paints the accent anew whenever light becomes dark. */
let repaint: MutationObserver | undefined;

/**
 * Makes the page look as the one around wants it: the colour of buttons, and light or dark, which the reader's own no longer changes
 * then. What is none of these changes nothing.
 */
export function showLook({ color, appearance }: { readonly color: string; readonly appearance: string }): void {
  const { style, dataset } = document.documentElement;
  if (appearance === "light" || appearance === "dark") {
    dataset["theme"] = appearance;
    delete dataset["themeFrom"];
  }
  const accent = colorOf(color);
  if (accent === "") return;
  const paint = (): void => {
    for (const [name, value] of Object.entries(accentsOf(accent, dataset["theme"] === "dark" ? "dark" : "light")))
      style.setProperty(`--gh-colors-accent-${name}`, value);
  };
  paint();
  repaint?.disconnect();
  repaint = new MutationObserver(paint);
  repaint.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
}
