import { sanitizeOptions } from "@gatehouse/domain/rich-text";
import sanitizeHtml from "sanitize-html";

const options = { internal: sanitizeOptions(), external: sanitizeOptions({ mentions: false }) } as const;

/**
 * Takes off everything that is not of the vocabulary of comments (CMT-4): the words of what is taken off stay, scripts and styles go.
 * External comments mention nobody (CMT-17): who works on a case is not told to travellers.
 */
export const sanitiseComment = (html: string, commentsFor: keyof typeof options): string =>
  sanitizeHtml(html, options[commentsFor]);

/** Sanitised HTML without the pictures that its writer may not show (CMT-15). */
export const onlyPictures = (html: string, allowed: readonly string[]): string =>
  html.replaceAll(/<img src="\/api\/cases\/pictures\/([^"]*)"[^>]*>/g, (whole, id: string) =>
    allowed.includes(id) ? whole : "",
  );
