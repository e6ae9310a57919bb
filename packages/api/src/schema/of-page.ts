import { type AnyContractRouter, ContractProcedure, isContractProcedure } from "@orpc/contract";
import type { routeSets } from "@gatehouse/domain/brand";
import type { CallMeta } from "./errors.ts";

type Routes = (typeof routeSets)["normal"];
type SitePage = Routes["outside"][number] | `/dashboard/${Routes["dashboard"][number]}`;

/**
 * Calls that one page makes, with all that is below it: a brand without the page has not the calls (BRD-8).
 * @returns the same calls, marked
 */
export function ofPage<Calls extends AnyContractRouter>(page: SitePage, calls: Calls): Calls {
  const marked = isContractProcedure(calls)
    ? new ContractProcedure({ ...calls["~orpc"], meta: { ...(calls["~orpc"].meta as CallMeta), page } })
    : Object.fromEntries(Object.entries(calls).map(([name, below]) => [name, ofPage(page, below)]));
  return marked as Calls; // the same shape: nothing but the mark was added
}
