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
 */
export function judgeDraft(
  content: ItineraryContent,
  base: ItineraryContent | null,
  marks: readonly MeantSo[],
  citiesOf: (iata: string) => readonly string[],
): { readonly named: ItineraryContent; readonly problems: ReturnType<typeof settleProblems> } {
  const named = base ? withStableIds(base, content) : content;
  return { named, problems: settleProblems(tripProblems(named, citiesOf), marks) };
}
