/** Most characters of a cell (ECMA-376 says nothing; spreadsheets refuse the whole file beyond this). */
const longest = 32_767;

/** What XML cannot hold, however it is written: halves of a sign, and the two code points that are none. */
const impossible = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]|[\uFFFE\uFFFF]/g;
/** How a file writes a sign by its number (ECMA-376, 22.9.2.19): a text that looks like that has its first sign written so. */
const escapes = /_(?=x[0-9A-Fa-f]{4}_)/g;
/** Most texts need nothing done to them. */
const odd = /[\uD800-\uDFFF\uFFFE\uFFFF]|_x[0-9A-Fa-f]{4}_/;

function cut(text: string): string {
  const end = longest - 1;
  const first = text.charCodeAt(end - 1);
  // Never half a sign.
  return `${text.slice(0, first >= 0xd800 && first <= 0xdbff ? end - 1 : end)}…`;
}

/** A text as a cell of a spreadsheet can hold it: read back it is the same, except for what no spreadsheet can keep. */
export function sheetText(text: string): string {
  const short = text.length > longest ? cut(text) : text;
  return odd.test(short) ? short.replaceAll(impossible, "\uFFFD").replaceAll(escapes, "_x005F_") : short;
}
