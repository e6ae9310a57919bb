import { type Country, type CountryState, cityLabels, type Need, postalCodeLabels, stateLabels } from "../country.ts";
import { countryName } from "../names.ts";
import { countryLines } from "./lines.ts";

const needs: Readonly<Record<string, Need>> = { r: "required", o: "optional", n: "none" };

/** One of a list of names, by its own name; the list's first where a country has no name of its own. */
const named = <Name extends string>(names: readonly [Name, ...Name[]] | readonly Name[], text: string): Name => {
  const found = names.find((name) => name === text) ?? names[0];
  if (found === undefined) throw new RangeError(`There is no ${text}.`);
  return found;
};

function stateOf(text: string): CountryState {
  const [code = "", name = "", local = ""] = text.split("=");
  return { code, name, ...(local === "" ? {} : { local }) };
}

function countryOf(line: string): Country {
  const [
    iso2 = "",
    iso3 = "",
    need = "",
    postal = "",
    pattern = "",
    example = "",
    prefix = "",
    state = "",
    city = "",
    states,
  ] = line.split(";");
  const [postalNeed = "n", stateNeed = "n", cityNeed = "r"] = need;
  return {
    iso2,
    iso3,
    name: countryName(iso2, "en"),
    states: states ? states.split("|").map(stateOf) : [],
    rules: {
      postalCode: {
        label: named(postalCodeLabels, postal),
        need: needs[postalNeed] ?? "none",
        ...(pattern === "" ? {} : { pattern }),
        ...(example === "" ? {} : { example }),
        ...(prefix === "" ? {} : { prefix }),
      },
      state: { label: named(stateLabels, state), need: needs[stateNeed] ?? "none" },
      city: { label: named(cityLabels, city), need: needs[cityNeed] ?? "required" },
    },
  };
}

let all: readonly Country[] | undefined;
let byCode: ReadonlyMap<string, Country> | undefined;

/** Every country of ISO 3166-1, and Kosovo, in the order of their codes; read on the first call. */
export function allCountries(): readonly Country[] {
  all ??= countryLines.trim().split("\n").map(countryOf);
  return all;
}

/**
 * Looks a country up among all that there are, by its code: alpha-2 or alpha-3, in whatever case it was typed; null for a code
 * that none has.
 */
export function countryByCode(code: string): Country | null {
  byCode ??= new Map(allCountries().flatMap((country) => [country.iso2, country.iso3].map((key) => [key, country])));
  return byCode.get(code.trim().toUpperCase()) ?? null;
}
