import type { PricedItinerary, SearchRequest } from "@gatehouse/domain/flights";
import { createOffer, type SegmentOptions } from "./offer.ts";

type Days = Pick<SearchRequest, "departDate"> & { readonly returnDate?: string | undefined };

/** The same flights the other way round on another day, for the return of a sample. */
const back = (departDate: string): readonly SegmentOptions[] => [
  { flight: "TP 209", from: "LIS", to: "JFK", dept: `${departDate}T17:05`, minutes: 490, seats: 7 },
];

/**
 * The itineraries that a results screen must be able to show, New York to Lisbon each; with a return date they come back without a
 * stop. Dates yyyy-mm-dd.
 */
export const offerSamples = {
  nonstop: (days: Days) =>
    sample("nonstop", days, [
      { flight: "TP 210", from: "JFK", to: "LIS", dept: `${days.departDate}T10:15`, minutes: 405, seats: 9 },
    ]),
  /** Arrives on the next day. */
  overnight: (days: Days) =>
    sample("overnight", days, [
      { flight: "TP 202", from: "EWR", to: "LIS", dept: `${days.departDate}T22:50`, minutes: 400, seats: 4 },
    ]),
  multipleAirlines: (days: Days) =>
    sample("multiple-airlines", days, [
      { flight: "B6 1107", from: "JFK", to: "LHR", dept: `${days.departDate}T08:20`, minutes: 415, seats: 6 },
      { flight: "TP 1363", from: "LHR", to: "LIS", dept: `${days.departDate}T22:05`, minutes: 165, seats: 3 },
    ]),
  threeStops: (days: Days) =>
    sample("three-stops", days, [
      { flight: "FI 614", from: "JFK", to: "KEF", dept: `${days.departDate}T14:05`, minutes: 340, seats: 5 },
      { flight: "FI 450", from: "KEF", to: "LHR", dept: `${nextDay(days.departDate)}T07:40`, minutes: 190, seats: 5 },
      { flight: "BA 334", from: "LHR", to: "CDG", dept: `${nextDay(days.departDate)}T14:10`, minutes: 80, seats: 9 },
      { flight: "AF 1624", from: "CDG", to: "LIS", dept: `${nextDay(days.departDate)}T20:55`, minutes: 155, seats: 2 },
    ]),
  /** Leaves for Gatwick and goes on from Heathrow. */
  changesAirport: (days: Days) =>
    sample("changes-airport", days, [
      { flight: "B6 43", from: "JFK", to: "LGW", dept: `${days.departDate}T07:30`, minutes: 410, seats: 8 },
      { flight: "BA 500", from: "LHR", to: "LIS", dept: `${nextDay(days.departDate)}T07:00`, minutes: 165, seats: 8 },
    ]),
  longNames: (days: Days) =>
    sample("long-names", days, [
      {
        flight: "AC 9871",
        from: "JFK",
        to: "BOM",
        dept: `${days.departDate}T11:25`,
        minutes: 870,
        seats: null,
        airlineName: "Compagnie Intercontinentale des Transports Aériens de l’Atlantique Nord",
        fromName: "John F. Kennedy International Airport Terminal Redevelopment Program",
      },
      {
        flight: "AC 9872",
        from: "BOM",
        to: "LIS",
        dept: `${nextDay(days.departDate)}T21:25`,
        minutes: 620,
        seats: null,
        airlineName: "Compagnie Intercontinentale des Transports Aériens de l’Atlantique Nord",
        toName: "Aeroporto Internacional General Humberto Delgado de Lisboa",
      },
    ]),
  soldOut: (days: Days) =>
    sample("sold-out", days, [
      { flight: "DL 272", from: "JFK", to: "LIS", dept: `${days.departDate}T19:55`, minutes: 395, seats: 0 },
    ]),
  alternateAirport: (days: Days) =>
    sample("alternate-airport", days, [
      { flight: "TP 2212", from: "BOS", to: "OPO", dept: `${days.departDate}T21:30`, minutes: 390, seats: 9 },
    ]),
  alternateDate: (days: Days) =>
    sample("alternate-date", days, [
      { flight: "UA 64", from: "EWR", to: "LIS", dept: `${nextDay(days.departDate)}T18:10`, minutes: 400, seats: 1 },
    ]),
  /** Three significant numbers and no round sum: what a card's columns must hold. */
  expensive: (days: Days) =>
    sample(
      "expensive",
      days,
      [{ flight: "AF 9", from: "JFK", to: "LIS", dept: `${days.departDate}T12:45`, minutes: 420, seats: 2 }],
      98_765.43,
    ),
} as const;

export type OfferSample = keyof typeof offerSamples;

/** Every sample once. */
export const createSampleOffers = (days: Days): readonly PricedItinerary[] =>
  Object.values(offerSamples).map((create) => create(days));

const nextDay = (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const sample = (id: string, { returnDate }: Days, one: readonly SegmentOptions[], base = 480) =>
  createOffer({ id, one, ret: returnDate === undefined ? null : back(returnDate), base });
