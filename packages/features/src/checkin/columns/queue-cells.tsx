import "./queue-cells.css";
import { type AutomationStatus, type CheckIn, type CheckInState, isOpenState } from "@gatehouse/domain/checkin";
import {
  BadgeCheck,
  Bot,
  Check,
  CheckCheck,
  CircleDot,
  Hourglass,
  LockKeyhole,
  type LucideIcon,
  PlaneTakeoff,
  Sparkle,
  X,
} from "lucide-react";
import type { ReactNode } from "react";
import { useNow } from "../clock.ts";
import { type Closing, timeToClose } from "../../app/closing/index.ts";
import { plainNameOf } from "../../app/traveller-name/index.ts";
import type { Words } from "../use-words.ts";

type Tone = "accent" | "violet" | "warn" | "ok" | "bad" | "slate";

/** Each state has its own tone and icon; the word is beside them. */
const states: Readonly<Record<CheckInState, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  NEW: { tone: "slate", icon: Sparkle },
  ELIGIBLE_FOR_CHECKIN: { tone: "accent", icon: CircleDot },
  WAITING_FOR_AUTOMATION: { tone: "violet", icon: Bot },
  ELIGIBLE_FOR_DISPOSAL: { tone: "warn", icon: Hourglass },
  APPROVED: { tone: "ok", icon: BadgeCheck },
  DISPOSITION_COMPLETED: { tone: "slate", icon: CheckCheck },
};

function Pill({
  tone,
  icon: Icon,
  children,
}: {
  readonly tone: Tone;
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}) {
  return (
    <span className="q-pill" data-tone={tone}>
      <Icon aria-hidden />
      <span>{children}</span>
    </span>
  );
}

/** The queue's cell of a check-in's state. */
export const StateCell = ({ state, children }: { readonly state: CheckInState; readonly children: string }) => (
  <Pill {...states[state]}>{children}</Pill>
);

/** Before automation had its turn there is nothing to shout about. */
export function AutomationCell({ status, children }: { readonly status: AutomationStatus; readonly children: string }) {
  if (status === 0)
    return (
      <Pill tone="bad" icon={X}>
        {children}
      </Pill>
    );
  if (status === 1)
    return (
      <Pill tone="ok" icon={Check}>
        {children}
      </Pill>
    );
  return <span className="q-muted">{children}</span>;
}

/** The queue's cell of the flight's number. */
export const FlightCell = ({ row: { airline, flightnum } }: { readonly row: CheckIn }) => (
  <>
    <span className="q-airline">{airline.iata}</span>
    <span className="q-figures">{flightnum}</span>
  </>
);

/** The queue's cell of from where to where the flight goes. */
export const RouteCell = ({ row: { from, to } }: { readonly row: CheckIn }) => (
  <>
    {from.iata}
    <span className="q-arrow">→</span>
    {to.iata}
  </>
);

export interface ClosingTimeProps {
  readonly closing: Closing;
  readonly words: Pick<Words, "closing">;
  /** Work is left to do, so that time presses. */
  readonly pressing?: boolean;
  /** By itself, where no heading says what closes. */
  readonly alone?: boolean;
}

/** How long check-in stays open, drawn again as time goes by. */
export function ClosingTime({ closing, words, pressing = true, alone = false }: ClosingTimeProps) {
  const now = useNow();
  const { state, urgency } = timeToClose(now, closing.windowClosesAt, closing.dept.deptTimeUTCSecs);
  return (
    <span
      className={alone ? undefined : "q-left"}
      data-urgency={pressing || state === "departed" ? urgency : undefined}
    >
      {words.closing(now, closing, alone)}
    </span>
  );
}

interface ClosingCellProps {
  readonly row: CheckIn;
  readonly words: Words;
  readonly alone?: boolean;
}

/** How long check-in stays open, then the local time of departure. */
export const ClosingCell = ({ row, words, alone = false }: ClosingCellProps) => (
  <span className="q-figures">
    <ClosingTime closing={row} words={words} alone={alone} pressing={isPressing(row)} />
    {alone ? (
      // A word for it would leave no room for the state beside it on a phone.
      <span className="q-muted q-departs">
        <PlaneTakeoff aria-hidden />
        <span aria-hidden>{row.dept.time}</span>
        <span className="q-heard">{words.t("closing.departs", { time: row.dept.time })}</span>
      </span>
    ) : (
      <span className="q-muted">{row.dept.time}</span>
    )}
  </span>
);

/** Time presses only where work is left to do. */
export const isPressing = ({ needQC, currentState }: CheckIn): boolean => needQC || isOpenState(currentState);

/** Who works on it. Anyone who holds a unit has all of its rows, those too that need no work any more. */
export const LockCell = ({ row, words }: { readonly row: CheckIn; readonly words: Words }) => (
  <span className={row._lock || row.heldBy !== null ? "q-lock" : "q-muted"}>
    {row.heldBy !== null && <LockKeyhole aria-hidden />}
    <span>{words.lock(row)}</span>
  </span>
);

/** The queue's cell of the traveller's name. What tells them from others of the same name is never cut: the name before it is. */
export function NameCell({ row, words }: { readonly row: CheckIn; readonly words: Words }) {
  const apart = words.apart(row);
  const name = plainNameOf(row);
  return (
    <span className="q-name" data-fits={name.length < 23 || undefined} data-long={name.length > 25 || undefined}>
      <span>{name}</span> {apart !== "" && <span className="q-apart">{apart}</span>}
    </span>
  );
}

/** The most important of a row in two lines: when and how it stands, then who and where with. */
export const SummaryCell = ({ row, words }: { readonly row: CheckIn; readonly words: Words }) => (
  <span className="q-summary">
    <span>
      <ClosingCell row={row} words={words} alone />
      <StateCell state={row.currentState}>{words.state(row.currentState)}</StateCell>
    </span>
    <span>
      <span className="q-code">{row.pnr}</span>
      <NameCell row={row} words={words} />
      {row.heldBy !== null && <LockCell row={row} words={words} />}
      <span>
        <FlightCell row={row} />
      </span>
    </span>
  </span>
);

interface CellButtonProps {
  readonly icon: LucideIcon;
  /** What it does, and to what. */
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  /** The key that does the same with the selected row. */
  readonly keys?: string;
}

/** A small button inside a cell of the queue. */
export const CellButton = ({ icon: Icon, label, onPress, disabled = false, keys }: CellButtonProps) => (
  <button
    type="button"
    className="q-button"
    aria-label={label}
    title={keys ? `${label} (${keys.toUpperCase()})` : label}
    disabled={disabled}
    onClick={onPress}
  >
    <Icon aria-hidden />
  </button>
);

/** A press that leads to another page, in a new tab. */
export const CellLink = ({
  icon: Icon,
  label,
  href,
}: {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly href: string;
}) => (
  <a className="q-button" href={href} target="_blank" rel="noreferrer" aria-label={label} title={label}>
    <Icon aria-hidden />
  </a>
);

/** What the row tones mean. */
export const Legend = ({ words: { t } }: { readonly words: Words }) => (
  <>
    <span>
      <i className="q-swatch" data-tone="expired" />
      {t("grid.legend.expired")}
    </span>
    <span>
      <i className="q-swatch" data-tone="passport" />
      {t("grid.legend.passport")}
    </span>
  </>
);
