import { localClock } from "@gatehouse/domain/time";
import { useState } from "react";
import { useClock } from "../../../app/time/index.ts";

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The reader's date when the form was opened, `YYYY-MM-DD`. */
export function useTodayHere(): string {
  const clock = useClock();
  const [today] = useState(() => localClock(clock(), zone()).date);
  return today;
}
