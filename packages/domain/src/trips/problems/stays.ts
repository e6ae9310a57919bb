import { addDays, daysBetween } from "../../time/index.ts";
import { dayOf, hourOf, localTimeAt } from "../local-time.ts";
import { endOf, plainWords, startOf } from "../piece.ts";
import { problem, type TripProblem } from "./problem.ts";
import { isRide, referenceTo, type TimedPiece } from "./travel.ts";

/** What is known of an airport's place: its city by all its names. */
export type CitiesOf = (airportCode: string) => readonly string[];

/** Who arrives later than this in the night travels through it. */
const lateNight = "04:00";
const longestTrip = 400;

/** The evening from whose night on a traveller needs a bed, by when they come. */
const firstNight = (dateTime: string): string => {
  const day = dayOf(dateTime);
  return hourOf(dateTime) !== "" && hourOf(dateTime) < lateNight ? addDays(day, -1) : day;
};

/**
 * Nights between the first arrival and the last departure in which nobody has a bed (TRP-9). A night is named by its evening. Who is
 * in the air or on rails over midnight needs none, nor who comes late in the evening and goes on early in the morning.
 */
export function bedProblems(timed: readonly TimedPiece[]): readonly TripProblem[] {
  const rides = timed.filter(isRide);
  const nights: TripProblem[] = [];
  const beds = timed.flatMap(({ of }) =>
    of.kind === "accommodation"
      ? [{ from: dayOf(of.piece.checkinDateTime), to: dayOf(of.piece.checkOutDateTime) }]
      : [],
  );
  for (const [index, ride] of rides.entries()) {
    const next = rides[index + 1];
    if (!next) break;
    const [arrives, leaves] = [endOf(ride.of).dateTime, startOf(next.of).dateTime];
    const [from, to] = [dayOf(arrives), dayOf(leaves)];
    if (from === "" || to === "" || daysBetween(from, to) > longestTrip) continue;
    for (let evening = firstNight(arrives); evening < to; evening = addDays(evening, 1)) {
      const isLast = addDays(evening, 1) === to;
      // Who leaves before the night is over and came late sits it out.
      const sitsOut =
        isLast && evening === from && hourOf(arrives) >= "20:00" && hourOf(leaves) !== "" && hourOf(leaves) < "08:00";
      const hasBed = beds.some((bed) => bed.from !== "" && bed.from <= evening && evening < bed.to);
      // Hotels count somebody who comes after midnight from the evening before.
      if (!hasBed && !sitsOut)
        nights.push(problem("nightWithoutBed", [referenceTo(ride.of), referenceTo(next.of)], { night: evening }));
    }
  }
  return nights;
}

/** Stays of which one begins before the other is over. */
export function overlapProblems(timed: readonly TimedPiece[]): readonly TripProblem[] {
  const stays = timed.filter(({ of }) => of.kind === "accommodation");
  return stays.flatMap((stay, index) =>
    stays.slice(index + 1).flatMap((other) => {
      const [ends, begins] = [dayOf(endOf(stay.of).dateTime), dayOf(startOf(other.of).dateTime)];
      if (ends === "" || begins === "" || ends <= begins) return [];
      return [problem("staysOverlap", [referenceTo(stay.of), referenceTo(other.of)], { ends, begins })];
    }),
  );
}

/** Stays in another city than the one where the traveller landed, without a train or a car in between. */
export function cityProblems(timed: readonly TimedPiece[], citiesOf: CitiesOf): readonly TripProblem[] {
  return timed.flatMap(({ of, start }, index) => {
    if (of.kind !== "accommodation") return [];
    const latest = start === null ? null : localTimeAt(start, of.piece.zone).slice(0, 10);
    const before = timed.filter(
      (one, place) =>
        place !== index && one.of.kind !== "accommodation" && isBefore(one, of.piece.checkinDateTime, latest),
    );
    const last = before.at(-1);
    if (last?.of.kind !== "flight") return [];
    const cities = citiesOf(last.of.piece.arrival.airportCode)
      .map(plainWords)
      .filter((city) => city !== "");
    const place = plainWords(`${of.piece.city} ${of.piece.address}`);
    // Only where both are known.
    if (cities.length === 0 || plainWords(of.piece.city) === "") return [];
    if (cities.some((city) => ` ${place} `.includes(` ${city} `))) return [];
    return [
      problem("hotelElsewhere", [referenceTo(last.of), referenceTo(of)], {
        city: of.piece.city,
        arrives: last.of.piece.arrival.airportCode,
      }),
    ];
  });
}

/** Whether a ride ends, or a car is picked up, on the day of the check-in or before. */
function isBefore({ of }: TimedPiece, checkin: string, day: string | null): boolean {
  const at = of.kind === "car" ? startOf(of) : endOf(of);
  return at.dateTime !== "" && at.dateTime.slice(0, 10) <= (day ?? dayOf(checkin));
}
