import { type ClaimRole, readDomain, rolesOfSignOn } from "@gatehouse/domain/access";
import { isEmail } from "@gatehouse/domain/travellers";
import { StartError } from "../start-error.ts";

/** One setting: how it is named in the environment, what it means, and how its text becomes a value. */
export interface Setting<T> {
  readonly name: string;
  /** What the setting does, for the table of settings. */
  readonly about: string;
  /** How the default reads in the table of settings. */
  readonly default: string;
  /** What a good value looks like: completes "NAME must be …". */
  readonly expects: string;
  /** The value is never shown, not even in the sentence about a bad one. */
  readonly secret?: true;
  /** @returns undefined for a text that is no good value. */
  readonly parse: (text: string) => T | undefined;
  readonly fallback: T;
}

type Words = Pick<Setting<unknown>, "name" | "about"> & { readonly secret?: true };

/** A setting that is a whole number between two bounds. */
export const integer = (
  words: Words & { readonly fallback: number; readonly min: number; readonly max: number; readonly unit?: string },
): Setting<number> => ({
  ...words,
  default: String(words.fallback),
  expects: `a whole number from ${words.min} to ${words.max}${words.unit ? ` (${words.unit})` : ""}`,
  parse: (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return value >= words.min && value <= words.max ? value : undefined;
  },
});

/** A setting that is one of a few words. */
export const choice = <const T extends string>(
  words: Words & { readonly fallback: T; readonly of: readonly T[] },
): Setting<T> => ({
  ...words,
  default: words.fallback,
  expects: `one of ${words.of.join(", ")}`,
  parse: (text) => words.of.find((option) => option === text),
});

/** Any text without control characters. */
export const text = (words: Words & { readonly fallback: string; readonly minimum?: number }): Setting<string> => ({
  ...words,
  default: words.fallback,
  expects:
    words.minimum === undefined ? "a text in one line" : `a text of at least ${words.minimum} characters in one line`,
  parse: (value) => (value.length >= (words.minimum ?? 1) && !/\p{Cc}/u.test(value) ? value : undefined),
});

/** An absolute address with one of these schemes. */
export const address = (
  words: Words & { readonly schemes: readonly string[]; readonly default?: string },
): Setting<string | undefined> => ({
  ...words,
  default: words.default ?? "",
  expects: `an address that begins with ${words.schemes.map((scheme) => `${scheme}//`).join(" or ")} and has no blanks`,
  fallback: undefined,
  parse: (value) => {
    if (/\s/.test(value) || !URL.canParse(value)) return undefined;
    return words.schemes.includes(new URL(value).protocol) ? value : undefined;
  },
});

/** A mail address without a name. */
export const email = (words: Words): Setting<string> => ({
  ...words,
  fallback: "",
  default: "",
  expects: "a mail address without a name, such as travel@example.com",
  parse: (value) => (isEmail(value) ? value : undefined),
});

const listed = (value: string): readonly string[] =>
  value
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
const isComplete = <T>(found: readonly (T | undefined)[]): found is readonly T[] => !found.includes(undefined);

/** Domains of e-mail addresses, divided by commas. */
export const domains = (words: Words): Setting<readonly string[]> => ({
  ...words,
  fallback: [],
  default: "",
  expects: "domains divided by commas, such as example.com",
  parse: (value) => {
    const found = listed(value).map(readDomain);
    return isComplete(found) ? found : undefined;
  },
});

/** Roles that values of a claim give to staff: `value=ROLE`, divided by commas. */
export const claimRoles = (words: Words): Setting<readonly ClaimRole[]> => ({
  ...words,
  fallback: [],
  default: "",
  expects: `pairs divided by commas, such as desk=OPERATOR, with the roles ${rolesOfSignOn("house").join(", ")}`,
  parse: (value) => {
    const found = listed(value).map((pair) => {
      const at = pair.lastIndexOf("=");
      const role = rolesOfSignOn("house").find((one) => one === pair.slice(at + 1).trim());
      return role && at > 0 ? { value: pair.slice(0, at).trim(), role } : undefined;
    });
    return isComplete(found) ? found : undefined;
  },
});

/** A setting that may be left out. */
export const optional = <T>(setting: Setting<T>, fallbackWords = ""): Setting<T | undefined> => ({
  ...setting,
  fallback: undefined,
  default: fallbackWords,
});

/** The value of a setting in an environment; an empty text counts as not given. */
export function readSetting<T>(setting: Setting<T>, env: Readonly<Record<string, string | undefined>>): T {
  const given = env[setting.name]?.trim();
  if (!given) return setting.fallback;
  const value = setting.parse(given);
  if (value === undefined)
    throw new StartError(
      `${setting.name} must be ${setting.expects}${setting.secret ? "" : `, not "${given.slice(0, 80)}"`}.`,
    );
  return value;
}
