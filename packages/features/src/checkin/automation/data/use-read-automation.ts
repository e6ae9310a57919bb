import { useSWRConfig } from "swr";
import { automationKey } from "./use-automation-airlines.ts";

/** Reads the figures of automation again. */
export function useReadAutomation(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate(automationKey);
}
