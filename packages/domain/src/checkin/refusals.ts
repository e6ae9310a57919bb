import type { LifecycleRefusal } from "./lifecycle-types.ts";

/** Why one of several check-ins that were to be changed together stayed as it was, as the contract says it. */
export const changeRefusals = [
  "NOT_FOUND",
  "LOCKED_BY_OTHER",
  "PASS_ATTACHED",
  "STATE_CONFLICT",
  "TOO_LATE",
  "NOT_YOURS",
  "DEPARTED",
] as const;
export type ChangeRefusal = (typeof changeRefusals)[number];

const known: ReadonlySet<string> = new Set(changeRefusals);
const isChangeRefusal = (code: string): code is ChangeRefusal => known.has(code);

/** What the lifecycle refused, in the contract's words: what has none of its own is a matter of the state. */
export const changeRefusalOf = (code: LifecycleRefusal): ChangeRefusal =>
  isChangeRefusal(code) ? code : "STATE_CONFLICT";
