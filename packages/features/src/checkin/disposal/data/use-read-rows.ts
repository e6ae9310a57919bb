import type { CheckIn } from "@gatehouse/domain/checkin";
import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { largestPage } from "../../data/use-check-ins.ts";

/** Reads check-ins by their ids, as they are now: those that are selected on other pages. Ids that are gone are left out. */
export function useReadRows(): (ids: readonly number[]) => Promise<readonly CheckIn[]> {
  const api = useApi();
  return useCallback(
    async (ids) => {
      const rows: CheckIn[] = [];
      for (let at = 0; at < ids.length; at += largestPage) {
        const { content } = await api.checkin.search({
          filters: [{ field: "checkInId", operator: "IN", value: ids.slice(at, at + largestPage) }],
          page: 0,
          size: largestPage,
          descending: false,
          showExpired: true,
        });
        rows.push(...content);
      }
      return rows;
    },
    [api],
  );
}
