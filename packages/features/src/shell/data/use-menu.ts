import type { MenuNode } from "@gatehouse/domain/access";
import useSWR from "swr";
import { fetchMenu, useApi } from "../../app/index.ts";

/** The navigation of whoever is signed in. */
export function useMenu(): {
  readonly menu: readonly MenuNode[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
} {
  const api = useApi();
  const { data, error, mutate } = useSWR<readonly MenuNode[], unknown>("access.menu", () => fetchMenu(api));
  return { menu: data, failed: error !== undefined && data === undefined, retry: () => void mutate() };
}
