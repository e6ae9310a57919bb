import { describe, expect, test } from "vitest";
import { parseBcbp } from "./bcbp.ts";
import { comparePass, type ExpectedPass } from "./compare.ts";
import { isInfantPass, passProblem, type PassProblem } from "./problem.ts";
import type { PassLeg } from "./read-pass.ts";
import { expectedPass } from "./testing/encode-bcbp.ts";

/** What one payload must be read as; name and legs are the usual ones where they are left out, and what else is left out is not looked at. Legs as `PNR FROM-TO CARRIER NUMBER DAY SEAT SEQUENCE STATUS`, "-" for nothing. */
interface Case {
  readonly is: string;
  readonly text: string;
  readonly name?: string | null;
  readonly legs?: readonly string[];
  readonly ticket?: string | null;
  readonly version?: number | null;
  readonly problem?: PassProblem | null;
  readonly infant?: boolean;
}

/** Mandatory fields of a leg as the standard pads them; the conditional length follows. */
const leg = (
  pnr: string,
  route: string,
  carrier: string,
  flight: string,
  day: string,
  seat: string,
  sequence: string,
  status: string,
  length = "00",
) => pnr.padEnd(7) + route + carrier.padEnd(3) + flight.padEnd(5) + day + seat + sequence.padEnd(5) + status + length;
const head = (name: string, legs = 1, indicator = "E") => `M${legs}${name.padEnd(20)}${indicator}`;
const hex = (length: number) => length.toString(16).toUpperCase().padStart(2, "0");
/** A conditional section: version, unique fields, repeated fields, the airline's own. */
const section = (version: number, unique: string, repeated = "", own = "") =>
  `>${version}${hex(unique.length)}${unique}${repeated === "" && own === "" ? "" : hex(repeated.length)}${repeated}${own}`;
const withSection = (mandatory: string, conditional: string) => mandatory + hex(conditional.length) + conditional;
/** A leg whose length is still to come. */
const open = (...fields: readonly [string, string, string, string, string, string, string, string]) =>
  leg(...fields, "");

const usual = open("QX7RTM", "ZRHLHR", "LX", "0316", "164", "Y014C", "0062", "1");
const jane = head("SAMPLE/JANE MS");
const plain = leg("QX7RTM", "ZRHLHR", "LX", "0316", "164", "Y014C", "0062", "1");
/** Ticket 724 2400000017, no selectee, no verification, marketing carrier, frequent flyer, id/ad, baggage, fast track. */
const ticketed = "724240000001700LX LX 992000123456789  1PCN";

const cases: readonly Case[] = [
  // One leg, the mandatory fields alone.
  {
    is: "the shortest pass there can be: sixty characters",
    text: jane + plain,
    ticket: null,
    version: null,
    problem: null,
  },
  {
    is: "no title, no ticket",
    text: head("OKONKWO/ADA", 1, " ") + leg("2ABCDE", "LOSACC", "W3", "0304", "001", "Y003A", "0001", "1"),
    name: "OKONKWO/ADA",
    legs: ["2ABCDE LOS-ACC W3 304 1 3A 1 1"],
  },
  {
    is: "a locator of five characters",
    text: head("MOREAU/LUC MR") + leg("ZX12Y", "ORYTLS", "AF", "6100", "200", "Y021F", "0117", "1"),
    name: "MOREAU/LUC MR",
    legs: ["ZX12Y ORY-TLS AF 6100 200 21F 117 1"],
  },
  {
    is: "a locator that takes all seven places",
    text: head("MOREAU/LUC MR") + leg("ZX12Y78", "ORYTLS", "AF", "6100", "200", "Y021F", "0117", "1"),
    name: "MOREAU/LUC MR",
    legs: ["ZX12Y78 ORY-TLS AF 6100 200 21F 117 1"],
  },
  {
    is: "a flight number of one digit",
    text: jane + leg("QX7RTM", "LHRJFK", "BA", "0001", "010", "F001A", "0003", "1"),
    legs: ["QX7RTM LHR-JFK BA 1 10 1A 3 1"],
  },
  {
    is: "an operational suffix",
    text: jane + leg("QX7RTM", "FRAMUC", "LH", "0098D", "033", "Y011B", "0044", "1"),
    legs: ["QX7RTM FRA-MUC LH 98D 33 11B 44 1"],
  },
  {
    is: "a flight number of five digits, as the field allows",
    text: jane + leg("QX7RTM", "PEKPVG", "CA", "12345", "033", "Y011B", "0044", "1"),
    legs: ["QX7RTM PEK-PVG CA 12345 33 11B 44 1"],
  },
  {
    is: "a designator of digit and letter",
    text: jane + leg("QX7RTM", "MNLCEB", "5J", "0565", "059", "Y030F", "0171", "1"),
    legs: ["QX7RTM MNL-CEB 5J 565 59 30F 171 1"],
  },
  {
    is: "a designator of three letters",
    text: jane + leg("QX7RTM", "BRSEDI", "EZY", "0411", "059", "Y030F", "0171", "1"),
    legs: ["QX7RTM BRS-EDI EZY 411 59 30F 171 1"],
  },
  {
    is: "the last day of a leap year",
    text: jane + leg("QX7RTM", "ZRHLHR", "LX", "0316", "366", "Y014C", "0062", "1"),
    legs: ["QX7RTM ZRH-LHR LX 316 366 14C 62 1"],
  },
  {
    is: "a seat in the upper deck, the row of three digits",
    text: jane + leg("QX7RTM", "SINFRA", "SQ", "0026", "300", "J101K", "0009", "1"),
    legs: ["QX7RTM SIN-FRA SQ 26 300 101K 9 1"],
  },
  {
    is: "sequence with a letter behind it",
    text: jane + leg("QX7RTM", "ZRHLHR", "LX", "0316", "164", "Y014C", "0062A", "1"),
    legs: ["QX7RTM ZRH-LHR LX 316 164 14C 62A 1"],
  },
  {
    is: "no seat yet",
    text: jane + leg("QX7RTM", "ZRHLHR", "LX", "0316", "164", "Y    ", "0062", "1"),
    legs: ["QX7RTM ZRH-LHR LX 316 164 - 62 1"],
  },
  {
    is: "no sequence yet",
    text: jane + leg("QX7RTM", "ZRHLHR", "LX", "0316", "164", "Y014C", "    ", "1"),
    legs: ["QX7RTM ZRH-LHR LX 316 164 14C - 1"],
  },
  {
    is: "gate instead of a seat",
    text: jane + leg("QX7RTM", "ZRHLHR", "LX", "0316", "164", "YGATE", "0062", "1"),
    legs: ["QX7RTM ZRH-LHR LX 316 164 GATE 62 1"],
  },

  // Status.
  {
    is: "not checked in",
    text: jane + leg("QX7RTM", "ZRHLHR", "LX", "0316", "164", "Y014C", "0000", "0"),
    legs: ["QX7RTM ZRH-LHR LX 316 164 14C - 0"],
    problem: "NOT_CHECKED_IN",
  },
  {
    is: "baggage checked, passenger not",
    text: jane + leg("QX7RTM", "ZRHLHR", "LX", "0316", "164", "Y014C", "0062", "2"),
    legs: ["QX7RTM ZRH-LHR LX 316 164 14C 62 2"],
    problem: "NOT_CHECKED_IN",
  },
  {
    is: "baggage and passenger checked",
    text: jane + leg("QX7RTM", "ZRHLHR", "LX", "0316", "164", "Y014C", "0062", "3"),
    legs: ["QX7RTM ZRH-LHR LX 316 164 14C 62 3"],
    problem: null,
  },
  {
    is: "through security already",
    text: jane + leg("QX7RTM", "ZRHLHR", "LX", "0316", "164", "Y014C", "0062", "4"),
    legs: ["QX7RTM ZRH-LHR LX 316 164 14C 62 4"],
    problem: null,
  },
  {
    is: "standby: no seat, the list's number",
    text: jane + leg("QX7RTM", "ZRHLHR", "LX", "0316", "164", "Y0SBY", "0190", "7"),
    legs: ["QX7RTM ZRH-LHR LX 316 164 SBY 190 7"],
    problem: "STANDBY",
  },
  {
    is: "revalidated after a change of flight",
    text: jane + leg("QX7RTM", "ZRHLHR", "LX", "0316", "164", "Y014C", "0062", "8"),
    legs: ["QX7RTM ZRH-LHR LX 316 164 14C 62 8"],
    problem: null,
  },
  {
    is: "upgraded",
    text: jane + leg("QX7RTM", "ZRHLHR", "LX", "0316", "164", "C002A", "0062", "A"),
    legs: ["QX7RTM ZRH-LHR LX 316 164 2A 62 A"],
    problem: null,
  },

  // Versions and their conditional fields.
  {
    is: "version 1, description and source alone",
    text: jane + withSection(usual, section(1, "0W")),
    version: 1,
  },
  {
    is: "version 2 with the day of issue",
    text: jane + withSection(usual, section(2, "0WW6163BLX ")),
    version: 2,
  },
  {
    is: "version 3 with a ticket",
    text: jane + withSection(usual, section(3, "0WW6163BLX ", ticketed)),
    version: 3,
    ticket: "7242400000017",
  },
  {
    is: "version 4, kiosk",
    text: jane + withSection(usual, section(4, "1KK6163BLX ", ticketed)),
    version: 4,
    ticket: "7242400000017",
  },
  {
    is: "version 5 with a bag",
    text: jane + withSection(usual, section(5, "2OO6163BLX 0724123456001", ticketed)),
    version: 5,
    ticket: "7242400000017",
  },
  {
    is: "version 6 with three bags and something of the airline's own",
    text:
      jane +
      withSection(usual, section(6, "0WW6163BLX 072412345600107241234570010724123458001", ticketed, "LX GOLD LOUNGE")),
    version: 6,
    ticket: "7242400000017",
  },
  {
    is: "version 7, mobile",
    text: jane + withSection(usual, section(7, "0MM6163BLX ", ticketed)),
    version: 7,
    ticket: "7242400000017",
  },
  {
    is: "version 8 with an undisclosed passenger",
    text: jane + withSection(usual, section(8, "UWW6163BLX ", ticketed)),
    version: 8,
    ticket: "7242400000017",
  },
  {
    is: "a receipt of an itinerary",
    text:
      jane +
      withSection(
        open("QX7RTM", "ZRHLHR", "LX", "0316", "164", "Y014C", "0062", "0"),
        section(6, "0WW6163ILX ", ticketed),
      ),
    legs: ["QX7RTM ZRH-LHR LX 316 164 14C 62 0"],
    problem: "ITINERARY_RECEIPT",
    ticket: "7242400000017",
  },
  {
    is: "to be searched at the gate (selectee)",
    text:
      jane +
      withSection(
        open("QX7RTM", "ZRHJFK", "LX", "0016", "164", "Y014C", "0062", "1"),
        section(6, "0WW6163BLX ", "724240000001711LX "),
      ),
    legs: ["QX7RTM ZRH-JFK LX 16 164 14C 62 1"],
    ticket: "7242400000017",
  },
  {
    is: "a known traveller (selectee 3)",
    text:
      jane +
      withSection(
        open("QX7RTM", "ZRHJFK", "LX", "0016", "164", "Y014C", "0062", "1"),
        section(6, "0WW6163BLX ", "724240000001732LX "),
      ),
    legs: ["QX7RTM ZRH-JFK LX 16 164 14C 62 1"],
    ticket: "7242400000017",
  },
  {
    is: "the number of a ticket without the airline's",
    text: jane + withSection(usual, section(6, "0WW6163BLX ", "   2400000017")),
    ticket: "2400000017",
  },
  {
    is: "no ticket: blanks in its place",
    text: head("SAMPLE/JANE MS", 1, " ") + withSection(usual, section(6, "0WW6163BLX ", " ".repeat(15) + "LX ")),
    ticket: null,
  },
  {
    is: "sold by another airline than flies it",
    text: jane + withSection(usual, section(6, "0WW6163BUA ", "016240000001700UA ")),
    ticket: "0162400000017",
  },

  // Several legs.
  {
    is: "two legs without conditional fields",
    text:
      head("SAMPLE/JANE MS", 2) +
      leg("QX7RTM", "ZRHLHR", "LX", "0316", "164", "Y014C", "0062", "1") +
      leg("AB12CD", "LHRJFK", "BA", "0117", "164", "W031A", "0201", "1"),
    legs: ["QX7RTM ZRH-LHR LX 316 164 14C 62 1", "AB12CD LHR-JFK BA 117 164 31A 201 1"],
  },
  {
    is: "two legs with a ticket on each",
    text:
      head("SAMPLE/JANE MS", 2) +
      withSection(usual, section(6, "0WW6163BLX ", ticketed)) +
      withSection(open("AB12CD", "LHRJFK", "BA", "0117", "165", "W031A", "0201", "1"), hex(13) + "1252400000018"),
    legs: ["QX7RTM ZRH-LHR LX 316 164 14C 62 1", "AB12CD LHR-JFK BA 117 165 31A 201 1"],
    ticket: "7242400000017",
  },
  {
    is: "three legs",
    text:
      head("SAMPLE/JANE MS", 3) +
      plain +
      leg("QX7RTM", "LHRDUB", "EI", "0155", "164", "Y008D", "0077", "1") +
      leg("QX7RTM", "DUBORK", "EI", "3721", "164", "Y002A", "0011", "1"),
    legs: [
      "QX7RTM ZRH-LHR LX 316 164 14C 62 1",
      "QX7RTM LHR-DUB EI 155 164 8D 77 1",
      "QX7RTM DUB-ORK EI 3721 164 2A 11 1",
    ],
  },
  {
    is: "four legs, over the turn of the year",
    text:
      head("SAMPLE/JANE MS", 4) +
      leg("QX7RTM", "ZRHLHR", "LX", "0316", "365", "Y014C", "0062", "1") +
      leg("QX7RTM", "LHRHKG", "CX", "0252", "365", "Y050D", "0301", "1") +
      leg("QX7RTM", "HKGSYD", "CX", "0111", "001", "Y050D", "0302", "1") +
      leg("QX7RTM", "SYDWLG", "NZ", "0846", "002", "Y017A", "0100", "0"),
    legs: [
      "QX7RTM ZRH-LHR LX 316 365 14C 62 1",
      "QX7RTM LHR-HKG CX 252 365 50D 301 1",
      "QX7RTM HKG-SYD CX 111 1 50D 302 1",
      "QX7RTM SYD-WLG NZ 846 2 17A 100 0",
    ],
  },
  {
    is: "a number of legs that is one too many",
    text: head("SAMPLE/JANE MS", 2) + plain,
  },
  {
    is: "two legs, the first one's length cut to nothing though its section is there",
    text:
      head("SAMPLE/JANE MS", 2) +
      usual +
      "00" +
      section(6, "0WW6163BLX ") +
      leg("AB12CD", "LHRJFK", "BA", "0117", "165", "W031A", "0201", "1"),
    legs: ["QX7RTM ZRH-LHR LX 316 164 14C 62 1", "AB12CD LHR-JFK BA 117 165 31A 201 1"],
  },

  // Security.
  {
    is: "a security field with its data",
    text: `${jane}${plain}^10CMEUCIQCabcde`,
  },
  {
    is: "a security field of nothing but blanks",
    text: `${jane}${plain}^100${" ".repeat(12)}`,
  },
  {
    is: "the security mark alone",
    text: `${jane}${plain}^`,
  },
  {
    is: "a security length longer than its data",
    text: `${jane}${plain}^1FFabc`,
  },
  {
    is: "a security mark inside the airline's own data",
    text: jane + withSection(usual, section(6, "0WW6163BLX ", ticketed, "A^B")),
    ticket: "7242400000017",
  },

  // What printers and scanners do.
  {
    is: "all in lower case",
    text: (jane + plain).toLowerCase(),
  },
  {
    is: "blanks and a line end behind it",
    text: `${jane}${plain}   \r\n`,
  },
  {
    is: "the scanner's identifier before it",
    text: `]z3${jane}${plain}`,
  },
  {
    is: "every run of blanks collapsed",
    text: (jane + plain).replaceAll(/ +/g, " "),
  },
  {
    is: "a conditional length longer than the text",
    text: `${jane}${plain.slice(0, -2)}5D>60B0WW6163BLX`,
  },
  {
    is: "a conditional length that is no number",
    text: `${jane}${plain.slice(0, -2)}G?`,
  },
  {
    is: "a length of the unique fields that is no number",
    text: jane + withSection(usual, ">6XX0WW6163BLX"),
    version: 6,
  },
  {
    is: "no version mark in the section",
    text: jane + withSection(usual, "600B0WW6163"),
    version: null,
  },
  {
    is: "cut in the middle of the ticket",
    text: jane + withSection(usual, section(6, "0WW6163BLX ", ticketed)).slice(0, -34),
    ticket: null,
  },
  {
    is: "cut behind the status",
    text: jane + plain.slice(0, -2),
  },
  {
    is: "format S of the first edition",
    text: `S${(jane + plain).slice(1)}`,
  },

  // Days without their leading zeros.
  {
    is: "an orange airline's day of two digits, left in its field, no compartment, a short seat",
    text: `${head("SAMPLE/JANE", 1, " ")}${"K1XPQRS".padEnd(7)}LGWGVAEZY8724 99  3C  014  100`,
    name: "SAMPLE/JANE",
    legs: ["K1XPQRS LGW-GVA EZY 8724 99 3C 14 1"],
  },
  {
    is: "the same on the seventh of January",
    text: `${head("SAMPLE/JANE", 1, " ")}${"K1XPQRS".padEnd(7)}LGWGVAEZY8724 7   3C  014  100`,
    name: "SAMPLE/JANE",
    legs: ["K1XPQRS LGW-GVA EZY 8724 7 3C 14 1"],
  },
  {
    is: "a day of two digits, right in its field",
    text: jane + leg("QX7RTM", "ZRHLHR", "LX", "0316", " 64", "Y014C", "0062", "1"),
    legs: ["QX7RTM ZRH-LHR LX 316 64 14C 62 1"],
  },
  {
    is: "a day of one digit, right in its field",
    text: jane + leg("QX7RTM", "ZRHLHR", "LX", "0316", "  4", "Y014C", "0062", "1"),
    legs: ["QX7RTM ZRH-LHR LX 316 4 14C 62 1"],
  },
  {
    is: "a short day and a name field that lost a blank",
    text: `${`M1SAMPLE/JANE MS`.padEnd(21)}E${leg("QX7RTM", "ZRHLHR", "LX", "0316", " 64", "Y014C", "0062", "1")}`,
    legs: ["QX7RTM ZRH-LHR LX 316 64 14C 62 1"],
  },
  {
    is: "day zero is no day",
    text: jane + leg("QX7RTM", "ZRHLHR", "LX", "0316", "000", "Y014C", "0062", "1"),
    legs: ["QX7RTM ZRH-LHR LX 316 - 14C 62 1"],
  },

  // Infants, and what is no traveller.
  {
    is: "a lap infant: INF instead of a seat",
    text: head("SAMPLE/TIM") + leg("QX7RTM", "ZRHLHR", "LX", "0316", "164", "Y0INF", "0000", "1"),
    name: "SAMPLE/TIM",
    legs: ["QX7RTM ZRH-LHR LX 316 164 INF - 1"],
    infant: true,
  },
  {
    is: "an infant by its description",
    text:
      head("SAMPLE/TIM") +
      withSection(open("QX7RTM", "ZRHLHR", "LX", "0316", "164", "Y0000", "0000", "0"), section(6, "4WW6163BLX ")),
    name: "SAMPLE/TIM",
    legs: ["QX7RTM ZRH-LHR LX 316 164 - - 0"],
    infant: true,
    problem: null,
  },
  {
    is: "an infant by its title",
    text: head("SAMPLE/TIMMSTRINF") + leg("QX7RTM", "ZRHLHR", "LX", "0316", "164", "Y    ", "0000", "1"),
    name: "SAMPLE/TIMMSTRINF",
    legs: ["QX7RTM ZRH-LHR LX 316 164 - - 1"],
    infant: true,
  },
  {
    is: "an adult with an infant",
    text: jane + withSection(usual, section(6, "6WW6163BLX ")),
    infant: false,
  },
  {
    is: "a seat for baggage",
    text:
      head("SAMPLE/CBBG") +
      withSection(open("QX7RTM", "ZRHLHR", "LX", "0316", "164", "Y014D", "0063", "1"), section(6, "5WW6163BLX ")),
    name: "SAMPLE/CBBG",
    legs: ["QX7RTM ZRH-LHR LX 316 164 14D 63 1"],
    infant: false,
  },

  // Names.
  {
    is: "a name that the field cuts",
    text: head("PAPADOPOULOS/KONSTANTINOS".slice(0, 20)) + plain,
    name: "PAPADOPOULOS/KONSTAN",
  },
  {
    is: "a surname that leaves no room",
    text: head("WOLFESCHLEGELSTEINHAUSEN".slice(0, 20)) + plain,
    name: "WOLFESCHLEGELSTEINHA",
  },
  {
    is: "no stroke in the name",
    text: head("SAMPLE JANE") + plain,
    name: "SAMPLE JANE",
  },
  {
    is: "a hyphen and an apostrophe, against the rules",
    text: head("O'NEILL-SMITH/ANNE") + plain,
    name: "O'NEILL-SMITH/ANNE",
  },
  {
    is: "one name alone",
    text: head("SUHARTO/FNU") + plain,
    name: "SUHARTO/FNU",
  },
  { is: "no name at all", text: head("") + plain, name: null, legs: ["QX7RTM ZRH-LHR LX 316 164 14C 62 1"] },
];

const shown = (value: string | number | null): string => String(value ?? "-");

function legLine(one: PassLeg): string {
  const flight = one.flightNumber === null ? "-" : one.flightNumber + (one.flightSuffix ?? "");
  const route = `${shown(one.from)}-${shown(one.to)}`;
  const rest = [one.dayOfYear, one.seat, one.sequence, one.status].map(shown);
  return [shown(one.pnr), route, shown(one.operatingCarrier), flight, ...rest].join(" ");
}

describe("payloads of the kinds that are met, made by the standard", () => {
  test("there are enough of them, and each is another", () => {
    expect(cases.length).toBeGreaterThanOrEqual(60);
    expect(new Set(cases.map(({ text }) => text)).size).toBe(cases.length);
  });

  test.each(cases.map((one) => [one.is, one] as const))("%s", (_, { is: __, text, ...wanted }) => {
    const pass = parseBcbp(text);
    if (!pass) throw new Error("It is not read as a boarding pass.");
    const [first] = pass.legs;
    const read = {
      name: pass.printedName,
      legs: pass.legs.map(legLine),
      ticket: first?.documentNumber ? (first.airlineNumericCode ?? "") + first.documentNumber : null,
      version: pass.version,
      problem: passProblem(pass),
      infant: isInfantPass(pass),
    };
    expect(read).toMatchObject({ name: "SAMPLE/JANE MS", legs: ["QX7RTM ZRH-LHR LX 316 164 14C 62 1"], ...wanted });
  });
});

const jane9April: ExpectedPass = {
  ...expectedPass,
  firstname: "Jane",
  lastname: "Sample",
  pnr: "K1XPQRS",
  marketing: { carrier: "U2", number: "8724" },
  from: "LGW",
  to: "GVA",
  departureDate: "2026-04-09",
};

test("a short day is the day of the flight", () => {
  const pass = parseBcbp(`${head("SAMPLE/JANE", 1, " ")}K1XPQRSLGWGVAEZY8724 99  3C  014  100`);
  const { points } = comparePass(pass, jane9April);
  expect(points.filter(({ verdict }) => verdict !== "agrees").map(({ point }) => point)).toEqual(["passportExpiry"]);
});
