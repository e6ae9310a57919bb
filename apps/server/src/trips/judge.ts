import { type ItineraryContent, itinerarySchema, tripSpan, withStableIds } from "@gatehouse/domain/trips";
import { ValidationError } from "yup";
import type { Airports } from "../reference/airports.ts";

/** Something about a field of an itinerary, by its path: `flights.0.pnr`. */
export interface FieldProblem {
  readonly field: string;
  readonly code: string;
}

/** An itinerary that can be stored, or everything that is wrong with its fields (TRP-2, TRP-16). */
export type Judged =
  | { readonly content: ItineraryContent; readonly span: NonNullable<ReturnType<typeof tripSpan>> }
  | { readonly problems: readonly FieldProblem[] };

function issuesOf(error: ValidationError): readonly FieldProblem[] {
  const all = error.inner.length > 0 ? error.inner : [error];
  return all.slice(0, 100).map(({ path, message }) => ({
    field: (path ?? "").replaceAll(/\[(\d+)\]/g, ".$1"),
    code: message,
  }));
}

/** What the schema cannot know: airports, and who sits on a flight. */
function unknownIn({ flights, trains, travellers }: ItineraryContent, airports: Airports): readonly FieldProblem[] {
  const people = new Set(["", ...travellers.map(({ travelerId }) => travelerId)]);
  return [
    ...flights.flatMap(({ departure, arrival }, place) =>
      [
        { field: `flights.${place}.departure.airportCode`, iata: departure.airportCode },
        { field: `flights.${place}.arrival.airportCode`, iata: arrival.airportCode },
      ].flatMap(({ field, iata }) => (airports.find(iata) ? [] : [{ field, code: "trips.airport.unknown" }])),
    ),
    ...Object.entries({ flights, trains }).flatMap(([kind, rides]) =>
      rides.flatMap(({ passengerExtra }, place) =>
        passengerExtra.flatMap(({ travelerId }, index) =>
          people.has(travelerId)
            ? []
            : [{ field: `${kind}.${place}.passengerExtra.${index}.travelerId`, code: "trips.traveller.unknown" }],
        ),
      ),
    ),
  ];
}

/**
 * Judges an itinerary that was sent: its valid content with the days that it takes, or its problems.
 * @param before the version that counts, whose pieces keep their names (TRP-12)
 */
export async function judgeContent(
  sent: unknown,
  before: ItineraryContent | undefined,
  airports: Airports,
): Promise<Judged> {
  try {
    const valid: ItineraryContent = await itinerarySchema.validate(sent, { abortEarly: false });
    const content = before ? withStableIds(before, valid) : valid;
    const span = tripSpan(content) ?? (before ? tripSpan(before) : null);
    const problems = [
      ...unknownIn(content, airports),
      ...(content.travellers.length === 0 ? [{ field: "travellers", code: "trips.travellers.required" }] : []),
      ...(span ? [] : [{ field: "", code: "trips.pieces.required" }]),
    ];
    return span && problems.length === 0 ? { content, span } : { problems };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { problems: issuesOf(error) };
  }
}
