import type { ReportFormat } from "./report.ts";

/** Stands for everybody where an operator's id would (REP-21). */
export const allOperators = "All-Operator";

/** Letters, digits, dots and hyphens are taken by every file system and every header; anything else becomes a hyphen. */
const safe = (part: string): string =>
  part
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^A-Za-z0-9-]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 60) || "x";

/** What a report's file is about; dates are YYYY-MM-DD, readings of a clock YYYY-MM-DDTHH:MM. */
export type FileSubject =
  | {
      readonly report: "billing-ac" | "billing-fw" | "billing-tc";
      readonly vendor: string;
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly report: "performance" | "time-span";
      /** Everybody's when there is none. */
      readonly operatorId?: string | null | undefined;
      readonly from: string;
      readonly to: string;
    };

/** `billing-ac_NWT_2026-11-01_2026-11-30.csv`: what it is, about whom, from when to when. */
export function fileName(subject: FileSubject, format: ReportFormat): string {
  const about = "vendor" in subject ? subject.vendor : subject.operatorId || allOperators;
  return `${[subject.report, about, subject.from.replaceAll(":", ""), subject.to.replaceAll(":", "")].map(safe).join("_")}.${format}`;
}
