/**
 * A name or subject in one line, for the head of a mail: without control characters and line ends, which could begin another header, and
 * without signs that turn the direction of writing, which could make one address look like another.
 */
export const plainName = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .trim()
    .slice(0, 200);
