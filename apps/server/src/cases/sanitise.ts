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
