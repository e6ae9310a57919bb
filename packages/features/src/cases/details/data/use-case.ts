import { type Api, errorCode } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";
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

/** Opens a case by hand (CMT-2), of the whole or of one flight. */
export function useOpenCase({ bookingNo = "", vCode = "", segmentId = 0 }: CaseAddress) {
  const api = useApi();
  return useOperation((initialComment: string) => api.cases.open({ bookingNo, vCode, segmentId, initialComment }));
}

/** Assigns, closes and reopens. */
export function useCaseChanges() {
  const api = useApi();
  return useOperation(
    (
      change:
        | { readonly to: "assign"; readonly id: number; readonly userid: string; readonly seen: string }
        | { readonly to: "close" | "reopen"; readonly id: number; readonly note: string },
    ) => {
      if (change.to === "assign") return api.cases.assign({ id: change.id, userid: change.userid, seen: change.seen });
      return change.to === "close"
        ? api.cases.close({ id: change.id, comment: change.note })
        : api.cases.reopen({ id: change.id, reason: change.note });
    },
  );
}
