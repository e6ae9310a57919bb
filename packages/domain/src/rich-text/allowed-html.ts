/**
 * The HTML of a comment (CMT-4): what the editor writes, what the server lets through and what is shown. Nothing in it styles by
 * itself, so that it reads the same in a page, in the dark and in a mail.
 */
export const richTextTags = [
  "p",
  "h1",
  "h2",
  "h3",
  "pre",
  "code",
  "ol",
  "ul",
  "li",
  "strong",
  "em",
  "u",
  "s",
  "span",
  "a",
  "img",
  "br",
] as const;

export type RichTextTag = (typeof richTextTags)[number];

/** Colours of letters by the names of the theme's tokens: readable in the light and in the dark. */
export const richTextColors = ["gray", "blue", "green", "amber", "red", "violet"] as const;

export type RichTextColor = (typeof richTextColors)[number];

export const richTextAlignments = ["center", "right", "justify"] as const;

export type RichTextAlignment = (typeof richTextAlignments)[number];

/** Steps by which a paragraph or a heading is indented: 1 to 8 (CMT-4). */
export const maximumIndent = 8;

/** Languages that code is highlighted in; anything else is plain. */
export const codeLanguages = [
  "bash",
  "css",
  "html",
  "javascript",
  "json",
  "python",
  "sql",
  "typescript",
  "xml",
] as const;

export type CodeLanguage = (typeof codeLanguages)[number];

const blocks = {
  "data-align": new RegExp(`^(${richTextAlignments.join("|")})$`),
  "data-indent": new RegExp(`^[1-${String(maximumIndent)}]$`),
};

/** Pictures are documents of the product, never addresses elsewhere: nothing is fetched from strangers. */
export const pictureAddresses = /^\/api\/cases\/pictures\/[0-9a-f-]{36}$/;

/** What each attribute may say, by tag. An attribute or a value that is not here is taken off; the text stays. */
export const richTextAttributes: { readonly [Tag in RichTextTag]?: Readonly<Record<string, RegExp>> } = {
  p: blocks,
  h1: blocks,
  h2: blocks,
  h3: blocks,
  pre: { "data-language": new RegExp(`^(${codeLanguages.join("|")})$`) },
  span: {
    "data-color": new RegExp(`^(${richTextColors.join("|")})$`),
    /** Whom a mention means: the id of a user. */
    "data-mention": /^[A-Za-z0-9._@-]{1,64}$/,
  },
  a: {
    /** Addresses without a scheme would be ours: they are none. */
    href: /^(https?:\/\/|mailto:|tel:)[^\s]{1,2000}$/i,
    /** The link is a video that can be played where it stands: `videoOf` reads its address. */
    "data-video": /^true$/,
  },
  img: {
    src: pictureAddresses,
    alt: /^[^\r\n]{0,300}$/,
  },
};

/** Bytes of a comment's HTML, at most. */
export const maximumRichTextBytes = 100_000;

/** Types of pictures that a comment takes (CMT-4). */
export const pictureTypes = ["image/png", "image/gif", "image/jpeg", "image/bmp", "image/x-icon"] as const;
