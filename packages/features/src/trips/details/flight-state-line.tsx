import { chakra } from "@chakra-ui/react";
import { type AgendaEvent, type FlightState, shiftOf } from "@gatehouse/domain/trips";
import { localClock } from "@gatehouse/domain/time";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { Ban, CircleCheck, ClockAlert } from "lucide-react";
import { useMessages } from "../../i18n/index.ts";
import type { TripWords } from "../words/use-trip-words.ts";
import { messages } from "./messages/index.ts";

const looks = {
  onTime: { tone: "ok", icon: CircleCheck },
  delayed: { tone: "warn", icon: ClockAlert },
  earlier: { tone: "warn", icon: ClockAlert },
  cancelled: { tone: "bad", icon: Ban },
} as const;

export interface FlightStateLineProps {
  /** Where a flight leaves or arrives. */
  readonly event: AgendaEvent;
  readonly state: FlightState;
  readonly words: TripWords;
}

/** How a flight stands now: late, cancelled or on time, from which gate, and the hour that is expected (TRP-46). */
export function FlightStateLine({ event, state: known, words }: FlightStateLineProps) {
  const t = useMessages(messages);
  const { of, at, instant, time } = event;
  const { state, minutes } = known;
  const shift = shiftOf(known);
  const expected =
    shift === 0 || instant === null
      ? ""
      : t("live.expected", { time: localClock(instant + shift * 60, time.zone).time });
  if (at === "end") return expected === "" ? null : <chakra.span fontWeight="strong">{expected}</chakra.span>;
  const typed = of.kind === "flight" ? of.piece.departure.terminal : "";
  const facts = [
    expected,
    known.terminal === "" || known.terminal === typed ? "" : t("terminal", { terminal: known.terminal }),
    known.gate === "" ? "" : t("live.gate", { gate: known.gate }),
  ].filter((fact) => fact !== "");
  return (
    <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1" data-no-print="">
      <StatusPill tone={looks[state].tone} icon={looks[state].icon}>
        {t(`live.${state}`, { length: words.duration(minutes * 60) })}
      </StatusPill>
      {facts.length > 0 && <chakra.span fontWeight="strong">{facts.join(" · ")}</chakra.span>}
    </chakra.span>
  );
}
