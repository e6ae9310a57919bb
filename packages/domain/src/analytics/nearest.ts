import { type DimensionId, dimensionsOf, type MeasureId, measureIds, measures } from "./layer.ts";
import type { Parsed } from "./parse.ts";
import { byLimit, type Plan, planProblem, withCurrency } from "./plan.ts";
import { folded } from "./text.ts";

/** Typical dimensions by which somebody counts a measure. */
const typicalBy: Partial<Readonly<Record<MeasureId, DimensionId>>> = {
  failedAutomation: "week",
  disposals: "reason",
  minutesToAttach: "operator",
  openCases: "vendor",
  travelRequests: "vendor",
  trips: "month",
};
const firstOffered: readonly MeasureId[] = [
  "failedAutomation",
  "disposals",
  "minutesToAttach",
  "checkIns",
  "openCases",
  "travelRequests",
  "trips",
];

/**
 * The three questions that can be answered and are nearest to one that cannot (ANA-5): about what it names, with the limits that were
 * understood.
 * @param possible measures that the reader may ask for
 */
export function nearestPlans(
  question: string,
  { found }: Pick<Parsed, "found">,
  possible: readonly MeasureId[],
): readonly Plan[] {
  const words = new Set(folded(question).match(/[\p{L}\p{N}]{4,}/gu) ?? []);
  const shared = (id: MeasureId): number =>
    [...measures[id].words.en, ...measures[id].words.fr].reduce(
      (most, phrase) =>
        Math.max(most, (folded(phrase).match(/[\p{L}\p{N}]{4,}/gu) ?? []).filter((word) => words.has(word)).length),
      0,
    );
  const fits = (id: MeasureId): number =>
    found.where.filter(({ dimension }) => dimensionsOf[measures[id].view].includes(dimension)).length;
  const usual = (id: MeasureId): number => {
    const place = firstOffered.indexOf(id);
    return place < 0 ? firstOffered.length + measureIds.indexOf(id) : place;
  };
  return possible
    .toSorted((one, other) => fits(other) - fits(one) || shared(other) - shared(one) || usual(one) - usual(other))
    .slice(0, 3)
    .map((measure) => {
      const dimensionsHere = dimensionsOf[measures[measure].view];
      const asked = found.by.filter((id) => dimensionsHere.includes(id)).slice(0, byLimit);
      const where = found.where.filter(({ dimension }) => dimensionsHere.includes(dimension));
      const typical = typicalBy[measure] ?? "week";
      const plan = withCurrency({
        measure,
        by: asked.length > 0 ? asked : [typical],
        where,
        when: found.when,
        against: null,
        order: null,
        top: null,
      });
      return planProblem(plan) === undefined ? plan : withCurrency({ ...plan, by: [], where: [] });
    });
}
