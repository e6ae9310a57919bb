import type { RangeProblem } from "@gatehouse/domain/reports";
import type { ReportStatus } from "@gatehouse/domain/reports";

/** Why a call of the area is refused, as its contract declares it. */
export type RefusalReason =
  | {
      readonly code: "RANGE_REFUSED";
      readonly data: { readonly problem: RangeProblem; readonly latest: string | null; readonly days: number | null };
    }
  | {
      readonly code: "REPORT_NOT_RETRIABLE" | "REPORT_NOT_CANCELLABLE";
      readonly data: { readonly status: ReportStatus };
    }
  | {
      readonly code: "VENDOR_NOT_FOUND" | "OPERATOR_NOT_FOUND" | "REPORT_NOT_FOUND" | "NO_DATA";
      readonly data?: never;
    };

/** A refusal on its way to the call that declares it. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason) {
    super(reason.code);
    this.reason = reason;
  }
}

/** Turns a refusal into the error that the call declares; what it does not declare is a fault of ours. */
export async function declared<T>(errors: object, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, data } = error.reason;
    const make = (errors as Partial<Record<string, (options: object) => Error>>)[code];
    throw make?.(data ? { data } : {}) ?? error;
  }
}
