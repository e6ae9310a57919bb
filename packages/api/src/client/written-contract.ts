import type { CallMeta } from "../schema/errors.ts";

/** What a client needs to know of a call. */
interface ClientCall {
  readonly "~orpc": {
    readonly errorMap: object;
    readonly meta: CallMeta;
    readonly route: { readonly method: string; readonly path: string };
  };
}
interface Calls {
  [name: string]: Calls | ClientCall;
}

/** How a name is written in an address: `finishSetup` is `finish-setup`. */
export const inAddress = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * A contract that `writeContract` has written: a line for each call, with where it stands unless that is where the one before does, its
 * name, its address, which its name ends where it ends with a stroke, and marks.
 */
export function readContract(text: string): Calls {
  const root: Calls = {};
  let place = root;
  for (const line of text.split("\n")) {
    const [names, name = "", written = "", marks = ""] = line.split(" ");
    if (names) {
      place = root;
      for (const part of names.split(".")) place = (place[part] ??= {}) as Calls;
    }
    const address = written.endsWith("/") ? written + inAddress(name) : written;
    const method = { "+": "POST", "=": "PUT" }[address[0] ?? ""];
    place[name] = {
      "~orpc": {
        errorMap: {},
        meta: {
          access: marks.includes("p") ? "public" : marks.includes("v") ? "vendorKey" : "session",
          ...(marks.includes("r") ? { repeatable: true } : {}),
        },
        route: { method: method ?? "GET", path: method ? address.slice(1) : address },
      },
    };
  }
  return root;
}
