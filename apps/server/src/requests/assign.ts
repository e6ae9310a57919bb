import { can, isVendorBound, permissionsOf, roleOf } from "@gatehouse/domain/access";
import { statusAfter } from "@gatehouse/domain/requests";
import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { vendorScope } from "../access/principal.ts";
import { appUser } from "../access/tables.ts";
import type { Database, Queryable } from "../platform/database.ts";
import type { LiveHub } from "../platform/live.ts";
import { publishRequests } from "./news.ts";
import { travelRequest, travelRequestAudit } from "./tables.ts";
import { type Reader, visibleRequests } from "./visible.ts";

export interface Operator {
  readonly id: string;
  readonly userid: string;
  readonly name: string;
  /** Null where they see every vendor. */
  readonly vendor: string | null;
}

/** Roles that work on requests: everybody else who may assign gives work to them. */
const workingRoles = ["CRM_OPERATOR", "OPERATOR_VENDOR"] as const;

/** Users who can be assigned (REQ-16): CRM operators, and the operators of the vendors that the reader sees, by name. */
export async function readOperators(tx: Queryable, reader: Pick<Reader, "vendors">): Promise<readonly Operator[]> {
  const role = sql`upper(split_part(${appUser.roleList}, ',', 1))`;
  const own = vendorScope(reader, appUser.vendor);
  const rows = await tx
    .select({
      id: appUser.id,
      userid: appUser.userid,
      name: appUser.name,
      roleList: appUser.roleList,
      vendor: appUser.vendor,
    })
    .from(appUser)
    .where(and(isNull(appUser.disabledAt), inArray(role, [...workingRoles]), own && or(eq(role, "CRM_OPERATOR"), own)))
    .orderBy(asc(appUser.name), asc(appUser.userid));
  return rows.flatMap(({ roleList, vendor, ...row }) => {
    const its = roleOf(roleList);
    return its && can(permissionsOf(its), "travelRequestAssign")
      ? [{ ...row, vendor: isVendorBound(its) ? vendor : null }]
      : [];
  });
}

type Refusal = "NOT_FOUND" | "TAKEN" | "NOT_PENDING" | "NOT_THEIRS";

export interface Assigned {
  readonly assigned: readonly number[];
  readonly refused: readonly { readonly id: number; readonly code: Refusal; readonly assignedTo: string | null }[];
}

interface Assignment {
  readonly userId: string;
  readonly travelRequestIds: readonly number[];
  readonly seen: readonly { readonly id: number; readonly assignedTo: string }[];
}

/**
 * Assigns requests to an operator, each answered by itself (REQ-16). One that somebody else assigned since the caller read it is
 * refused and says who has it (REQ-17); so is one that is not pending any more, or that the operator could not see.
 * @returns undefined where there is no such operator
 */
export async function assignRequests(
  db: Database,
  reader: Reader,
  { userId, travelRequestIds, seen }: Assignment,
  { live, now }: { readonly live: Pick<LiveHub, "publishAll">; readonly now: number },
): Promise<Assigned | undefined> {
  const operator = (await readOperators(db, reader)).find(({ userid }) => userid === userId);
  if (!operator) return undefined;
  const ids = [...new Set(travelRequestIds)];
  return db.transaction(async (tx): Promise<Assigned> => {
    // In one order, so that two who assign the same requests wait for each other and never for ever.
    const rows = await tx
      .select()
      .from(travelRequest)
      .where(and(inArray(travelRequest.id, ids), visibleRequests(reader)))
      .orderBy(asc(travelRequest.id))
      .for("update");
    const judged = ids.map((id) => {
      const row = rows.find((one) => one.id === id);
      if (!row) return { id, row, code: "NOT_FOUND" as const };
      if (statusAfter(row.status, "assigned") === undefined) return { id, row, code: "NOT_PENDING" as const };
      if (row.assignedTo !== (seen.find((one) => one.id === id)?.assignedTo ?? null))
        return { id, row, code: row.assignedTo === userId ? null : ("TAKEN" as const) };
      if (operator.vendor !== null && operator.vendor !== row.vendor) return { id, row, code: "NOT_THEIRS" as const };
      return { id, row, code: null };
    });
    const given = judged.flatMap(({ row, code }) => (row && code === null && row.assignedTo !== userId ? [row] : []));
    if (given.length > 0) {
      await tx
        .update(travelRequest)
        .set({ status: "ASSIGNED", assignedTo: userId })
        .where(
          inArray(
            travelRequest.id,
            given.map(({ id }) => id),
          ),
        );
      await tx.insert(travelRequestAudit).values(
        given.map(({ id }) => ({
          requestId: id,
          action: "ASSIGNED" as const,
          userid: reader.userid,
          at: now,
          note: userId,
        })),
      );
      await publishRequests(tx, live, given);
      await live.publishAll(tx, [
        {
          event: { type: "request.assigned", ids: given.slice(0, 200).map(({ id }) => id), by: reader.userid },
          audience: { to: "user", userId: operator.id },
        },
      ]);
    }
    return {
      assigned: judged.flatMap(({ id, code }) => (code === null ? [id] : [])),
      refused: judged.flatMap(({ id, row, code }) =>
        code === null ? [] : [{ id, code, assignedTo: row?.assignedTo ?? null }],
      ),
    };
  });
}
