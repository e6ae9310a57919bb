import { useState } from "react";
import type { TextSource } from "../combobox/index.ts";
import { nameIn } from "../country-field/index.ts";
import { plainText } from "../field/index.ts";
import { codeIn } from "./phone.ts";
import type { CallingCode, PhoneFieldProps } from "./types.ts";

interface NamedCode extends CallingCode {
  readonly name: string;
}

/**
 * Those that a text means, the whole code before longer ones, and of its countries the main one first; all of them while nothing
 * is typed.
 * @param main the country that a code is known by
 */
function matching(
  codes: readonly NamedCode[],
  typed: string | undefined,
  main: (code: string) => string | undefined,
): readonly NamedCode[] {
  if (typed === undefined || typed.trim() === "") return codes;
  const digits = codeIn(typed);
  if (digits !== undefined) {
    const begun = codes.filter(({ code }) => code.startsWith(digits));
    const rank = ({ code, iso2 }: NamedCode): number => (code !== digits ? 2 : iso2 === main(code) ? 0 : 1);
    return begun.toSorted((one, other) => rank(one) - rank(other));
  }
  const text = plainText(typed);
  const begins = ({ name, iso2 }: NamedCode): boolean =>
    plainText(name).startsWith(text) || iso2.toLowerCase() === text;
  return [
    ...codes.filter((code) => begins(code)),
    ...codes.filter((code) => !begins(code) && plainText(code.name).includes(text)),
  ];
}

/** The calling code's input: digits are the code itself, letters look for a country. */
export function useCallingCode(
  { codes = [], locale, defaultCode = "1" }: Pick<PhoneFieldProps, "codes" | "locale" | "defaultCode">,
  code: string,
  onCode: (code: string) => void,
) {
  const [typed, setTyped] = useState<string>();
  const named = codes
    .map((entry) => ({ ...entry, name: nameIn(locale, { ...entry, iso3: "", name: entry.iso2 }) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  const options = matching(named, typed, (digits) => codes.find((entry) => entry.code === digits)?.iso2);
  const type = (text: string, source: TextSource): void => {
    const digits = codeIn(text);
    const country = named.find(({ iso2 }) => iso2.toLowerCase() === text.trim().toLowerCase());
    setTyped(source === "filled" ? undefined : text);
    if (digits !== undefined) onCode(digits);
    else if (source === "filled" && country) onCode(country.code);
    else if (text.trim() === "") onCode("");
  };
  return {
    options,
    text: typed ?? (code === "" ? "" : `+${code}`),
    type,
    choose: (chosen: NamedCode): void => {
      setTyped(undefined);
      onCode(chosen.code);
    },
    /** A name that was not chosen is dropped, and no number is left without a code. */
    leave: (): void => {
      setTyped(undefined);
      if (code === "") onCode(defaultCode);
    },
  };
}
