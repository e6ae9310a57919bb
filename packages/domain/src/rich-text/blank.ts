/**
 * Whether nothing remains of a message after removing empty paragraphs, line breaks, non-breaking spaces and all tags (CMT-4).
 */
export function isBlankHtml(html: string): boolean {
  if (/<img\b|data-video=/i.test(html)) return false;
  const text = html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(?:nbsp|#160|#xa0);/gi, " ")
    .replaceAll(/[\p{White_Space}\p{Cf}]/gu, "");
  return text === "";
}
