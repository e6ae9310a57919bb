import type { CheckIn } from "@gatehouse/domain/checkin";
import type { closingWords } from "./en.ts";
import { timeToClose } from "./time-to-close.ts";

/** What has a window, and a flight. */
export interface Closing {
  readonly windowClosesAt: CheckIn["windowClosesAt"];
  readonly dept: Pick<CheckIn["dept"], "deptTimeUTCSecs">;
}

type Translate = (
  key: keyof typeof closingWords,
  values: Readonly<Record<"days" | "hours" | "minutes" | "time", string | number>>,
) => string;

/**
 * How long check-in stays open, `1 h 12`, for where "Closes in" stands above or before it; or that it has closed.
 * @param now seconds since 1970, UTC
 * @param alone `closes in 1 h 12`
 */
export function closingText(now: number, { windowClosesAt, dept }: Closing, t: Translate, alone?: boolean): string {
  const { state, days, hours, minutes } = timeToClose(now, windowClosesAt, dept.deptTimeUTCSecs);
  const isOpen = state === "open";
  const unit = days > 0 ? "days" : hours > 0 ? "hours" : "minutes";
  const values = { days, hours, minutes: unit === "hours" ? String(minutes).padStart(2, "0") : minutes };
  const time = t(`closing.${isOpen ? unit : state}`, { ...values, time: "" });
  return alone && isOpen ? t("closing.in", { ...values, time }) : time;
}
