import type { Api } from "@gatehouse/api/client";
import type { MenuNode } from "@gatehouse/domain/access";

/**
 * Asks the server for the navigation of the signed-in user. The contract's type of a tree stops at the first level; its schema
 * does not.
 */
export const fetchMenu = async (api: Api): Promise<readonly MenuNode[]> =>
  (await api.access.menu()) as readonly MenuNode[];
