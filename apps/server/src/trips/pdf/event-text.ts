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
  /** How the clock here differs from the one before; empty where it does not. */
  readonly shift: string;
  /** At the end of the first line. */
  readonly code: string;
}

/** Making a formatter takes longer than using it a hundred times. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** @param style "short" for "CST", "longGeneric" for how people call the time of the place: "Central Time" */
function zoneName(instant: number, zone: string, language: PdfLanguage, style: "short" | "longGeneric"): string {
  const key = `${language} ${zone} ${style}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(language === "en" ? "en-US" : language, {
      timeZone: zone,
      timeZoneName: style,
    });
    formatters.set(key, formatter);
  }
  return formatter.formatToParts(instant * 1000).find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** Hours and minutes in letters that English and French have in common: `1 h`, `5 h 45 min`. */
function lengthOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 ? [`${rest} min`] : [])].join(" ");
}

function shiftText({ clockShift, zoneChanged, instant, time }: AgendaEvent, language: PdfLanguage): string {
  if (clockShift === 0 || instant === null) return "";
  const { zoneForward, zoneBack, clockForward, clockBack } = pdfWords[language];
  const [forward, back] = zoneChanged ? [zoneForward, zoneBack] : [clockForward, clockBack];
  const said = clockShift > 0 ? forward : back;
  return said(lengthOf(Math.abs(clockShift)), zoneName(instant, time.zone, language, "longGeneric"));
}

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
  const said = ((): Omit<EventText, "hour" | "zone" | "shift"> => {
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
    zone: hour === "" ? "" : event.instant === null ? w.noZone : zoneName(event.instant, time.zone, language, "short"),
    shift: shiftText(event, language),
    lines: said.lines.filter((line) => line !== ""),
  };
}
