import type { MissingInfo } from "@gatehouse/api/client/travellers";

/** Where the passes of some passengers go. */
export interface Destination {
  /** Masked. */
  readonly email: string;
  /** Ids of the passengers. */
  readonly of: readonly string[];
}

/** The addresses that passes go to, each once, in the order of the booking; who has none, and shares none, is in none. */
export function destinationsOf(passengers: readonly Pick<MissingInfo["passengers"][number], "id" | "passTo">[]) {
  const found = new Map<string, string[]>();
  for (const { id, passTo } of passengers) if (passTo !== "") found.set(passTo, [...(found.get(passTo) ?? []), id]);
  return [...found].map(([email, of]): Destination => ({ email, of }));
}
