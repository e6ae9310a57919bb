import { withheldFrom } from "@gatehouse/domain/access";
import type { Queryable } from "../platform/database.ts";
import { type Operator, readOperators } from "../requests/assign.ts";

/**
 * Operators who can have a case of a vendor, and read what is internal of it: they see the vendor, and have cases (CMT-13, CMT-17). They
 * are the same whoever asks: a traveller, who sees nobody, writes to them.
 */
export const operatorsOfCase = async (tx: Queryable, owner: string): Promise<readonly Operator[]> =>
  (await readOperators(tx, { vendors: "all" })).filter(
    ({ vendor }) => vendor === null || (vendor === owner && !withheldFrom(vendor).includes("cases")),
  );
