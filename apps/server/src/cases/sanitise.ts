import { sanitizeOptions } from "@gatehouse/domain/rich-text";
import sanitizeHtml from "sanitize-html";

const options = sanitizeOptions();

/** Takes off everything that is not of the vocabulary of comments (CMT-4): the words of what is taken off stay, scripts and styles go. */
export const sanitiseComment = (html: string): string => sanitizeHtml(html, options);

/** Sanitised HTML without the pictures that its writer may not show (CMT-15). */
export const onlyPictures = (html: string, allowed: readonly string[]): string =>
  html.replaceAll(/<img src="\/api\/cases\/pictures\/([^"]*)"[^>]*>/g, (whole, id: string) =>
    allowed.includes(id) ? whole : "",
  );

/** The words of a sanitised comment, and what its pictures are called; a line each block: for searching, and for mails. */
export const wordsOf = (html: string): string =>
  sanitizeHtml(
    html.replaceAll(/<(?:\/(?:p|h[1-3]|li|pre)|br ?\/?)>/g, "\n").replaceAll(/<img [^>]*?alt="([^"]*)"[^>]*>/g, " $1 "),
    { allowedTags: [], allowedAttributes: {}, textFilter: (text) => text },
  )
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll(" ", " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/[ \t]+/g, " ")
    .replaceAll(/\s*\n\s*/g, "\n")
    .trim();
