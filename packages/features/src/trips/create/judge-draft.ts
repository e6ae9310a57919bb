import {
  type ItineraryContent,
  type MeantSo,
  settleProblems,
  tripProblems,
  withStableIds,
} from "@gatehouse/domain/trips";

/**
 * The draft as it is published, and its problems. Pieces that stand in the last version have its names (TRP-12), and problems are
 * those of these pieces: a mark is kept by the names of pieces, and the server looks at what is published. The order of the lists is
 * that of the draft.
 * @param base the last version; null for none
 * @param known.isReadingZones zones of airports are being asked for: what has none is not yet one that nobody knows
 */
export function judgeDraft(
  content: ItineraryContent,
  base: ItineraryContent | null,
  marks: readonly MeantSo[],
  known: { readonly citiesOf: (iata: string) => readonly string[]; readonly isReadingZones?: boolean },
): { readonly named: ItineraryContent; readonly problems: ReturnType<typeof settleProblems> } {
  const named = base ? withStableIds(base, content) : content;
  const found = tripProblems(named, known.citiesOf);
  const certain = known.isReadingZones ? found.filter(({ id }) => id !== "zoneUnknown") : found;
  return { named, problems: settleProblems(certain, marks) };
}
