import { describe, expect, test } from "vitest";
import { allCountries, countryByCode } from "./data/index.ts";
import { countriesIn, countryName, findCountry, findState, searchCountries, searchStates, stateName } from "./index.ts";

const countries = allCountries();
const found = (query: string, limit?: number) => searchCountries(countries, query, { limit }).map(({ iso3 }) => iso3);

describe("the countries", () => {
  test("are those of ISO 3166-1 and Kosovo, each with both its codes and a name", () => {
    expect(countries).toHaveLength(250);
    for (const { iso2, iso3, name } of countries) {
      expect(iso2).toMatch(/^[A-Z]{2}$/);
      expect(iso3).toMatch(/^[A-Z]{3}$/);
      expect(name).not.toBe(iso2);
    }
    expect(new Set(countries.flatMap(({ iso2, iso3 }) => [iso2, iso3])).size).toBe(500);
  });

  test("have patterns that their own examples match, and states that are told apart by their code", () => {
    for (const { rules, states, name } of countries) {
      const { pattern = ".*", example = "" } = rules.postalCode;
      expect(example, name).toMatch(new RegExp(`^(?:${pattern})$`));
      expect(new Set(states.map(({ code }) => code)).size, name).toBe(states.length);
    }
    const without = countries.filter(({ rules }) => rules.postalCode.need === "none");
    expect(without.filter(({ rules }) => rules.postalCode.pattern !== undefined)).toEqual([]);
    const stateless = countries.filter(({ rules }) => rules.state.need === "none");
    expect(stateless.filter(({ states }) => states.length > 0)).toEqual([]);
  });

  test("name their states in Latin letters", () => {
    for (const { states } of countries)
      for (const { name } of states) expect(name).toMatch(/^[\p{Script=Latin}\p{M}\p{P}\p{S}\p{N}\s]+$/u);
  });

  test.each([
    ["US", "zip", "required", "state", "required", "city"],
    ["IN", "pin", "required", "state", "required", "city"],
    ["IE", "eircode", "optional", "county", "optional", "city"],
    ["GB", "postcode", "required", "region", "optional", "post_town"],
    ["JP", "postal", "required", "prefecture", "required", "city"],
    ["AU", "postal", "required", "state", "required", "suburb"],
    ["AE", "postal", "none", "emirate", "required", "city"],
    ["CA", "postal", "required", "province", "required", "city"],
    ["HR", "postal", "optional", "county", "optional", "city"],
    ["DE", "postal", "required", "land", "optional", "city"],
    ["HK", "postal", "none", "area", "required", "district"],
  ])("%s: %s %s, %s %s, %s", (code, label, need, state, stateNeed, city) => {
    expect(countryByCode(code)?.rules).toMatchObject({
      postalCode: { label, need },
      state: { label: state, need: stateNeed },
      city: { label: city },
    });
  });

  test("need a city where the post does without and people do not", () => {
    for (const iso2 of ["HK", "JP", "DE"]) expect(countryByCode(iso2)?.rules.city.need, iso2).toBe("required");
    for (const iso2 of ["AE", "MO", "SG"]) expect(countryByCode(iso2)?.rules.city.need, iso2).toBe("optional");
  });

  test("are found by either code in any case, and by no other", () => {
    expect(countryByCode(" hrv ")?.iso2).toBe("HR");
    expect(countryByCode("hr")?.iso3).toBe("HRV");
    expect(countryByCode("ZZ")).toBeNull();
    expect(countryByCode("")).toBeNull();
    expect(findCountry(countries, "xkx")?.name).toBe("Kosovo");
    expect(findCountry(countries, "Croatia")).toBeUndefined();
  });
});

// ADR-2
describe("a search for a country", () => {
  test.each<[string, string]>([
    ["HR", "HRV"],
    ["hrv", "HRV"],
    ["cro", "HRV"],
    ["Hrvatska", "HRV"],
    ["Kroat", "HRV"],
    ["Croatie", "HRV"],
    ["Deutsch", "DEU"],
    ["Allemagne", "DEU"],
    ["Niemcy", "DEU"],
    ["日本", "JPN"],
    ["中国", "CHN"],
    ["대한민국", "KOR"],
    ["Россия", "RUS"],
    ["ελλάδα", "GRC"],
    ["مصر", "EGY"],
    ["ישראל", "ISR"],
    ["भारत", "IND"],
    ["ไทย", "THA"],
    ["Espana", "ESP"],
    ["ESPAÑA", "ESP"],
    ["cote d", "CIV"],
    ["ivory", "CIV"],
    ["Österr", "AUT"],
    ["Schweiz", "CHE"],
    ["Suisse", "CHE"],
    ["Svizzera", "CHE"],
    ["USA", "USA"],
    ["america", "USA"],
    ["uk", "GBR"],
    ["U.K.", "GBR"],
    ["u.k", "GBR"],
    ["U.S.A.", "USA"],
    ["U.S. Virgin", "VIR"],
    ["U.A.E.", "ARE"],
    ["St.Luc", "LCA"],
    ["Holland", "NLD"],
    ["Turkey", "TUR"],
    ["Türkiye", "TUR"],
    ["zeal", "NZL"],
    ["Kosovo", "XKX"],
  ])("%s is %s", (query, iso3) => {
    expect(found(query)[0]).toBe(iso3);
  });

  test.each(["", " ", "c", "-a", "..", "日"])("%j finds nothing: it takes two characters", (query) => {
    expect(found(query)).toEqual([]);
  });

  test("finds beginnings of words only, and nothing for nonsense", () => {
    expect(found("oatia")).toEqual([]);
    expect(found("qqqq")).toEqual([]);
  });

  test("gives ten, or as many as are asked for, in an order that does not change", () => {
    expect(found("an")).toHaveLength(10);
    expect(found("an", 3)).toEqual(found("an", 50).slice(0, 3));
    expect(found("united", 3)).toEqual(["ARE", "GBR", "USA"]);
  });
});

describe("names of countries", () => {
  test("are those of the reader's language", () => {
    expect(countryName("HR", "fr")).toBe("Croatie");
    expect(countryName("hr", "de-AT")).toBe("Kroatien");
    expect(countryName("HR", "xx")).toBe("Croatia");
    expect(countryName("Q", "en")).toBe("Q");
  });

  test("are in its order", () => {
    const some = ["SE", "AT", "DE"].map((code) => countryByCode(code)).filter((country) => country !== null);
    expect(countriesIn(some, "de").map(({ name }) => name)).toEqual(["Deutschland", "Österreich", "Schweden"]);
    expect(countriesIn(some, "sv").map(({ name }) => name)).toEqual(["Sverige", "Tyskland", "Österrike"]);
  });
});

describe("states", () => {
  const country = (code: string) => countryByCode(code) ?? undefined;

  test.each<[iso2: string, count: number, text: string, code: string]>([
    ["DE", 16, "Bayern", "BY"],
    ["DE", 16, "Baden-Wurttemberg", "BW"],
    ["FR", 18, "Ile-de-France", "IDF"],
    ["FR", 18, "La Réunion", "974"],
    ["GB", 4, "Scotland", "SCT"],
    ["NL", 12, "Noord-Holland", "NH"],
    ["BE", 11, "Antwerpen", "VAN"],
    ["CH", 26, "zh", "ZH"],
    ["CH", 26, "Genève", "GE"],
    ["AT", 9, "Tirol", "7"],
    ["CZ", 14, "Hlavní město Praha", "10"],
    ["KE", 47, "Kakamega", "11"],
    ["CI", 14, "Abidjan", "AB"],
    ["HR", 21, "Grad Zagreb", "21"],
    ["LU", 12, "Diekirch", "D"],
    ["PT", 20, "Lisboa", "11"],
  ])("%s has %i, and nobody has to choose one: %s is %s", (iso2, count, text, code) => {
    expect(country(iso2)?.rules.state.need).toBe("optional");
    expect(country(iso2)?.states).toHaveLength(count);
    expect(findState(country(iso2), text)?.code).toBe(code);
  });

  test("are typed where a country has none but its municipalities", () => {
    for (const iso2 of ["SI", "MK", "MT"])
      expect(country(iso2)).toMatchObject({ states: [], rules: { state: { need: "optional" } } });
  });

  test.each([
    ["US", "CA", "CA"],
    ["US", " california", "CA"],
    ["CA", "quebec", "QC"],
    ["JP", "東京都", "13"],
    ["JP", "Tokyo", "13"],
    ["ES", "alava", "VI"],
  ])("%s: %s is %s", (code, text, state) => {
    expect(findState(country(code), text)?.code).toBe(state);
  });

  test("are the traveller's own where no country knows them", () => {
    expect(findState(country("US"), "Jalisco")).toBeUndefined();
    expect(findState(country("US"), "")).toBeUndefined();
    expect(findState(undefined, "CA")).toBeUndefined();
    expect(stateName(country("US"), "CA")).toBe("California");
    expect(stateName(country("US"), "Jalisco")).toBe("Jalisco");
  });

  test("are searched by code and by beginnings of words", () => {
    expect(searchStates(country("US"), "ne").map(({ code }) => code)).toEqual(["NE", "NV", "NH", "NJ", "NM", "NY"]);
    expect(searchStates(country("US"), "york").map(({ code }) => code)).toEqual(["NY"]);
    expect(searchStates(country("JP"), "大").map(({ name }) => name)).toEqual(["Oita", "Osaka"]);
    expect(searchStates(country("US"), "")).toHaveLength(62);
    expect(searchStates(country("HR"), "zadar").map(({ code }) => code)).toEqual(["13"]);
    expect(searchStates(country("SI"), "za")).toEqual([]);
  });
});
