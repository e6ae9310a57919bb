import { useApi } from "../../../app/index.ts";
import type { PnrData } from "./use-pnr.ts";

export type WaitingChange = PnrData["awaitingStaff"][number];
export type Decision = "confirmed" | "refused";

/** Decides about a name or a mail address that a traveller asks for. */
export function useDecideChange(): (change: WaitingChange, decision: Decision) => Promise<unknown> {
  const api = useApi();
  return ({ id, to }, decision) => api.travellers.decideChange({ id, decision, to });
}
