import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../data/use-operation.ts";

/** Takes tasks back from automation that are older than so many minutes. @returns how many check-ins they are */
export function useReleaseTasks() {
  const api = useApi();
  return useOperation(
    useCallback(async (minutes: number) => (await api.checkin.automation.release({ minutes })).released, [api]),
  );
}
