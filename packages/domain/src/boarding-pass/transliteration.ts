/**
 * How national letters are written with A to Z. The first spelling is the one that ICAO Doc 9303, part 3, section 6 recommends; the
 * others are those its notes allow, or that states and travellers use instead, and agree just as well. Letters that Unicode takes
 * apart by itself (É, Ş, Ñ) lose their marks and need no entry for that.
 */
type Table = Readonly<Record<string, string>>;

/** Spellings separated by blanks; "-" is a letter that is not written. */
const latin: Table = {
  Ä: "AE A",
  Ö: "OE O",
  Ü: "UE U UXX",
  Å: "AA A",
  Ñ: "N NXX",
  Æ: "AE",
  Ø: "OE O",
  Œ: "OE",
  ß: "SS",
  ẞ: "SS",
  Þ: "TH",
  Ð: "D",
  Đ: "D",
  Ł: "L",
  Ħ: "H",
  Ŧ: "T",
  Ŋ: "N",
  Ĳ: "IJ",
  ı: "I",
  İ: "I",
  ĸ: "Q",
  Ə: "E A",
};

/** Section 6 B, with the exceptions it lists for Belorussian, Bulgarian, Macedonian, Serbian and Ukrainian. */
const cyrillic: Table = {
  А: "A",
  Б: "B",
  В: "V",
  Г: "G H",
  Д: "D",
  Е: "E YE",
  Ё: "E IO YO",
  Ж: "ZH Z",
  З: "Z",
  И: "I Y",
  І: "I",
  Й: "I Y",
  К: "K",
  Л: "L",
  М: "M",
  Н: "N",
  О: "O",
  П: "P",
  Р: "R",
  С: "S",
  Т: "T",
  У: "U",
  Ф: "F",
  Х: "KH H",
  Ц: "TS C",
  Ч: "CH C",
  Ш: "SH S",
  Щ: "SHCH SHT",
  Ъ: "IE A -",
  Ы: "Y",
  Ь: "-",
  Э: "E",
  Ю: "IU YU",
  Я: "IA YA",
  Ѵ: "Y",
  Ґ: "G",
  Ў: "U",
  Ѫ: "U",
  Ѓ: "G GJ",
  Ђ: "D DJ",
  Ѕ: "DZ",
  Ј: "J",
  Ќ: "K KJ",
  Љ: "LJ",
  Њ: "NJ",
  Ћ: "C",
  Џ: "DZ DJ",
  Є: "IE YE",
  Ї: "I YI",
};

/** ELOT 743 (ISO 843), which Greek and Cypriot passports follow; Doc 9303 has no table for Greek. */
const greek: Table = {
  Α: "A",
  Β: "V",
  Γ: "G",
  Δ: "D",
  Ε: "E",
  Ζ: "Z",
  Η: "I",
  Θ: "TH",
  Ι: "I",
  Κ: "K",
  Λ: "L",
  Μ: "M",
  Ν: "N",
  Ξ: "X",
  Ο: "O",
  Π: "P",
  Ρ: "R",
  Σ: "S",
  Τ: "T",
  Υ: "Y",
  Φ: "F",
  Χ: "CH H",
  Ψ: "PS",
  Ω: "O",
};

/** Section 6 C. */
const arabic: Table = {
  ء: "XE",
  آ: "XAA",
  أ: "XAE",
  ؤ: "U",
  إ: "I",
  ئ: "XI",
  ا: "A",
  ب: "B",
  ة: "XTA",
  ت: "T",
  ث: "XTH",
  ج: "J",
  ح: "XH",
  خ: "XKH",
  د: "D",
  ذ: "XDH",
  ر: "R",
  ز: "Z",
  س: "S",
  ش: "XSH",
  ص: "XSS",
  ض: "XDZ",
  ط: "XTT",
  ظ: "XZZ",
  ع: "E",
  غ: "G",
  ف: "F",
  ق: "Q",
  ك: "K",
  ل: "L",
  م: "M",
  ن: "N",
  ه: "H",
  و: "W",
  ى: "XAY",
  ي: "Y",
};

const table: ReadonlyMap<string, readonly string[]> = new Map(
  [latin, cyrillic, greek, arabic].flatMap((letters) =>
    Object.entries(letters).map(([letter, spelt]) => [
      letter,
      spelt.split(" ").map((spelling) => (spelling === "-" ? "" : spelling)),
    ]),
  ),
);

/** Greek vowel pairs; whether Υ sounds V or F depends on what follows it. */
const voiceless = new Set("ΘΚΞΠΣΤΦΧΨ");
const nasal: Table = { ΓΓ: "NG", ΓΞ: "NX", ΓΧ: "NCH" };
const isGreek = (letter: string) => letter >= "Α" && letter <= "Ω";
/** A Greek letter without its accent, but with its diaeresis, which keeps two vowels apart. */
const unaccented = (sign: string) =>
  sign
    .normalize("NFD")
    .replaceAll(/[\u0300\u0301\u0342\u0313\u0314]/g, "")
    .normalize("NFC");

function greekPair(here: string, bare: string, next: string, after: string): readonly string[] | null {
  // An accent on the first vowel keeps the two apart as well.
  if (next === "Υ" && here === bare) {
    if (bare === "Ο") return ["OU"];
    const vowel = bare === "Α" ? "A" : bare === "Ε" ? "E" : bare === "Η" ? "I" : null;
    if (vowel !== null)
      return [`${vowel}${after === "" || voiceless.has(after) ? "F" : "V"}`, `${vowel}Y`, `${vowel}U`];
  }
  const found = nasal[bare + next];
  return found === undefined ? null : [found];
}

/** One letter of a name, or two that are written together. */
export interface SpelledLetter {
  /** Where it is in the name, in UTF-16 units. */
  readonly at: number;
  /** How it may be written, the usual way first; each of A to Z, one may be empty. */
  readonly spellings: readonly string[];
}

const upperOf = (sign: string) => (sign === "ı" || sign === "ß" || sign === "ĸ" ? sign : sign.toUpperCase());

/**
 * Spells a name with the letters A to Z. Blanks, hyphens, apostrophes and signs without a spelling (Han, for example) are left out.
 * @param name in any script that Doc 9303 or ELOT 743 knows
 */
export function spell(name: string): readonly SpelledLetter[] {
  const signs: { readonly at: number; readonly upper: string }[] = [];
  // Marks that stand alone belong to the letter before them: composed where possible, so that "A" + diaeresis is "Ä".
  const composed = /\P{M}\p{M}*/gu;
  for (const found of name.matchAll(composed))
    for (const sign of found[0].normalize("NFC")) signs.push({ at: found.index, upper: upperOf(sign) });

  const spelled: SpelledLetter[] = [];
  for (let index = 0; index < signs.length; index += 1) {
    const sign = signs[index];
    if (sign === undefined) continue;
    // Nearly every letter of nearly every name.
    if (sign.upper >= "A" && sign.upper <= "Z" && sign.upper.length === 1) {
      spelled.push({ at: sign.at, spellings: [sign.upper] });
      continue;
    }
    const bare = unaccented(sign.upper);
    const next = unaccented(signs[index + 1]?.upper ?? "");
    const pair = isGreek(bare) ? greekPair(sign.upper, bare, next, unaccented(signs[index + 2]?.upper ?? "")) : null;
    if (pair) index += 1;
    const known = pair ?? table.get(sign.upper) ?? (isGreek(bare) ? table.get(bare) : undefined);
    const plain = known ?? [lettersOnly(sign.upper.normalize("NFKD"))];
    if (known !== undefined || plain[0] !== "") spelled.push({ at: sign.at, spellings: plain });
  }
  return spelled;
}

/** What remains of a sign that Unicode took apart: Greek capitals with a diaeresis come back here without it. */
function lettersOnly(decomposed: string): string {
  return Array.from(decomposed.toUpperCase(), (sign) => table.get(sign)?.[0] ?? sign)
    .join("")
    .replaceAll(/[^A-Z]/g, "");
}
