import type { RichTextBlock, RichTextDocument } from "@gatehouse/domain/rich-text";
import { pastedWays } from "./pasted-ways.ts";
import { readHtml } from "./read-html.ts";

export interface ReadingOptions {
  /** HTML of somebody else's making: of a page, Word, Outlook or Google Docs. */
  readonly pasted?: boolean;
  /** Addresses that pictures may have; by default those of Gatehouse's comments. Without the flags `g` and `y`. */
  readonly pictureAddresses?: RegExp;
  /** Pasted pictures that stand in their own address are kept with it, to be sent; otherwise their names stay. */
  readonly writtenPictures?: boolean;
}

/** Items are one step deeper than the item before them at most: parts of lists are copied as well, and lists without items. */
function withParents(blocks: readonly RichTextBlock[]): readonly RichTextBlock[] {
  /** Depths, as they were, of the items that the last one stands in, and its own. */
  let open: readonly number[] = [];
  return blocks.map((block) => {
    if (block.type !== "list-item") {
      open = [];
      return block;
    }
    open = open.filter((one) => one < block.depth);
    const depth = open.length;
    open = [...open, block.depth];
    return depth === block.depth ? block : { ...block, depth };
  });
}

/**
 * Reads the HTML of a comment, or of what was pasted, into what the editor and the view know: whatever else it holds is left out, and
 * nothing of it runs or is fetched.
 * It takes a browser; a server reads `plainText`.
 */
export function fromHtml(
  html: string,
  { pasted = false, pictureAddresses, writtenPictures = false }: ReadingOptions = {},
): RichTextDocument {
  return pasted
    ? withParents(readHtml(html, pictureAddresses, (page) => pastedWays(page, writtenPictures)))
    : readHtml(html, pictureAddresses);
}
