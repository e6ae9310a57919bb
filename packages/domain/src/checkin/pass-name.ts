/**
 * Names as boarding passes print them: ICAO 9303 part 3, section 6. Letters that Unicode takes apart by itself (É, Ş, Ñ) lose
 * their marks; these do not, or become two letters.
 */
const latin: Readonly<Record<string, string>> = {
  Ä: "AE",
  Ö: "OE",
  Ü: "UE",
  Å: "AA",
  Æ: "AE",
  Ø: "OE",
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
};
const cyrillic: Readonly<Record<string, string>> = {
  А: "A",
  Б: "B",
  В: "V",
  Г: "G",
  Д: "D",
  Е: "E",
  Ё: "E",
  Ж: "ZH",
  З: "Z",
  И: "I",
  І: "I",
  Й: "I",
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
  Х: "KH",
  Ц: "TS",
  Ч: "CH",
  Ш: "SH",
  Щ: "SHCH",
  Ъ: "IE",
  Ы: "Y",
  Ь: "",
  Э: "E",
  Ю: "IU",
  Я: "IA",
  Є: "IE",
  Ї: "I",
  Ґ: "G",
};
const arabic: Readonly<Record<string, string>> = {
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

/** A name in the capital letters A to Z of passes and passports; separators and unknown signs are dropped. */
export function passLetters(name: string): string {
  const letters = Array.from(name.normalize("NFC"), (sign) => {
    const upper = sign === "ı" || sign === "ß" ? sign : sign.toUpperCase();
    return latin[upper] ?? cyrillic[upper] ?? arabic[upper] ?? upper.normalize("NFD");
  });
  return letters
    .join("")
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, "");
}

/** BCBP item 11: "SURNAME/GIVEN", 20 characters at most (IATA Resolution 792). */
const passNameLength = 20;
export const passName = (lastname: string, firstname: string): string =>
  `${passLetters(lastname) || "X"}/${passLetters(firstname)}`.slice(0, passNameLength);
