import type { MenuNode } from "@gatehouse/domain/access";
import useSWR from "swr";
import { fetchMenu, useApi, useLive, useSession } from "../../app/index.ts";

/**
 * The navigation of the signed-in user for the shell around a page, and whether it could not be read; travellers, who are not,
 * have none.
 */
export function useMenu(): {
  readonly menu: readonly MenuNode[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
} {
  const api = useApi();
  const { user } = useSession();
  const { data, error, mutate } = useSWR<readonly MenuNode[], unknown>(user ? "access.menu" : null, () =>
    fetchMenu(api),
  );
  useLive("access.changed", () => void mutate());
  return { menu: data, failed: error !== undefined && data === undefined, retry: () => void mutate() };
}
