import type { Principal } from "../access/principal.ts";
import type { Queryable } from "../platform/database.ts";

/** Who looks at requests: what they see beside them goes by their permissions. */
export type ListReader = Pick<Principal, "vendors" | "role" | "userId" | "userid" | "permissions">;

/** How many comments of others on some requests the reader has not read, by the request's number; those without any are left out. */
export type AskUnread = (
  tx: Queryable,
  reader: ListReader,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, number>>;
