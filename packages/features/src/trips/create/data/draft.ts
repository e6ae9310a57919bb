import { type ItineraryContent, itineraryLimits, piecesOf } from "@gatehouse/domain/trips";
import { persist, readPersisted } from "../../../app/persisted-storage.ts";
import { newPiece, newTraveller } from "../new-piece.ts";

/** Why a problem is meant so, by the problem's key. */
export interface Mark {
  readonly key: string;
  readonly reason: string;
}

/** A finished itinerary that the server keeps (TRP-41). */
export interface FinishedPdf {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly pages: number;
}

/** A supplier's file that stays with the itinerary (TRP-42). */
export interface AttachedFile {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** What somebody has typed and not published, and when, in seconds since 1970. */
export interface TripDraft {
  readonly at: number;
  readonly bookingNo: string;
  readonly vendorCode: string;
  /** The version from which it started; 0 for the first. */
  readonly version: number;
  readonly content: ItineraryContent;
  readonly marks: readonly Mark[];
  readonly finishedPdf: FinishedPdf | null;
  readonly attachments: readonly AttachedFile[];
}

/** The most files that stay with an itinerary. */
export const mostAttachments = 20;

const recordOf = (kept: unknown): Readonly<Record<string, unknown>> =>
  typeof kept === "object" && kept !== null && !Array.isArray(kept) ? (kept as Readonly<Record<string, unknown>>) : {};

/** What was kept in the shape of a template: what has another shape is as in the template. */
function shaped<T>(template: T, kept: unknown): T {
  if (Array.isArray(template)) return (Array.isArray(kept) ? kept.slice(0, 50).map(passengerOf) : []) as T;
  if (typeof template === "object" && template !== null)
    return Object.fromEntries(
      Object.entries(template).map(([key, value]) => [key, shaped<unknown>(value, recordOf(kept)[key])]),
    ) as T;
  return typeof kept === typeof template ? (kept as T) : template;
}

/** The only lists in pieces are those of passengers. */
const passengerOf = (kept: unknown) => shaped({ travelerId: "", name: "", eticket: "", seatno: "" }, kept);

const listOf = <T>(template: T, kept: unknown, most: number): readonly T[] =>
  (Array.isArray(kept) ? kept : []).slice(0, most).map((one: unknown) => shaped(template, one));

type Lists = Pick<ItineraryContent, "flights" | "cars" | "accommodations" | "trains">;

function contentOf(kept: unknown): ItineraryContent {
  const all = recordOf(kept);
  const list = (kind: Parameters<typeof newPiece>[0], of: unknown, most: number) =>
    listOf(newPiece(kind, "").piece as object, of, most);
  const content = {
    ...shaped({ itinerarySummary: "", tripDescription: "" }, kept),
    travellers: listOf(newTraveller(""), all["travellers"], itineraryLimits.travellers),
    flights: list("flight", all["flights"], itineraryLimits.flights),
    cars: list("car", all["cars"], itineraryLimits.cars),
    accommodations: list("accommodation", all["accommodations"], itineraryLimits.accommodations),
    trains: list("train", all["trains"], itineraryLimits.trains),
  };
  return content as typeof content & Lists;
}

const nameOf = (subject: string): string => `trip.${subject}`;

/**
 * The itinerary that this user began and did not publish, if what is kept of it can be understood.
 * @param subject the request or the booking of which the itinerary is
 */
export function readDraft(subject: string, userid: string): TripDraft | undefined {
  const kept = recordOf(readPersisted(nameOf(subject), userid));
  if (typeof kept["at"] !== "number") return undefined;
  const content = contentOf(kept["content"]);
  // What has no name cannot be told apart.
  if (piecesOf(content).some(({ piece }) => piece.id === "")) return undefined;
  const finishedPdf = shaped({ id: "", name: "", size: 0, pages: 0 }, kept["finishedPdf"]);
  return {
    ...shaped({ at: 0, bookingNo: "", vendorCode: "", version: 0 }, kept),
    content,
    marks: listOf({ key: "", reason: "" }, kept["marks"], 200),
    finishedPdf: finishedPdf.id === "" ? null : finishedPdf,
    attachments: listOf({ id: "", name: "", size: 0 }, kept["attachments"], mostAttachments),
  };
}

/** Keeps an itinerary that was begun and not published. @param draft undefined forgets */
export const keepDraft = (subject: string, userid: string, draft: TripDraft | undefined): void =>
  persist(nameOf(subject), userid, draft);
