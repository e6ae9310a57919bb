import { contract } from "@gatehouse/api/contract";
import { demoPassword, demoUsers, type Role } from "@gatehouse/domain/access";
import type { AnyContractRouter } from "@orpc/contract";
import { ORPCError, traverseContractProcedures, type Router } from "@orpc/server";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll } from "vitest";
import { createAccess, type Access } from "../src/access/access.ts";
import { hashPassword, type isPassword } from "../src/access/passwords.ts";
import { loadSigningKeys, type SigningKeys } from "../src/access/signing-keys.ts";
import { createUser } from "../src/access/users.ts";
import { createVendor } from "../src/access/vendors.ts";
import type { Config } from "../src/platform/config.ts";
import type { Queryable } from "../src/platform/database.ts";
import type { CallContext } from "../src/platform/http/call-context.ts";
import { createLiveHub, type LiveHub } from "../src/platform/live.ts";
import type { Logger } from "../src/platform/log.ts";
import { createVault } from "../src/platform/vault.ts";
import { writeAccountMail } from "../src/messaging/account-mails.ts";
import { createRouter } from "../src/router.ts";
import { testConfig } from "./config.ts";
import type { TestDatabase } from "./database.ts";
import { platformServer } from "./http.ts";
import { quietLog } from "./log.ts";

/** An area whose calls answer 501 behind the guard, for tests that are not about it. */
export function unbuiltArea<Area extends AnyContractRouter>(calls: unknown, area: Area): Router<Area, CallContext> {
  const router: Record<string, unknown> = {};
  traverseContractProcedures({ router: area, path: [] }, ({ path }) => {
    let node = calls as Record<string, unknown>;
    let here = router;
    for (const key of path.slice(0, -1)) {
      node = node[key] as Record<string, unknown>;
      here = (here[key] ??= {}) as Record<string, unknown>;
    }
    const last = path.at(-1) ?? "";
    here[last] = (node[last] as { handler(handle: () => never): unknown }).handler(() => {
      throw new ORPCError("NOT_IMPLEMENTED", { status: 501 });
    });
  });
  return router as Router<Area, CallContext>; // shaped after the contract of the area
}

/** Vendors `SKY` and `SEA` and one user per role, each bound one with `SKY`; `LEVEL1_VENDOR` is connected with `SEA`. */
export async function addPeople(tx: Queryable): Promise<ReadonlyMap<Role, string>> {
  await createVendor(tx, { code: "SEA", name: "Sea Travel" });
  await createVendor(tx, {
    code: "SKY",
    name: "Sky Travel",
    address: { line1: "1 Cloud Street", line2: "", city: "Pune", state: "MH", pincode: "411001" },
    connected: ["SEA"],
  });
  const passwordHash = await hashPassword(demoPassword);
  const ids = new Map<Role, string>();
  for (const { email, userid, role } of demoUsers) {
    const bound = ["OPERATOR_VENDOR", "VENDOR", "LEVEL1_VENDOR", "TRAVELLER"].includes(role);
    ids.set(
      role,
      await createUser(tx, {
        userid,
        email,
        name: userid,
        roleList: role,
        passwordHash,
        ...(bound ? { vendor: "SKY" } : {}),
      }),
    );
  }
  return ids;
}

interface Options {
  readonly config?: Config;
  readonly log?: Logger;
  readonly compare?: typeof isPassword;
  readonly freshness?: number;
}

/** A server of the whole product on the database of a test file. Read the properties inside tests and hooks only. */
export interface AccessServer {
  readonly url: string;
  readonly access: Access;
  readonly keys: SigningKeys;
  readonly live: LiveHub;
  /** Seconds by which its clock runs ahead. */
  ahead: number;
}

/** Starts a server process's worth of access: its own live hub, its own cache, the given database. */
export function useAccessServer(
  database: TestDatabase,
  { config = testConfig(), log = quietLog, ...more }: Options = {},
): AccessServer {
  let app: FastifyInstance | undefined;
  const server = { ahead: 0 } as { -readonly [K in keyof AccessServer]: AccessServer[K] };
  const now = () => Math.floor(Date.now() / 1000) + server.ahead;
  beforeAll(async () => {
    const { db, pool } = database;
    server.live = createLiveHub({ url: database.url, log });
    await server.live.start();
    server.keys = await loadSigningKeys(db);
    const jobs = {
      register: () => undefined,
      enqueue: async () => undefined,
      start: async () => undefined,
      stop: async () => undefined,
      figures: async () => [],
    };
    const platform = { config, db, log, live: server.live, jobs, now };
    server.access = createAccess({
      ...platform,
      keys: server.keys("access-token"),
      linkKeys: server.keys("account-link"),
      sendMail: writeAccountMail,
      vault: createVault({ documentKeys: "a key for the authenticators of tests", dataDir: config.dataDir }),
      version: "1.2.3",
      ...more,
    });
    const { access } = server;
    const router = createRouter({
      config,
      access,
      agreements: (calls) => unbuiltArea(calls.agreements, contract.agreements),
      analytics: (calls) => unbuiltArea(calls.analytics, contract.analytics),
      ancillary: (calls) => unbuiltArea(calls.ancillary, contract.ancillary),
      payments: (calls) => unbuiltArea(calls.payments, contract.payments),
      account: (calls) => unbuiltArea(calls.account, contract.account),
      boardingPasses: (calls) => unbuiltArea(calls.boardingPasses, contract.boardingPasses),
      cases: (calls) => unbuiltArea(calls.cases, contract.cases),
      chat: (open) => unbuiltArea(open.chat, contract.chat),
      checkin: (calls) => unbuiltArea(calls.checkin, contract.checkin),
      disruption: (open) => unbuiltArea(open.disruption, contract.disruption),
      costs: (calls) => unbuiltArea(calls.costs, contract.costs),
      documents: (calls) => unbuiltArea(calls.documents, contract.documents),
      embedding: (open) => unbuiltArea(open.embedding, contract.embedding),
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
    const streams = { openTicket: access.openTicket, openSessions: access.openSessions };
    app = await platformServer(database, { ...platform, pool, router, ...streams });
    server.url = await app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(async () => {
    await app?.close();
    await server.live.stop();
  });
  return server;
}
