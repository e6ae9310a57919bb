import { can } from "@gatehouse/domain/access";
import {
  type ItineraryContent,
  itinerarySchema,
  settleProblems,
  tripCalendar,
  tripProblems,
  tripSpan,
  tripState,
} from "@gatehouse/domain/trips";
import { ValidationError } from "yup";
import type { contract } from "../../contract.ts";
import { createTextPdf } from "../factories/sample-pdf.ts";
import type { MockTrip, MockVersion } from "../factories/trip.ts";
import type { MockUser } from "../factories/user.ts";
import type { Implementation } from "../implement.ts";
import type { MockRequests } from "../mock-requests.ts";
import type { MockTrips } from "../mock-trips.ts";
import { pageOfItems } from "./page.ts";

export interface TripBackend {
  readonly trips: MockTrips;
  readonly requests: Pick<MockRequests, "find" | "change" | "travellerOf">;
  readonly hasNewComment: (bookingNo: string) => boolean;
  readonly user: () => MockUser;
  /** Seconds since 1970, UTC. */
  readonly now: () => number;
}

/** The form's own lists, for who may change them. */
const copy = (content: ItineraryContent) => itinerarySchema.cast(structuredClone(content));

const problemsIn = (content: unknown): { field: string; code: string }[] => {
  try {
    itinerarySchema.validateSync(content, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    return all.map(({ path, message }) => ({ field: path?.replaceAll(/\[(\d+)\]/g, ".$1") ?? "", code: message }));
  }
};

/** Itineraries, by the rules of domain. */
export function tripCalls({
  trips,
  requests,
  hasNewComment,
  user,
  now,
}: TripBackend): Implementation<typeof contract.trips> {
  const isTraveller = () => user().role === "TRAVELLER";
  const visible = () => trips.all().filter(({ travellers }) => !isTraveller() || travellers.includes(user().userid));
  const find = ({ bookingNo, vendorCode }: { bookingNo: string; vendorCode: string }) =>
    visible().find((trip) => trip.bookingNo === bookingNo && (vendorCode === "" || trip.vendorCode === vendorCode));
  const currentOf = ({ versions }: MockTrip) => versions.at(-1);
  const answerOf = (trip: MockTrip, version: MockVersion) => {
    const span = tripSpan(version.content);
    return {
      extendedItinerary: {
        id: trip.id,
        version: version.version,
        latest: version === currentOf(trip),
        bookingNo: trip.bookingNo,
        vendorCode: trip.vendorCode,
        vendorName: trip.vendorName,
        travelRequestId: trip.travelRequestId,
        startDate: span?.startDate ?? "",
        endDate: span?.endDate ?? "",
        content: version.content,
        publishedAt: version.publishedAt,
        publishedBy: isTraveller() ? "" : version.publishedBy,
        meantSo: isTraveller() ? [] : version.meantSo,
        // Who signs in among the travellers comes first among them.
        profiles: can(user().permissions, "profileAll")
          ? trip.travellers.flatMap((userid, place) => {
              const { travelerId } = version.content.travellers[place] ?? {};
              const { id: userId } = requests.travellerOf(userid) ?? {};
              return travelerId === undefined || userId === undefined ? [] : [{ travelerId, userId }];
            })
          : [],
        newCommentAdded: hasNewComment(trip.bookingNo),
        flightStates:
          version === currentOf(trip)
            ? trips.flightStates().filter(({ flightId }) => version.content.flights.some(({ id }) => id === flightId))
            : [],
        attachments: isTraveller() ? [] : [...(version.attachments ?? [])],
        finishedPdf: version.finishedPdf
          ? { ...version.finishedPdf, id: isTraveller() ? "" : version.finishedPdf.id }
          : null,
      },
    };
  };
  return {
    one: (input, fail) => {
      const trip = find(input);
      const version = trip && currentOf(trip);
      if (!trip || !version) throw fail("NOT_FOUND");
      return answerOf(trip, version);
    },
    version: (input, fail) => {
      const trip = find(input);
      const version = trip?.versions.find((one) => one.version === input.version);
      if (!trip || !version) throw fail("NOT_FOUND");
      return answerOf(trip, version);
    },
    booked: (input, fail) => {
      const trip = find(input);
      const content = trip && currentOf(trip)?.content;
      if (!content) throw fail("NOT_FOUND");
      const local = ({ dateTime }: { readonly dateTime: string }) => ({
        date: dateTime.slice(0, 10),
        time: dateTime.slice(11, 16),
      });
      return content.flights
        .filter(({ pnr }) => pnr !== "")
        .map(({ airlineCode, flightNum, departure, arrival, pnr, cancelled }, place) => ({
          segment: {
            id: trip.id * 100 + place,
            airline: { iata: airlineCode },
            flightnum: flightNum,
            from: { iata: departure.airportCode },
            to: { iata: arrival.airportCode },
            dept: local(departure),
            arr: local(arrival),
            cancelled,
          },
          pnr,
          travellers: content.travellers.map(({ firstName, middleName, lastName }) => ({
            firstname: firstName,
            middlename: middleName,
            lastname: lastName,
          })),
        }));
    },
    archived: (input, fail) => {
      const trip = find(input);
      if (!trip) throw fail("NOT_FOUND");
      return {
        versions: trip.versions
          .map(({ version, publishedAt, publishedBy }) => ({ version, publishedAt, publishedBy }))
          .toReversed(),
      };
    },
    calendar: (input, fail) => {
      const trip = find(input);
      const version = trip && currentOf(trip);
      if (!trip || !version) throw fail("NOT_FOUND");
      const text = tripCalendar(version.content, {
        product: "Gatehouse",
        tripId: `${trip.vendorCode}-${trip.bookingNo}`,
        host: "gatehouse.example",
        version: version.version,
        publishedAt: version.publishedAt,
        name: version.content.itinerarySummary,
        words: ({ kind }) => ({ summary: kind, description: "", location: "" }),
      });
      return new File([text], `${trip.bookingNo}.ics`, { type: "text/calendar" });
    },
    pdf: (input, fail) => {
      const trip = find(input);
      const version = trip?.versions.find(
        ({ version: number }) => input.version === undefined || number === input.version,
      );
      if (!trip || !version) throw fail("NOT_FOUND");
      const finished = version.finishedPdf && trips.finished.get(version.finishedPdf.id);
      if (finished) return finished;
      const { flights, itinerarySummary } = version.content;
      const lines = flights.map(
        ({ airlineCode, flightNum, departure, arrival }) =>
          `${airlineCode} ${flightNum}  ${departure.airportCode} ${departure.dateTime} - ${arrival.airportCode} ${arrival.dateTime}`,
      );
      const pdf = createTextPdf([itinerarySummary, `${trip.bookingNo}, version ${version.version}`, ...lines]);
      return new File([pdf], `${trip.bookingNo}.pdf`, { type: "application/pdf" });
    },
    uploadItinerary: async ({ file }, fail) => {
      const bytes = await file.slice(0, 1024).text();
      if (!bytes.includes("%PDF-")) throw fail("NOT_A_PDF");
      const id = `00000000-0000-4000-8000-${String(trips.finished.size + 1).padStart(12, "0")}`;
      trips.finished.set(id, file);
      return { id, name: file.name, size: file.size, pages: 1 };
    },
    attachFile: ({ file }, fail) => {
      if (file.size === 0) throw fail("EMPTY");
      const id = `00000000-0000-4000-9000-${String(trips.attached.size + 1).padStart(12, "0")}`;
      trips.attached.set(id, file);
      return { id, name: file.name, size: file.size };
    },
    attachedFile: ({ id }, fail) => {
      const file = isTraveller() ? undefined : trips.attached.get(id);
      if (!file) throw fail("NOT_FOUND");
      return file;
    },
    preview: ({ bookingNo, version, content, finishedPdf }, fail) => {
      const finished = finishedPdf === null ? undefined : trips.finished.get(finishedPdf);
      if (finished) return finished;
      if (problemsIn(content).length > 0) throw fail("INVALID");
      const lines = content.flights.map(({ airlineCode, flightNum }) => `${airlineCode} ${flightNum}`);
      const pdf = createTextPdf([content.itinerarySummary, `${bookingNo}, draft of version ${version}`, ...lines]);
      return new File([pdf], "draft.pdf", { type: "application/pdf" });
    },
    mine: ({ current, vendorCode, ...page }) => {
      const rows = visible()
        .filter((trip) => vendorCode === "" || trip.vendorCode === vendorCode)
        .flatMap((trip) => {
          const content = currentOf(trip)?.content;
          const span = content && tripSpan(content);
          if (!span) return [];
          const state = tripState(span, now());
          if (state !== (current ? "current" : "upcoming")) return [];
          return [{ trip, span, content }];
        })
        .toSorted((one, other) => one.span.start - other.span.start)
        .map(({ trip, span, content }) => ({
          travelRequestId: trip.travelRequestId,
          travellers: content.travellers.map(({ firstName, lastName }) => ({
            firstname: firstName,
            lastname: lastName,
          })),
          bookingNo: trip.bookingNo,
          startDate: span.startDate,
          endDate: span.endDate,
          vendorCode: trip.vendorCode,
          current,
          newCommentAdded: hasNewComment(trip.bookingNo),
        }));
      return pageOfItems(rows, page);
    },
    read: ({ file }) => {
      const answer = trips.read(file);
      return {
        understood: answer.understood,
        reason: answer.understood ? null : answer.reason,
        reading: answer.reading && { ...answer.reading, pdfs: answer.reading.pdfs.map(({ name }) => name) },
      };
    },
    publish: (
      {
        vendorCode,
        bookingNo,
        travelRequestId,
        expectedVersion,
        content: sent,
        meantSo,
        finishedPdf,
        attachments,
        requestId = "",
      },
      fail,
    ) => {
      const again = trips.published.get(requestId);
      const before = find({ bookingNo, vendorCode });
      const code = before?.vendorCode ?? vendorCode;
      const current = before && currentOf(before);
      if (again && before) return { id: before.id, vendorCode: code, ...again };
      if ((current?.version ?? 0) !== expectedVersion)
        throw fail("VERSION_CONFLICT", {
          version: current?.version ?? 0,
          publishedAt: current?.publishedAt ?? 0,
          publishedBy: current?.publishedBy ?? "",
          content: current ? copy(current.content) : null,
          meantSo: [...(current?.meantSo ?? [])],
          attachments: [...(current?.attachments ?? [])],
        });
      const problems = problemsIn(sent);
      if (problems.length > 0) throw fail("INVALID", { problems });
      const content = copy(sent);
      const marks = [
        ...(current?.meantSo ?? []),
        ...meantSo.map((mark) => ({ ...mark, by: user().userid, at: now() })),
      ];
      const settled = settleProblems(tripProblems(content), marks);
      if (settled.open.length > 0)
        throw fail("PROBLEMS", {
          problems: settled.open.map((problem) => ({
            ...problem,
            pieces: [...problem.pieces],
            facts: { ...problem.facts },
          })),
        });
      const finished = finishedPdf === null ? undefined : trips.finished.get(finishedPdf);
      if (finishedPdf !== null && !finished)
        throw fail("INVALID", { problems: [{ field: "finishedPdf", code: "trips.pdf.gone" }] });
      const request = travelRequestId === null ? undefined : requests.find(travelRequestId);
      if (travelRequestId !== null && !request) throw fail("NOT_FOUND");
      const trip = trips.publish(
        {
          bookingNo,
          vendorCode: code,
          vendorName: before?.vendorName ?? code,
          travelRequestId: travelRequestId ?? before?.travelRequestId ?? null,
          travellers: request ? [request.traveller.userid] : (before?.travellers ?? []),
        },
        {
          publishedAt: now(),
          publishedBy: user().userid,
          content,
          meantSo: settled.meantSo.map(({ mark }) => mark),
          attachments: attachments.map((id) => {
            const { name = id, size = 1 } = trips.attached.get(id) ?? {};
            return { id, name, size };
          }),
          finishedPdf: finished ? { id: finishedPdf ?? "", name: finished.name, size: finished.size, pages: 1 } : null,
        },
      );
      if (request) requests.change(request.id, { status: "BOOKED", bookingNo });
      const version = currentOf(trip)?.version ?? 1;
      trips.published.set(requestId, { bookingNo, version });
      return { id: trip.id, bookingNo, vendorCode: code, version };
    },
  };
}
