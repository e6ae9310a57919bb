import { type AnyContractRouter, isContractProcedure } from "@orpc/contract";
import { inAddress } from "./written-contract.ts";
import type { CallMeta } from "../schema/errors.ts";

const methods: Readonly<Record<string, string>> = { GET: "", POST: "+", PUT: "=" };

/**
 * A contract as a text for clients: where each call goes, whether it takes a session, and whether it may be repeated. What only documents
 * of the calls say is nothing to a client, and who may make a call only where that is everybody or a vendor's system.
 * @throws Error where a call says more than the text can
 */
export function writeContract(contract: AnyContractRouter): string {
  const lines: string[] = [];
  let before = "";
  const visit = (node: unknown, path: readonly string[]): void => {
    if (!isContractProcedure(node)) {
      for (const [name, child] of Object.entries(node as object)) visit(child, [...path, name]);
      return;
    }
    const { method = "POST", path: address = "", tags: _tags, summary: _summary, ...more } = node["~orpc"].route;
    const { access, repeatable, freshProof: _freshProof, page: _page, ...unknown } = node["~orpc"].meta as CallMeta;
    const sign = methods[method];
    const name = path.at(-1) ?? "";
    const end = `/${inAddress(name)}`;
    const written = address.endsWith(end) ? address.slice(0, 1 - end.length) : address;
    if (
      sign === undefined ||
      !address.startsWith("/") ||
      address.endsWith("/") ||
      Object.keys({ ...more, ...unknown }).length > 0
    )
      throw new Error(`Clients would not know all of ${path.join(".")}.`);
    const place = path.slice(0, -1).join(".");
    const who = access === "public" ? "p" : access === "vendorKey" ? "v" : "";
    lines.push(`${place === before ? "" : place} ${name} ${sign}${written} ${who}${repeatable ? "r" : ""}`.trimEnd());
    before = place;
  };
  visit(contract, []);
  return lines.join("\n");
}
