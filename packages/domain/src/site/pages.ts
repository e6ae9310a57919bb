/** Languages that the pages about the product are written in; the first one has no part of its own in their addresses (SITE-2). */
export const siteLanguages = ["en", "fr"] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

/** The parts of the site, in the order of its menu (SITE-1). */
export const siteParts = ["product", "industries", "partners", "terms"] as const;
export type SitePart = (typeof siteParts)[number];

/** Every page about the product by its address in English, without the slash at the beginning; a part's own page comes first. */
export const sitePages = [
  "product",
  "product/flight-disruption-guarantee",
  "product/flight-delay-assistance",
  "product/air-traveler-assist",
  "product/flight-watcher",
  "product/auto-checkin",
  "product/weather-alerts",
  "industries",
  "industries/travel-agencies",
  "industries/travel-management",
  "partners",
  "partners/embedding",
  "terms",
  "terms/services",
  "terms/privacy",
] as const;
export type SitePage = (typeof sitePages)[number];

/** The part that a page stands in. */
export const partOf = (page: SitePage): SitePart => page.split("/", 1)[0] as SitePart;

/** The pages below the page of a part. */
export const pagesBelow = (part: SitePart): readonly SitePage[] =>
  sitePages.filter((page) => page !== part && partOf(page) === part);

/** Where a page is read in a language: `/product/auto-checkin`, `/product/fr/auto-checkin` (SITE-2). */
export function sitePath(page: SitePage, language: SiteLanguage): string {
  const [part = "", ...rest] = page.split("/");
  return `/${[part, ...(language === "en" ? [] : [language]), ...rest].join("/")}`;
}

const byPath = new Map(
  sitePages.flatMap((page) => siteLanguages.map((language) => [sitePath(page, language), { page, language }] as const)),
);

/** The page and the language behind an address; undefined where there is none. */
export const sitePageAt = (path: string): { readonly page: SitePage; readonly language: SiteLanguage } | undefined =>
  byPath.get(path);

/** Every address of the pages, in every language. */
export const sitePaths: readonly string[] = [...byPath.keys()];

/** Where the build puts a page, below the folder of the app. */
export const siteFile = (page: SitePage, language: SiteLanguage): string => `site/${language}/${page}.html`;

/** Stands in built pages for the address that people reach the server at, which only the running server knows. */
export const siteOrigin = "https://origin.invalid";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/**
 * The list of all pages for search engines, each with its other languages (SITE-5).
 * @param origin the address of the server, such as `https://www.example.com`
 * @param only paths that there are instead, of a brand without the site
 */
export function sitemap(origin: string, only?: readonly string[]): string {
  const at = (page: SitePage, language: SiteLanguage): string => escaped(`${origin}${sitePath(page, language)}`);
  const links = (page: SitePage): string =>
    [...siteLanguages.map((language) => [language, at(page, language)]), ["x-default", at(page, siteLanguages[0])]]
      .map(([language = "", href = ""]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
      .join("");
  const alone = (path: string): string => `<url><loc>${escaped(origin + path)}</loc></url>`;
  const pages = sitePages.flatMap((page) =>
    siteLanguages.map((language) => `<url><loc>${at(page, language)}</loc>${links(page)}</url>`),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...(only?.map(alone) ?? [alone("/fsbsearch"), ...pages]),
    "</urlset>",
    "",
  ].join("\n");
}
