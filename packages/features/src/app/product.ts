import { isBelow } from "@gatehouse/domain/brand";
import type { BrandTexts } from "@gatehouse/domain/brand";

/** What the server has told the page of its brand (BRD-4). */
interface Product {
  readonly name: string;
  /** Paths of the mark in a square of 24; undefined for the one that is drawn here. */
  readonly mark?: readonly string[];
  /** Codes of the languages that can be chosen; undefined for all. */
  readonly languages?: readonly string[];
  /** Routes of the brand; undefined for all. */
  readonly paths?: readonly string[];
  /** What it says of itself, on the page that shows it. */
  readonly texts?: Readonly<Record<string, BrandTexts>>;
}

// There is no document where pages are drawn ahead.
const told =
  typeof document === "undefined"
    ? undefined
    : document.querySelector<HTMLMetaElement>("meta[name=gatehouse-brand]")?.content;

/** Whose product this page is; the server writes what it says, and checked it when it started. */
export const product: Product = told ? (JSON.parse(told) as Product) : { name: "Gatehouse" };

/** Whether the brand has a page at this path or below it (BRD-3). @param pathname without parameters */
export const hasPage = (pathname: string): boolean =>
  // The product itself has all but what a brand says of itself.
  product.paths ? isBelow(product.paths, pathname) : pathname !== "/info";
