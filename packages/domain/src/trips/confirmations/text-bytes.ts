import { Part } from "./part.ts";

/** What every browser and Node have, and no library of types that this package may use knows. */
declare const TextDecoder: new (
  label?: string,
  options?: { readonly fatal?: boolean },
) => { readonly decode: (bytes: Uint8Array) => string };

const latin = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");

/** The beginning of a file as single-byte letters: enough to tell formats. */
export const headOf = (bytes: Uint8Array, length = 4096): string => latin(bytes.subarray(0, length));

function decode(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    // No such character set, or the bytes are not of it.
    return null;
  }
}

/** UTF-8 that was taken for Windows-1252, or signs that stand for what could not be read. */
const garbled = /[ÂÃ][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u2122]|\uFFFD/;

/** Whether a text shows that its character set was not what it was called. */
export const isGarbled = (text: string): boolean => garbled.test(text);

/**
 * A file as a text: by its byte order mark, by the character set it names, as UTF-8, as Windows-1252 at last.
 * @param named the character set that the file or whoever brought it names
 */
export function textPart(name: string, bytes: Uint8Array, named = ""): Part {
  const mark =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "";
  for (const [label, isSure] of [
    [mark, true],
    [named, true],
    ["utf-8", named === ""],
  ] as const) {
    const text = label === "" ? null : decode(bytes, label);
    if (text !== null) return new Part(name, text, isSure && !isGarbled(text));
  }
  return new Part(name, decode(bytes, "windows-1252") ?? latin(bytes), false);
}
