/** How the letters of an SMS are sent: GSM-7 where its alphabet has them all, else two bytes for each (UCS-2). */
export type SmsEncoding = "GSM-7" | "UCS-2";

/** What an SMS takes up. */
export interface SmsLength {
  readonly encoding: SmsEncoding;
  /** As its encoding counts: a letter of the extended GSM alphabet and one beyond the basic plane take two. */
  readonly characters: number;
  /** Parts that it is sent and charged in; 0 for an empty one. */
  readonly segments: number;
  /** Characters that still fit into the last part. */
  readonly left: number;
  /** The first letter that GSM-7 does not have, which makes every part shorter; undefined where it has them all. */
  readonly unusual: string | undefined;
}

/** Parts of an SMS at most: what phones put together. */
export const maxSmsSegments = 10;

// 3GPP TS 23.038: the basic alphabet, and the one behind the escape sign.
const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const extended = new Set("^{}\\[~]|€\f");

/** Characters of a message on its own, and of each part of a longer one, which also carries how the parts belong together. */
const room = { "GSM-7": { alone: 160, part: 153 }, "UCS-2": { alone: 70, part: 67 } } as const;

/** How many parts units of one or two take when none of the twos may be cut apart. @returns parts, and what the last one holds */
function fill(units: readonly number[], part: number): { readonly parts: number; readonly last: number } {
  let parts = 1;
  let last = 0;
  for (const unit of units) {
    if (last + unit > part) {
      parts += 1;
      last = 0;
    }
    last += unit;
  }
  return { parts, last };
}

/**
 * What a text takes up as an SMS: counted live where it is written, and once more where it is sent.
 * @param text with line ends as it will be sent
 */
export function smsLength(text: string): SmsLength {
  const letters = Array.from(text);
  const unusual = letters.find((letter) => !basic.has(letter) && !extended.has(letter));
  const encoding = unusual === undefined ? "GSM-7" : "UCS-2";
  const units = letters.map((letter) => (unusual === undefined ? (extended.has(letter) ? 2 : 1) : letter.length));
  const characters = units.reduce((sum, unit) => sum + unit, 0);
  const { alone, part } = room[encoding];
  if (characters <= alone)
    return { encoding, characters, segments: characters === 0 ? 0 : 1, left: alone - characters, unusual };
  const { parts, last } = fill(units, part);
  return { encoding, characters, segments: parts, left: part - last, unusual };
}

/** Line ends as phones write them, and nothing around the text. */
export const smsText = (typed: string): string => typed.replaceAll(/\r\n?/g, "\n").trim();
