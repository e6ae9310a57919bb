import { minifyContractRouter } from "@orpc/contract";
import * as whole from "../contract.ts";

/** The part of Vite's plugin interface that is used here; `api` does not depend on Vite. */
interface ContractPlugin {
  readonly name: string;
  readonly enforce: "pre";
  load(id: string): string | undefined;
}

/** Where the contract stands, as Vite names files. */
const file = decodeURIComponent(new URL("../contract.ts", import.meta.url).pathname).replace(/^\/(?=[A-Za-z]:)/, "");

interface Described {
  readonly tags?: unknown;
  readonly summary?: unknown;
}

/** What only documents of the calls say is nothing to a client, and who may make a call only where that is everybody. */
function forClients(key: string, value: unknown): unknown {
  if (key === "route") {
    const { tags: _tags, summary: _summary, ...route } = value as Described; // of the contract
    return route;
  }
  if (key === "freshProof") return undefined;
  return key === "access" && Array.isArray(value) ? "session" : value;
}

/**
 * Gives an app the contract as what its client needs of it: where each call goes and whether it takes a session. The schemas, and the
 * rules they are made of, stay with the server, which checks everything anyway; they would be a tenth of what a page loads first.
 */
export function contractPlugin(): ContractPlugin {
  return {
    name: "gatehouse-contract",
    enforce: "pre",
    load(id) {
      if (id.split("?")[0] !== file) return undefined;
      return Object.entries({ ...whole, contract: minifyContractRouter(whole.contract) })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, forClients)};`)
        .join("\n");
    },
  };
}
