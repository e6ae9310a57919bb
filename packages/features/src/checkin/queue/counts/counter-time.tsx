import { chakra } from "@chakra-ui/react";
import { counterTimes } from "./pending-counts-text.ts";
import type { Words } from "../../use-words.ts";

export interface CounterTimeProps {
  /** When the counters were read: seconds since 1970, UTC. */
  readonly at: number;
  readonly words: Words;
  /** The times alone; what they are is in the title. */
  readonly short?: boolean;
}

/** How old the counters are, in IST and EST (QUE-11). */
export function CounterTime({ at, words: { t }, short = false }: CounterTimeProps) {
  // Where two lines are needed, the times stay together.
  const times = counterTimes(at).replaceAll(" ", "\u00a0");
  const all = t("status.updated", { times });
  return (
    <chakra.span display="block" textStyle="figures" textWrap="balance" title={all}>
      {short ? times : all}
    </chakra.span>
  );
}
