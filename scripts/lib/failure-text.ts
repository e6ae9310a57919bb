import { maskText } from "../../apps/server/src/platform/mask.ts";
import { StartError } from "../../apps/server/src/platform/start-error.ts";

/** What to say about a failed start: one sentence for what somebody can mend, everything but secrets for a defect. */
export function failureText(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return maskText(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
