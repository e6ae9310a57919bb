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

/** Reads the address: whatever is missing or damaged is as if it were not there. */
export function parseCaseAddress(raw: Readonly<Record<string, unknown>>): CaseAddress {
  const bookingNo = textOf(raw["bookingNo"]);
  const vCode = textOf(raw["vCode"]);
  const travelRequestId = numberOf(raw["travelRequestId"]);
  const segmentId = numberOf(raw["segmentId"]);
  const step = caseSteps.find((each) => each === raw["step"]);
  return {
    ...(bookingNo ? { bookingNo } : {}),
    ...(vCode ? { vCode } : {}),
    ...(travelRequestId ? { travelRequestId } : {}),
    ...(segmentId ? { segmentId } : {}),
    ...(step ? { step } : {}),
  };
}
