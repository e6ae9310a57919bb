export { siteTexts } from "./content/index.ts";
export { type DemoName, demoOf } from "./demo-names.ts";
export { SitePageView, type SitePageProps } from "./site-page.tsx";
