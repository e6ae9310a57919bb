import type { TripInfo } from "@gatehouse/api/client/disruption";
import type { LandingState } from "@gatehouse/domain/disruption";

/** Why a search failed. */
export type LandingFailure = "link" | "attempts" | "network" | "failed";

/** The page's state (DIS-5), with what it shows. */
export type LandingStatus =
  | { readonly state: "searching_data" | "no_search_id" | "invalid_data" }
  | { readonly state: "search_failed"; readonly failure: LandingFailure }
  | {
      readonly state: Exclude<LandingState, "searching_data" | "no_search_id" | "invalid_data" | "search_failed">;
      readonly info: TripInfo;
    };

/** Whether an answer is one that the page can show. */
const isValid = (info: TripInfo): boolean =>
  info.bookingNo !== "" &&
  info.travellers.length > 0 &&
  info.segment.from.iata !== "" &&
  info.segment.to.iata !== "" &&
  Number.isFinite(info.segment.dept.utc);

/** The state that an answer is shown in. */
export function shownAs(info: TripInfo): LandingStatus {
  if (!isValid(info)) return { state: "invalid_data" };
  const state =
    info.fdaStatus === "NO_ACTION"
      ? "no_action"
      : info.fdaStatus === "LOUNGE_REQUESTED"
        ? "lounge_pass"
        : "can_select_options";
  return { state, info };
}

/** The failure that a code of a call means. */
export const failureOf = (code: string): LandingFailure =>
  code === "LINK_NOT_FOUND" || code === "BAD_REQUEST"
    ? "link"
    : code === "TOO_MANY_ATTEMPTS" || code === "TOO_MANY_REQUESTS"
      ? "attempts"
      : code === "NETWORK" || code === "TIMEOUT"
        ? "network"
        : "failed";

/** Address of the flights that can replace a disrupted one, for its booking (DIS-10). @param today yyyy-mm-dd */
export function alternativesPath({ segment, bookingNo, travellers }: TripInfo, today: string): string {
  const day = segment.dept.date < today ? today : segment.dept.date;
  return `/fsbsearch?${new URLSearchParams({
    from: segment.from.iata,
    to: segment.to.iata,
    departDate: day,
    passengerCount: String(Math.min(travellers.length, 9)),
    customer: "1",
    bookingNo,
  }).toString()}`;
}
