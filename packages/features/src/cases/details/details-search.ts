import { type CaseOrigin, caseOrigins } from "../../app/case-path.ts";

/** What the address of a case says; the names are those of the specification. */
export interface CaseAddress {
  readonly bookingNo?: string;
  readonly vCode?: string;
  /** Before there is a booking. */
  readonly travelRequestId?: number;
  /** A flight of the booking. */
  readonly segmentId?: number;
  /** The step that is open; the one that fits where it is left out. */
  readonly step?: CaseStep;
  /** The list from which one came. */
  readonly from?: CaseOrigin;
}

export const caseSteps = ["request", "trips", "segments"] as const;
export type CaseStep = (typeof caseSteps)[number];

const numberOf = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
};
const textOf = (value: unknown): string | undefined => {
  const text = ["string", "number"].includes(typeof value) ? String(value).trim().slice(0, 40) : "";
  return text === "" ? undefined : text;
};

/** Reads the address of Case Details: whatever is missing or damaged is as if it were not there. */
export function parseCaseAddress(raw: Readonly<Record<string, unknown>>): CaseAddress {
  const bookingNo = textOf(raw["bookingNo"]);
  const vCode = textOf(raw["vCode"]);
  const travelRequestId = numberOf(raw["travelRequestId"]);
  const segmentId = numberOf(raw["segmentId"]);
  const step = caseSteps.find((each) => each === raw["step"]);
  const from = caseOrigins.find((each) => each === raw["from"]);
  return {
    ...(bookingNo ? { bookingNo } : {}),
    ...(vCode ? { vCode } : {}),
    ...(travelRequestId ? { travelRequestId } : {}),
    ...(segmentId ? { segmentId } : {}),
    ...(step ? { step } : {}),
    ...(from ? { from } : {}),
  };
}

interface Placed {
  readonly state: "OPEN" | "CLOSED";
  readonly assignedTo: { readonly userid: string } | null;
}

/**
 * The list below which a case stands in the menu (CMT-12): the one from which its reader came, as long as it is there for them, and
 * otherwise the one of its state.
 */
export function listOf({ from }: CaseAddress, { state, assignedTo }: Placed, userid: string | undefined): string {
  const isOwn = assignedTo !== null && assignedTo.userid === userid;
  const list =
    from === "search"
      ? "search-cases"
      : from === "mine" && isOwn
        ? "my-cases"
        : state === "CLOSED"
          ? "all-closed-cases"
          : "all-open-cases";
  return `/dashboard/casemgmt/${list}`;
}
