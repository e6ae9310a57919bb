import type { Place } from "@gatehouse/domain/chat/assistant";
import { isCityOnly } from "./cities.ts";
import { loadAirports } from "./airports.ts";

/** Without accents and case: "São Paulo" is "sao paulo". */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

let loading: Promise<(words: string) => Place | undefined> | undefined;

async function load(): Promise<(words: string) => Place | undefined> {
  const byName = new Map<string, Place>();
  const byCode = new Map<string, Place>();
  const { all } = await loadAirports();
  // Of two places of one name the one from which more people fly is meant.
  for (const { city, iata, rank } of all.filter(({ rank: flown }) => flown > 0).toSorted((a, b) => b.rank - a.rank)) {
    const code = isCityOnly(city.code) || city.airports.length > 1 ? city.code : iata;
    const place = { code, name: city.name };
    for (const name of city.names) if (!byName.has(folded(name))) byName.set(folded(name), place);
    if (rank > 1) byCode.set(iata, { code: iata, name: city.name });
    if (!byCode.has(city.code)) byCode.set(city.code, place);
  }
  return (words) => (/^[A-Z]{3}$/.test(words) ? byCode.get(words) : byName.get(folded(words)));
}

/**
 * Finds the city or airport that some words name, in any language that its names are known in, or by its code in capitals. Nothing is
 * guessed: words that are no name are none. The first call makes the index: half a second.
 */
export const placeNames = (): Promise<(words: string) => Place | undefined> => (loading ??= load());
