import { sql } from "drizzle-orm";
import { appUser } from "./tables.ts";

/** Whether an account is a traveller's: the first entry of its roles counts (ACC-1). */
export const isTravellerAccount = sql`upper(trim(split_part(${appUser.roleList}, ',', 1))) = 'TRAVELLER'`;
