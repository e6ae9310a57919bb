import type { SitePage } from "@gatehouse/domain/site";

/** What happens first, next and last; `when` says it in few words. */
interface SiteStep {
  readonly when: string;
  readonly title: string;
  readonly text: string;
}

/** A part of a page under a heading of its own. */
interface SiteSection {
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly list?: readonly string[];
  /** What one puts on a page of one's own, as it is. */
  readonly code?: string;
}

/** What a page says (SITE-3). Plain texts. */
export interface SitePageText {
  /** In the menu, and in lists of pages. */
  readonly name: string;
  /** May be of two lines. */
  readonly heading: string;
  /** Under the heading, and what search engines show. */
  readonly lead: string;
  readonly does?: readonly string[];
  /** Limits, beside the benefits. */
  readonly ends?: readonly string[];
  readonly steps?: readonly SiteStep[];
  readonly sections?: readonly SiteSection[];
}

export type SiteTexts = Readonly<Record<SitePage, SitePageText>>;
