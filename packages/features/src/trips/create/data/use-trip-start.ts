import { type Api, errorCode } from "@gatehouse/api/client";
import { emptyContent, type ItineraryContent, type MeantSo } from "@gatehouse/domain/trips";
import useSWR from "swr";
import { useApi } from "../../../app/index.ts";
import type { CreateTripSearch } from "../create-search.ts";
import { newId, itineraryOfRequest } from "../new-piece.ts";
import type { AttachedFile, FinishedPdf } from "./draft.ts";

export type ReadRequest = Awaited<ReturnType<Api["requests"]["one"]>>;

/** What an itinerary begins with. */
export interface TripStart {
  readonly request: ReadRequest | null;
  readonly bookingNo: string;
  readonly vendorCode: string;
  /** 0 where there is none yet. */
  readonly version: number;
  /** The last version; null where there is none. */
  readonly last: ItineraryContent | null;
  /** Marks of the last version, which hold (TRP-16). */
  readonly meantSo: readonly MeantSo[];
  /** The finished itinerary of the last version. */
  readonly finishedPdf: FinishedPdf | null;
  /** Files that stay with the last version. */
  readonly attachments: readonly AttachedFile[];
  readonly content: ItineraryContent;
}

async function startOf(api: Api, search: CreateTripSearch, ownVendor: string): Promise<TripStart> {
  const { travelRequestId } = search;
  const request = travelRequestId === undefined ? null : await api.requests.one({ id: travelRequestId });
  // A request that is booked goes on with its booking's itinerary.
  const bookingNo = search.bookingNo ?? request?.travelRequest.bookingNo ?? undefined;
  const vendorCode = search.vendorCode ?? request?.travelRequest.vendorCode ?? ownVendor;
  const standing =
    bookingNo === undefined
      ? null
      : await api.trips.one({ bookingNo, vendorCode }).catch((error: unknown) => {
          // A booking may be older than its itinerary.
          if (errorCode(error) === "NOT_FOUND") return null;
          throw error;
        });
  // The contract's schema says that the content is one; its type is too deep to be told.
  const last = (standing?.extendedItinerary.content ?? null) as ItineraryContent | null;
  const traveller = request?.traveller;
  return {
    request,
    bookingNo: bookingNo ?? "",
    vendorCode: standing?.extendedItinerary.vendorCode ?? vendorCode,
    version: standing?.extendedItinerary.version ?? 0,
    last,
    meantSo: standing?.extendedItinerary.meantSo ?? [],
    attachments: standing?.extendedItinerary.attachments ?? [],
    finishedPdf: standing?.extendedItinerary.finishedPdf ?? null,
    content:
      last ??
      (request && traveller
        ? itineraryOfRequest(
            request.travelRequest.request,
            {
              prefix: traveller.prefix,
              firstName: traveller.firstName,
              middleName: traveller.middleName,
              lastName: traveller.lastName,
              email: traveller.email,
              phone: traveller.phone,
            },
            newId,
          )
        : emptyContent),
  };
}

/**
 * What an itinerary is begun from: its travel request, its booking, or the version that there is.
 * @param ownVendor whose user makes it; empty for staff, who make trips of any vendor
 */
export function useTripStart(search: CreateTripSearch, ownVendor: string) {
  const api = useApi();
  const { travelRequestId, bookingNo, vendorCode } = search;
  const { data, isValidating, mutate, ...answer } = useSWR(
    ["trips.start", travelRequestId, bookingNo, vendorCode, ownVendor],
    () => startOf(api, search, ownVendor),
    // What is typed belongs to what was read: it changes only when somebody asks for it.
    { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  );
  const error: unknown = answer.error;
  return { start: data, error, reading: isValidating, read: () => void mutate() };
}
