import {
  type ItineraryContent,
  itinerarySchema,
  type MeantSo,
  orderedContent,
  withAssumedZones,
} from "@gatehouse/domain/trips";
import { useEffect, useState } from "react";
import { ValidationError } from "yup";
import { useClock } from "../../app/time/index.ts";
import { useCityNames } from "../words/use-cities.ts";
import { judgeDraft } from "./judge-draft.ts";
import { keepDraft, type Mark, readDraft } from "./data/draft.ts";
import type { TripStart } from "./data/use-trip-start.ts";
import { useZones } from "./data/use-zones.ts";

interface FieldError {
  /** Path in the content: `flights.0.pnr`. */
  readonly field: string;
  /** Key of the message catalogue. */
  readonly code: string;
}

/** What is wrong with the fields of an itinerary (TRP-2). */
function fieldErrors(content: ItineraryContent): readonly FieldError[] {
  try {
    itinerarySchema.validateSync(content, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    return all.map(({ path = "", message }) => ({ field: path.replaceAll(/\[(\d+)\]/g, ".$1"), code: message }));
  }
}

/** Flights are in the zones of their airports, as far as those are known; what follows them is where they have led to (TRP-23). */
function zoned(content: ItineraryContent, zones: ReadonlyMap<string, string>): ItineraryContent {
  const end = <T extends { readonly airportCode: string; readonly zone: string }>(one: T): T => ({
    ...one,
    zone: zones.get(one.airportCode) ?? one.zone,
  });
  return withAssumedZones({
    ...content,
    flights: content.flights.map((flight) => ({
      ...flight,
      departure: end(flight.departure),
      arrival: end(flight.arrival),
    })),
  });
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The version that the draft goes on from. */
interface BaseVersion {
  /** 0 for none. */
  readonly version: number;
  readonly content: ItineraryContent | null;
  /** Marks of the version: they hold for the next one (TRP-16). */
  readonly meantSo: readonly MeantSo[];
}

/** The itinerary being made: what is typed, what is wrong with it, and what of it is on this device. */
export function useTripForm(start: TripStart, subject: string, userid: string) {
  const clock = useClock();
  const [draft] = useState(() => readDraft(subject, userid));
  const [restored, setRestored] = useState(draft?.at);
  const [typed, setContent] = useState(draft?.content ?? start.content);
  const [marks, setMarks] = useState<readonly Mark[]>(draft?.marks ?? []);
  const [bookingNo, setBookingNo] = useState(draft?.bookingNo ?? start.bookingNo);
  const [vendorCode, setVendorCode] = useState(draft?.vendorCode ?? start.vendorCode);
  const [base, setBase] = useState<BaseVersion>(() => ({
    // A draft of an earlier version is told by the server that there is a later one.
    version: draft?.version ?? start.version,
    content: start.last,
    meantSo: start.meantSo,
  }));
  const [finishedPdf, setFinishedPdf] = useState(draft?.finishedPdf ?? null);
  const [attachments, setAttachments] = useState(draft?.attachments ?? start.attachments);
  const [isTried, setTried] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { zones, isReading } = useZones(
    typed.flights.flatMap(({ departure, arrival }) => [departure.airportCode, arrival.airportCode]),
  );
  const content = zoned(typed, zones);
  const cityNames = useCityNames(typed);
  const isTouched =
    !isSame(typed, start.content) ||
    bookingNo !== start.bookingNo ||
    marks.length > 0 ||
    finishedPdf !== null ||
    !isSame(attachments, start.attachments) ||
    vendorCode !== start.vendorCode;

  useEffect(() => {
    keepDraft(
      subject,
      userid,
      isTouched
        ? { at: clock(), bookingNo, vendorCode, version: base.version, content: typed, marks, finishedPdf, attachments }
        : undefined,
    );
  }, [attachments, base.version, bookingNo, clock, finishedPdf, isTouched, marks, subject, typed, userid, vendorCode]);

  const errors = [
    ...(bookingNo.trim() === "" ? [{ field: "bookingNo", code: "trips.required" }] : []),
    ...(vendorCode.trim() === "" ? [{ field: "vendorCode", code: "trips.required" }] : []),
    ...(content.travellers.length === 0 ? [{ field: "travellers", code: "trips.travellers.required" }] : []),
    ...fieldErrors(content),
  ];
  const allMarks = [...base.meantSo, ...marks.map(({ key, reason }) => ({ key, reason, by: userid, at: 0 }))];
  const { named, problems } = judgeDraft(content, base.content, allMarks, {
    citiesOf: (code) => cityNames.get(code) ?? [],
    isReadingZones: isReading,
  });
  return {
    content,
    /** The content with the names that its pieces are published under: those of the problems. */
    named,
    /** As it is published. */
    final: (): ItineraryContent => orderedContent(named),
    setContent,
    bookingNo,
    setBookingNo,
    vendorCode,
    setVendorCode,
    base,
    setBase,
    marks,
    setMarks,
    /** What travellers view instead of a drawn PDF; null where it is drawn. */
    finishedPdf,
    setFinishedPdf,
    /** That of the last version, which can be used again. */
    lastPdf: start.finishedPdf,
    /** Files of suppliers that stay with it (TRP-42). */
    attachments,
    setAttachments,
    /** Those of the last version. */
    lastAttachments: start.attachments,
    problems,
    errors,
    /** What is said beside a field: once it was left, or publishing was tried. */
    errorAt: (field: string): string | undefined =>
      isTried || left.has(field) ? errors.find((error) => error.field === field)?.code : undefined,
    leave: (field: string): void => {
      if (!left.has(field)) setLeft(new Set([...left, field]));
    },
    isTried,
    sayAll: () => setTried(true),
    isTouched,
    /** When what was kept was typed; undefined where the page began anew. */
    restored,
    begin: (): void => {
      setContent(start.content);
      setMarks([]);
      setFinishedPdf(null);
      setAttachments(start.attachments);
      setBookingNo(start.bookingNo);
      setVendorCode(start.vendorCode);
      setBase({ version: start.version, content: start.last, meantSo: start.meantSo });
      setTried(false);
      setLeft(new Set());
      setRestored(undefined);
    },
    forget: () => keepDraft(subject, userid, undefined),
  };
}

export type TripForm = ReturnType<typeof useTripForm>;

/** The id of the input of a field. */
export const fieldId = (field: string): string => `trip-${field.replaceAll(".", "-")}`;

/** Shows a field and gives it the focus. */
export function goToField(field: string): void {
  const found = document.querySelector<HTMLElement>(`#${CSS.escape(fieldId(field))}`);
  found?.scrollIntoView({ block: "center" });
  found?.focus({ preventScroll: true });
}
