import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../data/use-operation.ts";

/** Gives the check-ins of airlines from automation back to operators. @returns how many check-ins they are */
export function useRedistribute() {
  const api = useApi();
  return useOperation(
    useCallback(
      async (airlineCodes: readonly string[]) =>
        (await api.checkin.automation.redistribute({ airlineCodes: [...airlineCodes] })).redistributed,
      [api],
    ),
  );
}
