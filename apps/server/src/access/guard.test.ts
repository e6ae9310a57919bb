import { contract } from "@gatehouse/api/contract";
import { oc } from "@orpc/contract";
import { createRouterClient, implement, type AnyRouter } from "@orpc/server";
import { describe, expect, test } from "vitest";
import { unbuiltArea } from "../../test/access.ts";
import { testConfig } from "../../test/config.ts";
import { quietLog } from "../../test/log.ts";
import { implementContract, type CallContext, type ContractImplementer } from "../platform/http/call-context.ts";
import { createRouter } from "../router.ts";
import type { Access } from "./access.ts";
import { guardCalls } from "./guard.ts";
import type { Principal } from "./principal.ts";
import type { FeedClient } from "./vendor-keys.ts";

const logged: unknown[] = [];
const identified: string[] = [];
const context: CallContext = {
  requestId: "r1",
  log: Object.assign(Object.create(quietLog) as typeof quietLog, { warn: (entry: unknown) => void logged.push(entry) }),
  address: "127.0.0.1",
  protocol: "http",
  host: "127.0.0.1",
  headers: { authorization: "Bearer x" },
  cookies: {},
  setCookie: () => undefined,
  clearCookie: () => undefined,
  setHeader: () => undefined,
  identify: (userid) => void identified.push(userid),
  countLargeAnswer: async () => undefined,
  countWrongLink: async () => undefined,
};
const operator: Principal = {
  userId: "u",
  userid: "ana",
  role: "OPERATOR",
  permissions: ["checkinInfo"],
  vendors: "all",
  sessionId: "s",
  endsAt: 0,
};
const as = (principal: Principal | undefined, feedClient?: FeedClient, ways?: ("password" | "app" | "passkey")[]) => ({
  authenticate: async () => principal,
  feedClient: async () => feedClient,
  proofNeeded: async () => ways,
});

/** A call with any mark at all, behind the guard. */
function callWith(
  meta: Record<string, unknown>,
  principal: Principal | undefined,
  ...[feedClient, ways]: [FeedClient?, ("password" | "app" | "passkey")[]?]
) {
  const odd = implement({ probe: oc.$meta<Record<string, unknown>>(meta) }).$context<CallContext>();
  const { open } = guardCalls(odd as AnyImplementer as ContractImplementer, as(principal, feedClient, ways));
  const probe = (open as AnyImplementer as typeof odd).probe.handler(() => "reached");
  return createRouterClient({ probe }, { context }).probe(undefined);
}
/** The guard reads nothing of a contract but the marks of its calls. */
type AnyImplementer = object;

describe("the guard", () => {
  test.each<[string, Record<string, unknown>]>([
    ["without a mark", {}],
    ["with a mark that nobody knows", { access: "everybody" }],
    ["with an empty list of permissions", { access: [] }],
    ["with a mark that is null", { access: null }],
  ])("refuses a call %s, whoever makes it", async (_, meta) => {
    await expect(callWith(meta, operator)).rejects.toMatchObject({ code: "FORBIDDEN", status: 403 });
    await expect(callWith(meta, undefined)).rejects.toMatchObject({ code: "UNAUTHORIZED", status: 401 });
  });

  test("takes any one of several permissions", async () => {
    expect(await callWith({ access: ["CH_RE_QC", "checkinInfo"] }, operator)).toBe("reached");
    await expect(callWith({ access: ["CH_RE_QC"] }, operator)).rejects.toMatchObject({
      code: "FORBIDDEN",
      data: { permissions: ["CH_RE_QC"] },
    });
  });

  test("names the caller to the request log, and logs what it refuses", async () => {
    logged.length = 0;
    identified.length = 0;
    await expect(callWith({ access: ["CH_RE_QC"] }, operator)).rejects.toThrow("Your role does not allow this.");
    expect(identified).toEqual(["ana"]);
    expect(logged).toEqual([
      { security: "access.denied", userid: "ana", role: "OPERATOR", call: "probe", needed: ["CH_RE_QC"] },
    ]);
  });

  test("lets a vendor's system make its own calls and no other, and a session none of those", async () => {
    const feedClient = { vendor: "NWT", keyId: 1 };
    identified.length = 0;
    expect(await callWith({ access: "vendorKey" }, undefined, feedClient)).toBe("reached");
    expect(identified).toEqual(["vendor:NWT"]);
    await expect(callWith({ access: "session" }, undefined, feedClient)).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
    await expect(callWith({ access: "vendorKey" }, operator)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    expect(logged.at(-1)).toMatchObject({ security: "access.denied", call: "probe" });
  });

  // ACC-36
  test("asks for a proof of who is at work where the call wants one, and where the last one is too old", async () => {
    const wanted = { access: ["checkinInfo"], freshProof: true };
    await expect(callWith(wanted, operator, undefined, ["app"])).rejects.toMatchObject({
      code: "PROOF_NEEDED",
      status: 403,
      data: { ways: ["app"] },
    });
    expect(await callWith(wanted, operator)).toBe("reached");
    expect(await callWith({ access: ["checkinInfo"] }, operator, undefined, ["app"])).toBe("reached");
    // Who may not make the call at all is told so first.
    await expect(
      callWith({ access: ["CH_RE_QC"], freshProof: true }, operator, undefined, ["app"]),
    ).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  test("does not ask who calls what anybody may call", async () => {
    expect(await callWith({ access: "public" }, undefined)).toBe("reached");
  });

  test("fails when it cannot find out who calls, and lets nobody through meanwhile", async () => {
    const odd = implement({ probe: oc.$meta<Record<string, unknown>>({ access: "session" }) }).$context<CallContext>();
    const { open } = guardCalls(odd as AnyImplementer as ContractImplementer, {
      ...as(undefined),
      authenticate: () => Promise.reject(new Error("the database is away")),
    });
    const probe = (open as AnyImplementer as typeof odd).probe.handler(() => "reached");
    await expect(createRouterClient({ probe }, { context }).probe(undefined)).rejects.toThrow("the database is away");
  });

  test("gives a handler that needs somebody nobody of a public call", async () => {
    const { signedIn } = guardCalls(implementContract({ checkAnswers: true }), as(operator));
    const settings = signedIn.access.settings.handler(() => ({
      demo: false,
      demoUsers: [],
      demoPassword: "",
      version: "1",
      signOn: false,
    }));
    await expect(createRouterClient({ settings }, { context }).settings(undefined)).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
  });

  test("is before an area that forgot it", async () => {
    const bare = implementContract({ checkAnswers: true });
    let asked = 0;
    const nobody = {
      authenticate: async () => {
        asked += 1;
        return undefined;
      },
    };
    const router = createRouter({
      config: testConfig(),
      access: nobody as Partial<Access> as Access, // the calls below ask for nothing else
      agreements: (calls) => unbuiltArea(calls.agreements, contract.agreements),
      analytics: (calls) => unbuiltArea(calls.analytics, contract.analytics),
      account: (calls) => unbuiltArea(calls.account, contract.account),
      boardingPasses: (calls) => unbuiltArea(calls.boardingPasses, contract.boardingPasses),
      cases: (calls) => unbuiltArea(calls.cases, contract.cases),
      chat: (open) => unbuiltArea(open.chat, contract.chat),
      checkin: () => unbuiltArea(bare.checkin, contract.checkin),
      disruption: () => unbuiltArea(bare.disruption, contract.disruption),
      ancillary: (calls) => unbuiltArea(calls.ancillary, contract.ancillary),
      payments: (calls) => unbuiltArea(calls.payments, contract.payments),
      costs: (calls) => unbuiltArea(calls.costs, contract.costs),
      documents: (calls) => unbuiltArea(calls.documents, contract.documents),
      feed: (calls) => unbuiltArea(calls.feed, contract.feed),
      flightChoices: (calls) => unbuiltArea(calls.flightChoices, contract.flightChoices),
      flights: (calls) => unbuiltArea(calls.flights, contract.flights),
      messaging: (calls) => unbuiltArea(calls.messaging, contract.messaging),
      partners: (calls) => unbuiltArea(calls.partners, contract.partners),
      profiles: (calls) => unbuiltArea(calls.profiles, contract.profiles),
      requests: (calls) => unbuiltArea(calls.requests, contract.requests),
      reports: (calls) => unbuiltArea(calls.reports, contract.reports),
      travellers: (open) => unbuiltArea(open.travellers, contract.travellers),
      trips: (calls) => unbuiltArea(calls.trips, contract.trips),
      tripsBoard: (calls) => unbuiltArea(calls.tripsBoard, contract.tripsBoard),
      vendors: (calls) => unbuiltArea(calls.vendors, contract.vendors),
    });
    const client = createRouterClient(router as AnyRouter, { context }) as {
      readonly checkin: { counters(): Promise<unknown> };
      readonly documents: { url(input: { readonly dmscode: string }): Promise<unknown> };
    };
    await expect(client.checkin.counters()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    expect(asked).toBe(1);
    // an area that has it is not asked twice
    await expect(client.documents.url({ dmscode: "x" })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    expect(asked).toBe(2);
  });
});
