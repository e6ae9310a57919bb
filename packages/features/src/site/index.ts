export { siteTexts } from "./content/index.ts";
export { type DemoName, demosOf } from "./demo-names.ts";
export { SitePageView, type SitePageProps } from "./site-page.tsx";
