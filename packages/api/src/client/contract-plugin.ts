import * as whole from "../contract.ts";
import { writeContract } from "./write-contract.ts";

/** The part of Vite's plugin interface that is used here; `api` does not depend on Vite. */
interface ContractPlugin {
  readonly name: string;
  readonly enforce: "pre";
  load(id: string): string | undefined;
}

/** Where the contract stands, as Vite names files. */
const file = decodeURIComponent(new URL("../contract.ts", import.meta.url).pathname).replace(/^\/(?=[A-Za-z]:)/, "");

const reader = decodeURIComponent(new URL("written-contract.ts", import.meta.url).pathname).replace(
  /^\/(?=[A-Za-z]:)/,
  "",
);

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
      const { contract, ...others } = whole;
      return [
        `import { readContract } from ${JSON.stringify(reader)};`,
        `export const contract = readContract(${JSON.stringify(writeContract(contract))});`,
        ...Object.entries(others).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`),
      ].join("\n");
    },
  };
}
