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

/**
 * Gives an app the contract as what its client needs of it: where each call goes and who may make it. The schemas, and the rules
 * they are made of, stay with the server, which checks everything anyway; they would be a tenth of what a page loads first.
 */
export function contractPlugin(): ContractPlugin {
  return {
    name: "gatehouse-contract",
    enforce: "pre",
    load(id) {
      if (id.split("?")[0] !== file) return undefined;
      return Object.entries({ ...whole, contract: minifyContractRouter(whole.contract) })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}
