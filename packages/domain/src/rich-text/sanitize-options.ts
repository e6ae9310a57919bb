import { pictureAddresses, richTextAttributes, richTextTags, type RichTextTag } from "./allowed-html.ts";

type Attributes = Readonly<Record<string, string>>;

const isTag = (name: string): name is RichTextTag => (richTextTags as readonly string[]).includes(name);

export interface SanitizeOptions {
  /** Addresses that pictures may have; by default those of Gatehouse's comments. Without the flags `g` and `y`. */
  readonly pictures?: RegExp;
  /** Whether mentions may say whom they mean; otherwise their words alone stay. By default they may. */
  readonly mentions?: boolean;
}

/**
 * What a server tells `sanitize-html`, so that nothing but the vocabulary of comments comes through (CMT-4): of everything else the
 * words stay, scripts and styles go with what they hold, and a picture with an address of somebody else goes whole. What `toHtml`
 * writes comes through letter for letter, and what came through once does so again.
 */
export function sanitizeOptions({ pictures = pictureAddresses, mentions = true }: SanitizeOptions = {}) {
  const isKept = (tag: RichTextTag, name: string, value: string): boolean => {
    if (tag === "img" && name === "src") return pictures.test(value);
    return (mentions || name !== "data-mention") && (richTextAttributes[tag]?.[name]?.test(value) ?? false);
  };
  return {
    allowedTags: [...richTextTags] as string[],
    allowedAttributes: Object.fromEntries(
      Object.entries(richTextAttributes).map(([tag, attributes]) => [tag, Object.keys(attributes)]),
    ),
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    transformTags: {
      "*": (tagName: string, attribs: Attributes) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries(attribs).filter(([name, value]) => isTag(tagName) && isKept(tagName, name, value)),
        ),
      }),
    },
    exclusiveFilter: ({ tag, attribs }: { readonly tag: string; readonly attribs: Attributes }): boolean =>
      tag === "img" && attribs["src"] === undefined,
  };
}
