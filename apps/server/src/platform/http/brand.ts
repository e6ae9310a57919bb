import { brandPaths, type Brand, type BrandColors, gatehouse } from "@gatehouse/domain/brand";

/** Text as it stands in HTML and between double quotes. */
export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const rule = (theme: "light" | "dark", { solid, press, soft, fg, contrast }: BrandColors): string =>
  `html[data-theme=${theme}]{--gh-colors-accent-solid:${solid};--gh-colors-accent-press:${press};--gh-colors-accent-soft:${soft};--gh-colors-accent-fg:${fg};--gh-colors-accent-contrast:${contrast};--gh-colors-bg-selected:${soft}}`;

const pathsOf = (mark: Brand["mark"]): string => mark.map((path) => `<path d="${escaped(path)}"></path>`).join("");

/**
 * What a page is told of its brand (BRD-4): built once, it names the product as built; the server puts another brand in its place,
 * its colours, and what the scripts read. The product's own brand leaves the page as it is.
 * @param withTexts also what the brand says of itself, for the page that shows it
 */
export function brandFill(brand: Brand, withTexts = false): (html: string) => string {
  if (brand === gatehouse) return (html) => html;
  const { name, mark, colors, languages, routes, texts } = brand;
  const told = { name, mark, languages, paths: brandPaths(routes), ...(withTexts ? { texts } : {}) };
  const head = `<meta name="gatehouse-brand" content="${escaped(JSON.stringify(told))}"><style>${rule("light", colors.light)}${rule("dark", colors.dark)}</style></head>`;
  return (html) =>
    html
      .replaceAll(/\bGatehouse\b/g, () => escaped(name))
      .replaceAll(/(<svg[^>]*\bdata-mark\b[^>]*>).*?<\/svg>/g, (_, open: string) => `${open}${pathsOf(mark)}</svg>`)
      // A picture of another product (SITE-5).
      .replaceAll(/ *<meta property="og:image[^>]*>\n?/g, "")
      .replace('name="twitter:card" content="summary_large_image"', 'name="twitter:card" content="summary"')
      .replace("</head>", () => head);
}

/** The picture of a brand for the browser's tab: its mark in white on its accent, readable on light tabs and dark ones. */
export const brandIcon = ({ mark, colors: { light } }: Brand): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${light.solid}"/><g transform="translate(5.5 5.5) scale(.875)" fill="none" stroke="${light.contrast}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${pathsOf(mark)}</g></svg>`;
