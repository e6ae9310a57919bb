import {
  blankLeg,
  dayOfYearOf,
  passLetters,
  passName,
  type PassLeg,
  type ReadPass,
} from "@gatehouse/domain/boarding-pass";
import { type CheckIn, isOpen, unitsOf } from "@gatehouse/domain/checkin";
import type { MockCandidate } from "../mock-candidates.ts";
import { sampleBarcodePlace } from "./sample-pdf.ts";

/** What a pass says otherwise than the booking; `leg` for its flight. */
export type ReadPassOptions = Partial<Omit<ReadPass, "legs">> & { readonly leg?: Partial<PassLeg> };

/** What the barcode of a check-in's pass says: everything as booked unless the options say otherwise. */
export function createReadPass(
  { checkInId, pnr, airline, flightnum, from, to, dept, passenger }: CheckIn,
  { leg, ...options }: ReadPassOptions = {},
): ReadPass {
  const printedName = passName(passenger.lastname, passenger.firstname);
  const [lastName = "", firstName] = printedName.split("/");
  return {
    source: "barcode",
    symbology: "PDF417",
    format: "M",
    printedName,
    lastName,
    firstName: firstName ?? null,
    eticketIndicator: "E",
    version: 6,
    passengerDescription: "0",
    checkInSource: "W",
    issuanceSource: "W",
    issued: null,
    documentType: "B",
    issuer: passLetters(airline.iata) === "" ? null : airline.iata,
    baggageTags: [],
    security: null,
    notes: [],
    ...(options.source === "text" ? {} : { place: sampleBarcodePlace }),
    legs: [
      {
        ...blankLeg,
        pnr,
        from: from.iata,
        to: to.iata,
        operatingCarrier: airline.iata,
        flightNumber: flightnum,
        dayOfYear: dayOfYearOf(dept.date),
        compartment: "Y",
        seat: `${(checkInId % 30) + 1}${"ABCDEF".charAt(checkInId % 6)}`,
        sequence: String((checkInId % 180) + 1),
        status: "1",
        ...leg,
      },
    ],
    ...options,
  };
}

export type CandidatePageOptions = Partial<MockCandidate>;

/** A page that was uploaded for a check-in, with its barcode read: it matches unless the options say otherwise. */
export function createCandidatePage(checkIn: CheckIn, options: CandidatePageOptions = {}): MockCandidate {
  const { checkInId, pnr, bookingNo, vendor, createdAt } = checkIn;
  return {
    dmscode: `d_c${String(checkInId).padStart(6, "0")}`,
    pnr,
    bookingNo,
    vendor,
    page: 1,
    pageCount: 1,
    uploadedAgentId: "operator-2",
    uploadedAt: createdAt + 600,
    source: "barcode",
    reading: "read",
    passes: [createReadPass(checkIn)],
    ...options,
  };
}

/** A page without a barcode whose text says little. */
export const createTextPage = (checkIn: CheckIn, options: CandidatePageOptions = {}): MockCandidate =>
  createCandidatePage(checkIn, {
    dmscode: `d_t${String(checkIn.checkInId).padStart(6, "0")}`,
    source: "text",
    passes: [
      createReadPass(checkIn, {
        source: "text",
        symbology: null,
        format: null,
        version: null,
        passengerDescription: null,
        eticketIndicator: null,
        checkInSource: null,
        issuanceSource: null,
        issuer: null,
        leg: { status: null, compartment: null, sequence: null, dayOfYear: null, date: checkIn.dept.date },
      }),
    ],
    ...options,
  });

/**
 * The candidate pages of a working day: for every open unit the passes of its travellers as one PDF, in the middle of it a page that
 * is somebody else's, and now and then one that could not be read.
 */
export function createCandidatePages(checkIns: readonly CheckIn[]): readonly MockCandidate[] {
  const waiting = checkIns.filter((row) => isOpen(row) && row.currentState === "ELIGIBLE_FOR_CHECKIN");
  return unitsOf(waiting).flatMap((unit) => {
    const [first] = unit;
    const stranger = createCandidatePage(first, {
      dmscode: `d_s${String(first.checkInId).padStart(6, "0")}`,
      passes: [
        createReadPass(first, {
          printedName: "STRANGER/ALEX",
          lastName: "STRANGER",
          firstName: "ALEX",
          leg: { pnr: "ZZ9ZZ9" },
        }),
      ],
    });
    const unread = createCandidatePage(first, {
      dmscode: `d_n${String(first.checkInId).padStart(6, "0")}`,
      source: "none",
      passes: [],
    });
    const pages = [
      ...unit.map((row) => (row.checkInId % 5 === 0 ? createTextPage(row) : createCandidatePage(row))),
      ...(first.checkInId % 2 === 0 ? [stranger] : []),
      ...(first.checkInId % 3 === 0 ? [unread] : []),
    ];
    return pages.map((page, index) => ({ ...page, page: index + 1, pageCount: pages.length }));
  });
}

/** What the server makes of an uploaded PDF: a page per traveller of the booking's PNR. */
export const createUploadedPages = (
  unit: readonly CheckIn[],
  uploadId: number,
  uploadedAgentId: string,
  uploadedAt: number,
): readonly MockCandidate[] =>
  unit.map((row, index) =>
    createCandidatePage(row, {
      dmscode: `d_u${uploadId}x${row.checkInId}`,
      page: index + 1,
      pageCount: unit.length,
      uploadedAgentId,
      uploadedAt,
    }),
  );
