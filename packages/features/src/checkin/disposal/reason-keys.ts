import type { DisposalReason } from "@gatehouse/domain/checkin";

/** What is chosen so far. */
export interface Reasons {
  readonly reason1: string | undefined;
  readonly reason2: string | undefined;
}

export const noReasons: Reasons = { reason1: undefined, reason2: undefined };

/**
 * Digits choose on the open level, Backspace goes back to the issues, Enter disposes.
 * @returns what is chosen then; undefined for a key that means nothing
 */
export function pressReason(
  key: string,
  { reason1 }: Reasons,
  options: readonly DisposalReason[],
): Reasons | "send" | undefined {
  const issue = options.find(({ code }) => code === reason1);
  const option = /^[1-9]$/.test(key) ? (issue ? issue.children : options)[Number(key) - 1] : undefined;
  if (option) return issue ? { reason1, reason2: option.code } : { reason1: option.code, reason2: undefined };
  if (key === "Backspace" && issue) return noReasons;
  return key === "Enter" ? "send" : undefined;
}

/** What several keys choose, one after the other; `send` when they end with the disposal. */
export function pressReasons(
  keys: readonly string[],
  options: readonly DisposalReason[],
  before: Reasons = noReasons,
): { readonly chosen: Reasons; readonly send: boolean } {
  let chosen = before;
  for (const key of keys) {
    const next = pressReason(key, chosen, options);
    if (next === "send") return { chosen, send: true };
    chosen = next ?? chosen;
  }
  return { chosen, send: false };
}
