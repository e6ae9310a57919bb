import { type Api, errorCode } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";
import type { CaseAddress } from "../details-search.ts";

export type ReadCase = Awaited<ReturnType<Api["cases"]["details"]>>;

/** A case; it follows what becomes of it. */
export function useCase({ bookingNo = "", vCode = "", travelRequestId = 0, segmentId = 0 }: CaseAddress) {
  const api = useApi();
  const named = bookingNo !== "" || travelRequestId > 0;
  const { data, mutate, isValidating, ...answer } = useSWR(
    named ? ["cases.details", { bookingNo, vCode, travelRequestId, segmentId }] : null,
    ([, asked]) => api.cases.details(asked),
    // Another flight of the same booking is no other page.
    { shouldRetryOnError: false, keepPreviousData: true },
  );
  const error: unknown = answer.error;
  // What is said hangs on the whole case of the booking, of whichever flight this one is (CMT-22).
  useLive("case.changed", (changed) => {
    const sameBooking = changed.bookingNo !== null && changed.bookingNo === data?.bookingNo;
    if (data !== undefined && (changed.caseId === data.caseId || sameBooking)) void mutate();
  });
  useLive("resync", () => void mutate());
  return {
    found: data,
    error,
    isNone: !named || (error !== undefined && errorCode(error) === "NOT_FOUND"),
    reading: isValidating,
    read: () => mutate(),
  };
}
