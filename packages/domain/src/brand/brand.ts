import type { RouteSet } from "./routes.ts";

/** The accent of one appearance; every value is `#rrggbb`. */
export interface BrandColors {
  /** Main buttons and the tile of the mark. */
  readonly solid: string;
  /** The same while it is pressed. */
  readonly press: string;
  /** Behind what is selected. */
  readonly soft: string;
  /** Links, and text on `soft`. */
  readonly fg: string;
  /** Text on `solid` and on `press`. */
  readonly contrast: string;
}

export const brandLanguages = ["en", "fr"] as const;
export type BrandLanguage = (typeof brandLanguages)[number];

/** A heading and its paragraphs. */
export interface BrandSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** What a brand says of itself in one language. */
export interface BrandTexts {
  /** What the product is and how to get in: what `/info` shows. The first one's title is the page's. */
  readonly info: readonly BrandSection[];
  /** The terms and what is said about personal data, below it. */
  readonly legal: readonly BrandSection[];
}

/** Everything that names the product (BRD-1). */
export interface Brand {
  /** A name is a name: it is not translated. */
  readonly name: string;
  /** The mark: paths of SVG in a square of 24, drawn as lines on the accent. */
  readonly mark: readonly string[];
  readonly colors: { readonly light: BrandColors; readonly dark: BrandColors };
  /** Languages that readers can choose; the first is that of somebody who reads none of them. */
  readonly languages: readonly BrandLanguage[];
  /** Which routes there are (BRD-3). */
  readonly routes: RouteSet;
  /** Who mails come from that no vendor sends; its address is used where `MAIL_FROM` is not set. */
  readonly sender: { readonly name: string; readonly address: string | null };
  /** Texts in each of its languages; undefined where it has none of that language. */
  readonly texts: Readonly<Partial<Record<BrandLanguage, BrandTexts>>>;
}
