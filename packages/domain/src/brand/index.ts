export {
  type Brand,
  type BrandColors,
  brandLanguages,
  type BrandLanguage,
  type BrandSection,
  type BrandTexts,
} from "./brand.ts";
export { brands, gatehouse, samgi } from "./brands.ts";
export { brandFileName } from "./file-name.ts";
export { BrandProblems, readBrand } from "./read-brand.ts";
export { brandPaths, hasRoute, isBelow, type RouteSet, routeSets } from "./routes.ts";
