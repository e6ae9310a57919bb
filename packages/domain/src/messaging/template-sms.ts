import { renderTemplate } from "./template-text.ts";

const entities: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
  "&amp;": "&",
};

/** Ends a line: what stands on lines of its own in a page. */
const lineEnds = /<br\b[^>]*>|<\/(?:p|div|h[1-4]|ul|ol|li|table|tr|blockquote|pre|center)>/gi;

/** A link with its words; a link that a variable makes is read after them, as nothing can be pressed in an SMS. */
const links = /<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gis;

/**
 * The words of a template of HTML, as an SMS says them: lines where the page has lines, links written out, no markup.
 * @param html sanitised by the server
 * @returns with its variables, which are still to be put in
 */
export const smsTemplateText = (html: string): string =>
  html
    .replaceAll(/<head\b.*?<\/head>/gis, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(links, (_, href: string, words: string) => (words.includes(href) ? words : `${words} ${href}`))
    .replaceAll(lineEnds, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n");

/** An SMS in a template. @param values by the names of variables; one that is not there leaves its place empty */
export const renderSms = (html: string, values: Readonly<Partial<Record<string, string>>>): string =>
  renderTemplate(smsTemplateText(html), values, "text");
