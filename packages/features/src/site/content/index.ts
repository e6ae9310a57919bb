import type { SiteLanguage } from "@gatehouse/domain/site";
import { others as englishOthers } from "./en/others.ts";
import { product as englishProduct } from "./en/product.ts";
import { others as frenchOthers } from "./fr/others.ts";
import { product as frenchProduct } from "./fr/product.ts";
import type { SiteTexts } from "./types.ts";

/** What every page says in each language: who changes a text changes it there (SITE-3). */
export const siteTexts: Readonly<Record<SiteLanguage, SiteTexts>> = {
  en: { ...englishProduct, ...englishOthers },
  fr: { ...frenchProduct, ...frenchOthers },
};
export type { SitePageText } from "./types.ts";
