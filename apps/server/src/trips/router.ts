import { can } from "@gatehouse/domain/access";
import { instantOf, type ItineraryContent, itinerarySchema } from "@gatehouse/domain/trips";
import type { SignedInCalls } from "../access/guard.ts";
import type { Checkin } from "../checkin/checkin.ts";
import { once } from "../platform/answered-requests/once.ts";
import { originOf } from "../platform/http/site.ts";
import type { Platform } from "../platform/platform.ts";
import { ThreadExceeded } from "../platform/threads.ts";
import { profilesOf } from "./accounts.ts";
import { keepAttachment, openAttachment } from "./attachments.ts";
import type { AskFlightStates, AskNewComments, BoardReader, FlightOfTrip } from "./board/beside.ts";
import { readBookedFlights } from "./booked.ts";
import { calendarOf } from "./calendar.ts";
import { type FinishedPdfParts, keepFinishedPdf, openFinishedPdf } from "./finished-pdf.ts";
import { itineraryPdf, type PdfParts } from "./pdf/itinerary-pdf.ts";
import { type OnBooked, publishItinerary } from "./publish.ts";
import { type BarcodeReader, readFile } from "./read-file.ts";
import { readMine, readTrip, readVersions } from "./read-trip.ts";
import { vendorOf } from "./visible.ts";

interface Parts extends Pick<Platform, "config" | "db" | "now">, Pick<FinishedPdfParts & PdfParts, "documents"> {
  readonly pages: FinishedPdfParts["pages"] & BarcodeReader;
  readonly checkin: Pick<Checkin, "services" | "changed">;
  /** Host name of the product. */
  readonly host: string;
  readonly onBooked: OnBooked;
  readonly newComments: AskNewComments;
  readonly flightStates: AskFlightStates;
}

/** The flights of an itinerary that take place at a known instant. */
const flightsOf = ({ flights }: ItineraryContent): readonly FlightOfTrip[] =>
  flights.flatMap(({ id, airlineCode, flightNum, departure, arrival, cancelled }) => {
    const departsAt = instantOf(departure);
    if (cancelled || departsAt === null) return [];
    const date = departure.dateTime.slice(0, 10);
    return [
      {
        id,
        carrier: airlineCode,
        number: flightNum,
        from: departure.airportCode,
        date,
        departsAt,
        arrivesAt: instantOf(arrival),
      },
    ];
  });

/** Implements `contract.trips`. */
export function tripsRouter(calls: SignedInCalls, parts: Parts) {
  const { config, db, now, checkin, documents, host, pages, onBooked, newComments, flightStates } = parts;
  const area = calls.trips;
  type Trip = NonNullable<Awaited<ReturnType<typeof readTrip>>>;
  /** An itinerary with what others know of its booking. */
  const extended = async (trip: Trip, reader: BoardReader) => {
    const named = { vendor: trip.vendorCode, bookingNo: trip.bookingNo };
    return {
      ...trip,
      profiles: can(reader.permissions, "profileAll")
        ? [...(await profilesOf(db, trip.vendorCode, trip.content.travellers))]
        : [],
      newCommentAdded: (await newComments(db, reader, [named])).size > 0,
      // What counts no longer is how it was.
      flightStates: trip.latest ? [...(await flightStates(db, named, flightsOf(trip.content), now()))] : [],
    };
  };
  return {
    one: area.one.handler(async ({ input, context: { principal }, errors }) => {
      const trip = await readTrip(db, principal, input);
      if (!trip) throw errors.NOT_FOUND();
      return { extendedItinerary: await extended(trip, principal) };
    }),
    version: area.version.handler(async ({ input, context: { principal }, errors }) => {
      const trip = await readTrip(db, principal, input);
      if (!trip) throw errors.NOT_FOUND();
      return { extendedItinerary: await extended(trip, principal) };
    }),
    booked: area.booked.handler(async ({ input, context: { principal }, errors }) => {
      const flights = await readBookedFlights(db, principal, input);
      if (!flights) throw errors.NOT_FOUND();
      return flights;
    }),
    archived: area.archived.handler(async ({ input, context: { principal }, errors }) => {
      const versions = await readVersions(db, principal, input);
      if (!versions) throw errors.NOT_FOUND();
      return { versions };
    }),
    calendar: area.calendar.handler(async ({ input, context: { principal }, errors }) => {
      const trip = await readTrip(db, principal, input);
      if (!trip) throw errors.NOT_FOUND();
      return calendarOf(db, trip, { host, product: config.brand.name });
    }),
    pdf: area.pdf.handler(async ({ input: { language, version, ...wanted }, context, errors }) => {
      const { principal } = context;
      const trip = await readTrip(db, principal, version === undefined ? wanted : { ...wanted, version });
      // A traveller sees the version that counts (TRP-15).
      if (!trip || (principal.role === "TRAVELLER" && !trip.latest)) throw errors.NOT_FOUND();
      const finished = await openFinishedPdf(db, documents, trip.vendorCode, {
        itineraryId: trip.id,
        version: trip.version,
      });
      if (finished) return finished;
      try {
        return await itineraryPdf(trip, language, { db, documents, origin: originOf(config, context) });
      } catch (error) {
        if (error instanceof ThreadExceeded) throw errors.TOO_COMPLEX();
        throw error;
      }
    }),
    preview: area.preview.handler(async ({ input, context: { principal }, errors }) => {
      const { bookingNo, content, finishedPdf, language, travelRequestId, vendorCode, version } = input;
      const owner = await vendorOf(db, principal, vendorCode);
      if (!owner) throw errors.NOT_FOUND();
      if (finishedPdf !== null) {
        const finished = await openFinishedPdf(db, documents, owner.code, { id: finishedPdf });
        if (!finished) throw errors.NOT_FOUND();
        return finished;
      }
      if (!itinerarySchema.isValidSync(content)) throw errors.INVALID();
      try {
        return await itineraryPdf(
          {
            vendorCode: owner.code,
            vendorName: owner.name,
            travelRequestId,
            bookingNo,
            version,
            publishedAt: null,
            content,
          },
          language,
          // A draft has no page.
          { db, documents, origin: "" },
        );
      } catch (error) {
        if (error instanceof ThreadExceeded) throw errors.TOO_COMPLEX();
        throw error;
      }
    }),
    mine: area.mine.handler(({ input, context: { principal } }) => readMine(db, principal, input, now(), newComments)),
    read: area.read.handler(async ({ input, errors }) => {
      try {
        return await readFile(input.file, pages, now());
      } catch (error) {
        if (error instanceof ThreadExceeded) throw errors.TOO_COMPLEX();
        throw error;
      }
    }),
    uploadItinerary: area.uploadItinerary.handler(async ({ input, context: { principal }, errors }) => {
      const kept = await keepFinishedPdf(db, principal, input, { documents, pages }, now());
      switch (kept.outcome) {
        case "unknown":
          throw errors.NOT_FOUND();
        case "too-many":
          throw errors.TOO_MANY();
        case "refused":
          throw errors[kept.code]();
        case "kept":
          return kept.pdf;
      }
    }),
    attachFile: area.attachFile.handler(async ({ input, context: { principal }, errors }) => {
      const kept = await keepAttachment(db, principal, input, documents, now());
      switch (kept.outcome) {
        case "unknown":
          throw errors.NOT_FOUND();
        case "too-many":
          throw errors.TOO_MANY();
        case "too-large":
          throw errors.TOO_LARGE();
        case "empty":
          throw errors.EMPTY();
        case "kept":
          return kept.file;
      }
    }),
    attachedFile: area.attachedFile.handler(async ({ input: { id, ...wanted }, context: { principal }, errors }) => {
      // Suppliers write to staff: travellers see what staff make of it.
      const trip = principal.role === "TRAVELLER" ? undefined : await readTrip(db, principal, wanted);
      const found = trip && (await openAttachment(db, documents, { itineraryId: trip.id, id }));
      if (!found) throw errors.NOT_FOUND();
      return found;
    }),
    publish: area.publish.handler(async ({ input: { requestId, ...input }, context: { principal }, errors }) => {
      try {
        return await once(db, { principal, call: "trips.publish", requestId, now: now() }, async (tx) => {
          const result = await publishItinerary(tx, principal, input, {
            services: checkin.services,
            onBooked,
            now: now(),
          });
          switch (result.outcome) {
            case "unknown":
              throw errors.NOT_FOUND();
            case "request-not-pending":
              throw errors.REQUEST_NOT_PENDING();
            case "invalid":
              throw errors.INVALID({ data: { problems: [...result.problems] } });
            case "problems":
              throw errors.PROBLEMS({
                data: {
                  problems: result.problems.map((one) => ({
                    ...one,
                    pieces: [...one.pieces],
                    facts: { ...one.facts },
                  })),
                },
              });
            case "conflict": {
              const { current, attachments } = result;
              throw errors.VERSION_CONFLICT({
                data: {
                  version: current?.version ?? 0,
                  publishedAt: current?.publishedAt ?? 0,
                  publishedBy: current?.publishedBy ?? "",
                  content: current ? itinerarySchema.cast(structuredClone(current.content)) : null,
                  meantSo: [...(current?.meantSo ?? [])],
                  attachments: [...attachments],
                },
              });
            }
            case "published":
              return {
                id: result.id,
                bookingNo: input.bookingNo,
                vendorCode: result.vendor,
                version: result.version,
              };
          }
        });
      } finally {
        checkin.changed();
      }
    }),
  };
}
