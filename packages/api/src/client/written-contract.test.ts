import { oc } from "@orpc/contract";
import { expect, test } from "vitest";
import { contract } from "../contract.ts";
import { writeContract } from "./write-contract.ts";
import { readContract } from "./written-contract.ts";

interface Call {
  readonly "~orpc": {
    readonly meta: { readonly access: unknown; readonly repeatable?: boolean };
    readonly route: { readonly method?: string; readonly path?: string };
  };
}

/** What a client needs of each call, by its name. */
function known(node: object, path = ""): Record<string, unknown> {
  if ("~orpc" in node) {
    const { meta, route } = (node as Call)["~orpc"];
    const access = Array.isArray(meta.access) ? "session" : meta.access;
    return { [path]: { access, repeatable: meta.repeatable === true, method: route.method, path: route.path } };
  }
  return Object.fromEntries(
    Object.entries(node).flatMap(([name, child]) => Object.entries(known(child as object, `${path}.${name}`))),
  );
}

test("clients know of each call where it goes, who may make it, and whether it may be repeated", () => {
  const read = known(readContract(writeContract(contract)));
  expect(Object.keys(read).length).toBeGreaterThan(200);
  expect(read).toEqual(known(contract));
});

test("what the text cannot say is refused when an app is built", () => {
  const odd = (route: Parameters<typeof oc.route>[0]) =>
    writeContract({ area: { call: oc.$meta({ access: "public" }).route(route) } });
  expect(odd({ method: "GET", path: "/one" })).toBe("area call /one p");
  expect(odd({ method: "PUT", path: "/area/call" })).toBe("area call =/area/ p");
  expect(() => odd({ method: "GET", path: "/one/" })).toThrow("area.call");
  expect(() => odd({ method: "DELETE", path: "/one" })).toThrow("area.call");
  expect(() => odd({ method: "GET", path: "/one", inputStructure: "detailed" })).toThrow("area.call");
});
