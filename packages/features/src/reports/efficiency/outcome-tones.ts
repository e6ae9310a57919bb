import type { Outcome } from "@gatehouse/domain/reports";
import type { ChartTone } from "@gatehouse/ui/chart";

/** One tone means one outcome, in bars, lines and keys. */
export const outcomeTones = {
  automation: "auto",
  operators: "operator",
  status1: "status1",
  status234: "status234",
  notSettled: "waiting",
} as const satisfies Record<Outcome, ChartTone>;
