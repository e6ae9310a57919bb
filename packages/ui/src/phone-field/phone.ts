import type { CallingCode, Phone } from "./types.ts";

/** A calling code has four digits at most, with the area of a country that shares the code of another: 1684. */
const longest = 4;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");

/** The code in what was typed or filled in: `+385`, `00385`, `385`; undefined where there is none in it. */
export function codeIn(text: string): string | undefined {
  if (!/^\s*[+\d]/.test(text)) return undefined;
  return digitsOf(text).replace(/^0+/, "").slice(0, longest);
}

/**
 * The two parts of a whole international number, `+44 20 7946 0958`. No calling code begins another one, so there is one answer.
 * @returns undefined for a text that is no such number, or begins with no known code
 */
export function divided(text: string, codes: readonly CallingCode[]): Phone | undefined {
  const international = /^\s*(?:\+|00)\s*(?<rest>.*)$/s.exec(text)?.groups?.["rest"];
  if (international === undefined) return undefined;
  const digits = digitsOf(international);
  const code = codes.find((candidate) => digits.startsWith(candidate.code))?.code;
  if (code === undefined) return undefined;
  // Behind the code the traveller's own spaces stay.
  let left = code.length;
  let end = 0;
  while (left > 0) {
    if (/\d/.test(international.charAt(end))) left -= 1;
    end += 1;
  }
  return { code, number: international.slice(end).replace(/^[\s)–-]+/, "") };
}
