import { type CallMeta, contract } from "@gatehouse/api/contract";
import type { Permission } from "@gatehouse/domain/access";
import { type Brand, hasRoute } from "@gatehouse/domain/brand";
import { traverseContractProcedures } from "@orpc/server";

/** Permissions that a brand has no use for: each call that they allow belongs to a page that it has not (BRD-8). */
export function idlePermissions({ routes }: Pick<Brand, "routes">): ReadonlySet<Permission> {
  const [used, all] = [new Set<Permission>(), new Set<Permission>()];
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: call }) => {
    const { access, page } = call["~orpc"].meta as CallMeta; // `$meta` of the contract's base gives every call one
    if (typeof access === "string") return;
    for (const code of access) {
      all.add(code);
      if (page === undefined || hasRoute(routes, page)) used.add(code);
    }
  });
  return new Set([...all].filter((code) => !used.has(code)));
}
