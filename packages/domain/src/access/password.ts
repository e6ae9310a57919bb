/** Shortest password a user may choose (characters). */
export const passwordMinimum = 12;
const maximum = 1024;

/** What is wrong with a chosen password, as keys of the message catalogue. */
export type PasswordProblem =
  | "access.password.tooShort"
  | "access.password.tooLong"
  | "access.password.common"
  | "access.password.personal";

/**
 * What the passwords of leaked lists are made of. Hardly any of them has twelve characters by itself; those that do are these words,
 * repeated, strung together, or filled up with digits and signs.
 */
const commonParts = (
  "password passwort passwd motdepasse contrasena senha parola secret letmein welcome willkommen bienvenue iloveyou loveyou jetaime princess prince sunshine " +
  "monkey dragon master football baseball basketball soccer hockey superman batman spiderman starwars pokemon naruto minecraft fortnite shadow michael " +
  "jessica ashley daniel charlie thomas jordan hunter ranger buster ginger pepper cookie chocolate cheese banana orange flower butterfly angel heaven " +
  "freedom whatever trustno computer internet samsung google facebook instagram microsoft windows apple android login admin administrator root user guest " +
  "test demo default changeme qwerty azerty asdfgh zxcvbn qazwsx qwertz abcdef abcabc love baby hello access gate summer winter spring autumn january " +
  "february march april june july august september october november december monday friday london paris berlin mumbai delhi canada france germany india " +
  "sommer herbst fruehling frühling januar februar märz maerz juni juli oktober dezember montag freitag hallo schatz geheim fussball sonnenschein " +
  "verano invierno otono otoño primavera enero febrero abril agosto septiembre octubre noviembre diciembre hola amigo futbol secreto " +
  "printemps automne janvier fevrier février avril juillet octobre novembre decembre décembre bonjour soleil chouchou " +
  "america liverpool arsenal chelsea barcelona madrid mustang ferrari porsche mercedes yankees lakers cowboys jesus christ mother father family friend"
).split(" ");

const runs = [
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "azertyuiop",
  "qsdfghjklm",
  "wxcvbn",
  "qwertzuiop",
  "yxcvbnm",
];

/** Letters that are commonly written as digits or signs. */
const disguises: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};
const undisguised = (text: string): string => text.replaceAll(/[013457@$!]/g, (sign) => disguises[sign] ?? sign);

/** Pieces of at least four characters of a keyboard row or the alphabet, forwards and backwards. */
function isRun(piece: string): boolean {
  const reversed = Array.from(piece).toReversed().join("");
  return runs.some((run) => run.includes(piece) || run.includes(reversed));
}

/** Takes out every part, and every run; what is left was thought of by somebody. */
function without(text: string, parts: readonly string[]): string {
  let rest = parts.reduce((left, part) => left.replaceAll(part, " "), text);
  for (let at = 0; at + 4 <= rest.length; at += 1) {
    let length = 0;
    while (at + length + 4 <= rest.length && isRun(rest.slice(at, at + length + 4))) length += 1;
    if (length > 0) rest = `${rest.slice(0, at)} ${rest.slice(at + length + 3)}`;
  }
  return rest;
}

const letters = (text: string): string => text.replaceAll(/[^\p{L}]/gu, "");
/** Letters that a password needs beyond its common parts. */
const enough = 5;

/** Names and addresses in pieces of at least three characters. */
const piecesOf = (personal: readonly string[]): readonly string[] =>
  personal
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((piece) => piece.toLowerCase())
    .filter((piece) => piece.length >= 3)
    .toSorted((one, other) => other.length - one.length);

/**
 * Whether a password may be chosen (ASVS 6.2.1, 6.2.11, 6.2.12). Length counts, not kinds of characters; what anybody would try
 * first is refused: common words and keyboard rows however they are filled up, and the user's own names.
 * @param personal names and addresses of the user
 * @returns undefined for a good password
 */
export function passwordProblem(password: string, personal: readonly string[] = []): PasswordProblem | undefined {
  if (Array.from(password).length < passwordMinimum) return "access.password.tooShort";
  if (password.length > maximum) return "access.password.tooLong";
  const plain = password.toLowerCase();
  if (new Set(plain).size < enough || /^[\d\s\p{P}]+$/u.test(plain)) return "access.password.common";
  const readings = [plain, undisguised(plain)];
  const words = [...commonParts, "gatehouse"].toSorted((one, other) => other.length - one.length);
  const pieces = piecesOf(personal);
  // A part only counts when it was there: a password of many digits and few letters is not common.
  const leaves = (parts: readonly string[]) =>
    Math.min(
      ...readings.map((reading) =>
        without(reading, parts) === reading ? Number.POSITIVE_INFINITY : letters(without(reading, parts)).length,
      ),
    );
  if (leaves(words) < enough) return "access.password.common";
  return leaves([...pieces, ...words]) < enough ? "access.password.personal" : undefined;
}
