import type { Api } from "@gatehouse/api/client";
import type { MenuNode } from "@gatehouse/domain/access";

/** The navigation of the signed-in user. The contract's type of a tree stops at the first level; its schema does not. */
export const fetchMenu = async (api: Api): Promise<readonly MenuNode[]> =>
  (await api.access.menu()) as readonly MenuNode[];
