import { showLanguage } from "@gatehouse/features/i18n";
import { demosOf, SitePageView, siteTexts } from "@gatehouse/features/site";
import { type SiteLanguage, siteLanguages, siteOrigin, type SitePage, sitePath } from "@gatehouse/domain/site";
import { QueuePicture } from "@gatehouse/features/site/queue-demo";
import { ThemeProvider } from "@gatehouse/ui/theme";
import { createElement } from "react";
import { prerender } from "react-dom/static";
import { demoFiles, demos } from "./site-demos.tsx";
import { takeStyles } from "./take-styles.ts";

interface SitePicture {
  readonly title: string;
  /** Elements of the head beside the title: what search engines and other sites show of the page. */
  readonly head: string;
  readonly markup: string;
  /** The ends of the paths of its demonstrations' code. */
  readonly demos: readonly string[];
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const locales: Readonly<Record<SiteLanguage, string>> = { en: "en_US", fr: "fr_FR" };

/** @returns elements that name the page, its other languages, and what is shown of it elsewhere (SITE-5) */
function headOf(page: SitePage, language: SiteLanguage): string {
  const { name, lead, heading } = siteTexts[language][page];
  const at = (of: SiteLanguage): string => `${siteOrigin}${sitePath(page, of)}`;
  const link = (rel: string, href: string, more = ""): string => `<link rel="${rel}"${more} href="${href}">`;
  const property = (key: string, content: string): string =>
    `<meta property="og:${key}" content="${escaped(content)}">`;
  return [
    `<meta name="description" content="${escaped(lead)}">`,
    link("canonical", at(language)),
    ...siteLanguages.map((of) => link("alternate", at(of), ` hreflang="${of}"`)),
    link("alternate", at(siteLanguages[0]), ' hreflang="x-default"'),
    property("type", "website"),
    property("site_name", "Gatehouse"),
    property("title", name),
    property("description", heading.replace("\n", " ")),
    property("url", at(language)),
    property("locale", locales[language]),
    property("image", `${siteOrigin}/social.png`),
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("\n    ");
}

/** A page about the product as HTML, complete without scripts (SITE-2). Runs while the app is built. */
export async function drawSitePage(page: SitePage, language: SiteLanguage): Promise<SitePicture> {
  const shown = demosOf(page);
  const pictures = await Promise.all(
    shown.map(async (demo) => [demo, createElement(await (demo === "queue" ? QueuePicture : demos[demo]()))] as const),
  );
  await showLanguage(language);
  const { prelude } = await prerender(
    <ThemeProvider density="comfortable">
      <SitePageView page={page} language={language} pictures={Object.fromEntries(pictures)} />
    </ThemeProvider>,
  );
  const { styles, markup } = takeStyles(await new Response(prelude).text());
  return {
    title: escaped(`${siteTexts[language][page].name} · Gatehouse`),
    head: `${headOf(page, language)}\n    ${styles}`,
    markup,
    demos: shown.map((demo) => demoFiles[demo]),
  };
}
