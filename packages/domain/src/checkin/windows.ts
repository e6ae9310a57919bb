/** When online check-in opens and closes, in minutes before the scheduled departure. */
interface CheckInRule {
  readonly opens: number;
  readonly closes: number;
}

const hours = (opens: number, closes: number): CheckInRule => ({ opens: opens * 60, closes: closes * 60 });

/** The default (CHK-6). */
const usual = hours(24, 1);

/** Airlines that differ from it (CHK-6 names W6, U2 and FR; the others as the airlines publish them). */
const rules: Readonly<Record<string, CheckInRule>> = {
  W6: hours(24, 3),
  W9: hours(24, 3),
  W4: hours(24, 3),
  "5W": hours(24, 3),
  U2: hours(24, 2),
  EC: hours(24, 2),
  DS: hours(24, 2),
  FR: hours(24, 2),
  LS: hours(24, 2),
  KL: hours(30, 1),
  AF: hours(30, 1),
  LH: hours(23, 1),
  LX: hours(23, 1),
  OS: hours(23, 1),
  VY: hours(24, 2),
  AY: hours(36, 1),
  FD: hours(24, 1),
};

/** The rule of an airline, by its two-character IATA designator. */
const checkInRuleOf = (airline: string): CheckInRule => rules[airline] ?? usual;

export interface CheckInWindow {
  /** Seconds since 1970, UTC, as are all of these. */
  readonly windowOpensAt: number;
  readonly windowClosesAt: number;
  readonly departsAt: number;
}

/**
 * When the check-in of a flight opens and closes. The airlines count back from the instant of departure, so a change of the clocks
 * in between moves the local time of the opening, not the distance.
 * @param departsAt seconds since 1970, UTC
 */
export function windowOf(airline: string, departsAt: number): CheckInWindow {
  const { opens, closes } = checkInRuleOf(airline);
  return { windowOpensAt: departsAt - opens * 60, windowClosesAt: departsAt - closes * 60, departsAt };
}

/** Every airline with a rule of its own, for those who say the rule in another language (SQL, documentation). */
export const checkInRules: Readonly<Record<string, CheckInRule>> = rules;
