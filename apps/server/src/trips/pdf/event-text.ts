import type { AgendaEvent, PassengerExtra } from "@gatehouse/domain/trips";
import type { PdfLanguage } from "./pdf-words.ts";
import { pdfWords } from "./pdf-words.ts";

/** One event of the printed itinerary. */
export interface EventText {
  /** Hour as the clock there shows it, or that it is open. */
  readonly hour: string;
  /** Short name of the time zone, or that it is not known; empty where there is no hour. */
  readonly zone: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** At the end of the first line. */
  readonly code: string;
}

const zoneName = ({ instant, time }: AgendaEvent, language: PdfLanguage): string => {
  if (instant === null) return pdfWords[language].noZone;
  const parts = new Intl.DateTimeFormat(language === "en" ? "en-US" : language, {
    timeZone: time.zone,
    timeZoneName: "short",
  }).formatToParts(instant * 1000);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
};

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(" · ");
const labelled = (label: string, text: string): string => (text === "" ? "" : `${label} ${text}`);

/**
 * What an event says in print.
 * @param cities of airports by their codes
 */
export function eventText(event: AgendaEvent, language: PdfLanguage, cities: ReadonlyMap<string, string>): EventText {
  const w = pdfWords[language];
  const place = (code: string): string => (cities.has(code) ? `${cities.get(code)} (${code})` : code);
  const seats = (passengers: readonly PassengerExtra[]): readonly string[] =>
    passengers.map(({ name, seatno, eticket }) => joined(name, labelled(w.seat, seatno), labelled(w.eticket, eticket)));
  const { of, at, time } = event;
  const confirmed = labelled(w.confirmation, of.piece.confirmationNumber);
  const isStart = at === "start";
  const said = ((): Omit<EventText, "hour" | "zone"> => {
    switch (of.kind) {
      case "flight": {
        const { departure, arrival, airlineCode, flightNum, pnr, passengerExtra, confirmationNumber } = of.piece;
        const end = isStart ? departure : arrival;
        const number = joined(`${airlineCode} ${flightNum}`.trim(), labelled(w.terminal, end.terminal));
        return isStart
          ? {
              title: w.depart(place(departure.airportCode)),
              lines: [number, ...seats(passengerExtra), confirmationNumber === pnr ? "" : confirmed],
              code: labelled("PNR", pnr),
            }
          : { title: w.arrive(place(arrival.airportCode)), lines: [number], code: "" };
      }
      case "train": {
        const { departureStation, arrivalStation, company, trainNum, passengerExtra } = of.piece;
        const number = joined(company, trainNum);
        return isStart
          ? { title: w.depart(departureStation), lines: [number, ...seats(passengerExtra)], code: confirmed }
          : { title: w.arrive(arrivalStation), lines: [number], code: "" };
      }
      case "car": {
        const { company, pickupLocation, dropOffLocation, phone } = of.piece;
        return isStart
          ? { title: w.pickup, lines: [joined(company, pickupLocation), phone], code: confirmed }
          : { title: w.dropOff, lines: [joined(company, dropOffLocation || pickupLocation)], code: "" };
      }
      case "accommodation": {
        const { name, address, city, phone, website } = of.piece;
        return isStart
          ? { title: w.checkIn(name), lines: [address || city, joined(phone, website)], code: confirmed }
          : { title: w.checkOut(name), lines: [], code: "" };
      }
    }
  })();
  const hour = time.dateTime.slice(11, 16);
  return {
    ...said,
    hour: hour || w.open,
    zone: hour === "" ? "" : zoneName(event, language),
    lines: said.lines.filter((line) => line !== ""),
  };
}
