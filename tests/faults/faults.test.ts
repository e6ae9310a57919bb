import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { brokenInvariants, queueInSql } from "@gatehouse/server/faults";
import { drawPasses } from "@gatehouse/server/pass-corpus";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createSeededRandom } from "./operators/seeded-random.ts";
import { compareWithDatabase, createLedger } from "./operators/ledger.ts";
import { createLiveViewer } from "./operators/live-viewer.ts";
import { createOperator } from "./operators/operator.ts";
import { createSession } from "./operators/session.ts";
import { createShift } from "./operators/shift.ts";
import { faults } from "./world/faults.ts";
import { observe } from "./world/observer.ts";
import { beside, type Kind, startWorld, type World } from "./world/server.ts";

/*
 * Eight operators work over HTTP while things break, and somebody looks on by the live stream. A sample of the faults is tried,
 * another one with each commit; all of them with FAULTS=all. FAULTS_SEED repeats a run: the same faults in the same order, the same operators.
 */
const whole = process.env["FAULTS"] === "all";
const commit = () => {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "a copy without its history";
  }
};
const seed = process.env["FAULTS_SEED"] ?? commit();
const random = createSeededRandom(seed);
const again = `FAULTS_SEED=${seed} ${whole ? "FAULTS=all " : ""}pnpm test faults`;
console.log(`Faults by the seed ${seed}. The same again: ${again}`);

const kinds: readonly Kind[] = whole ? ["embedded", "outside"] : [random.pick(["embedded", "outside"] as const)];
const ofKind = (kind: Kind) => Object.keys(faults).filter((name) => (faults[name]?.only ?? kind) === kind);

/** As many as the gate has time for. */
function sample(kind: Kind): readonly string[] {
  let left = 18;
  return random.shuffle(ofKind(kind)).filter((name) => {
    const { seconds = 0 } = faults[name] ?? {};
    if (seconds > left) return false;
    left -= seconds;
    return true;
  });
}
const userids = ["operator", ...[2, 3, 4, 5, 6, 7].map((number) => `operator-${number}`), "operator-admin"];

/** Read at once, unlike a page on which everything is tried before it says that there is nothing. */
const strangersPass = {
  airline: "LH",
  airlineName: "Lufthansa",
  flightnum: "1180",
  pnr: "QWERTY",
  firstname: "Somebody",
  lastname: "Else",
  from: { iata: "BCN", name: "Barcelona" },
  to: { iata: "FRA", name: "Frankfurt" },
  date: "2026-12-15",
  departure: "18:35",
  boarding: "17:55",
  gate: "B24",
  seat: "12A",
  sequence: 7,
  eticket: null,
  symbology: "azteccode",
  hue: 200,
} as const;

describe.each(kinds.map((kind) => [kind, whole ? ofKind(kind) : sample(kind)] as const))(
  "with the %s PostgreSQL",
  (kind, names) => {
    let folder: string;
    const ledger = createLedger();
    const evening = new AbortController();
    const shift = createShift();
    /** Seconds since 1970: what is older is the demo world's, whose files are not there. */
    let begun = 0;
    let world: World;
    let observer: ReturnType<typeof observe>;
    let operators: readonly ReturnType<typeof createOperator>[];
    let liveViewer: ReturnType<typeof createLiveViewer>;
    let working: Promise<unknown>;
    let failed = false;

    beforeAll(async () => {
      folder = mkdtempSync(path.join(tmpdir(), "gatehouse-faults-"));
      chmodSync(folder, 0o711); // as root, PostgreSQL runs as another user, who must get in
      vi.stubGlobal("window", new EventTarget()); // where the dashboard's client hears of networks
      world = await startWorld(kind, folder, whole ? 800 : 400);
      begun = Math.floor(Date.now() / 1000);
      observer = observe(world.url);
      const pdf = Uint8Array.from(await drawPasses([strangersPass, strangersPass]));
      operators = userids.map((userid) =>
        createOperator({
          userid,
          session: createSession(world.url, userid, ledger),
          shift,
          ledger,
          random: random.for(userid),
          pdf,
          takesFromOthers: userid === "operator-admin",
          uploadsAtMost: whole ? 3 : 1,
        }),
      );
      const { rows } = await beside(world, ({ db }) => queueInSql(db, 0));
      liveViewer = createLiveViewer({
        url: world.url,
        session: createSession(world.url, "operator-admin-lead", ledger),
        checkInIds: rows.map(({ checkInId }) => checkInId),
      });
      working = Promise.all([...operators, liveViewer].map((person) => person.work(evening.signal)));
      await vi.waitUntil(() => ledger.operations.length > 10, { timeout: 120_000, interval: 200 });
    });

    /** What the onlooker has not been told a while after everybody came to rest; nothing, as a rule after a moment. */
    const untoldOnes = () =>
      beside(world, async ({ db }) => {
        for (let untold: readonly string[] = [], deadline = Date.now() + 60_000; ; await sleep(200)) {
          untold = await liveViewer.differences((at) => queueInSql(db, at));
          if (untold.length === 0 || Date.now() > deadline) return untold.slice(0, 3);
        }
      });

    afterAll(async () => {
      evening.abort();
      shift.goOn();
      await working;
      await observer.stop();
      await world.stop();
      vi.unstubAllGlobals();
      if (failed) console.log(`The server's log: ${path.join(folder, "server.log")}. The same again: ${again}`);
      else rmSync(folder, { recursive: true, force: true });
    });

    test.each(names)("the server goes on when %s", async (name) => {
      const fault = faults[name];
      if (!fault) throw new Error("There is no such fault.");
      const before = world.serverPid();
      observer.take();
      ledger.takeAnswers();
      try {
        await fault.happen({ world, operators, whole });
        const over = Date.now();
        await observer.untilReady();
        const rest = Date.now();
        await shift.pause();
        const untold = await untoldOnes();
        const told = Date.now() - rest;
        shift.goOn();
        const seen = observer.take();
        const answers = [...ledger.takeAnswers()].map(
          ([what, { count, slowest }]) => `${count} × ${what} (slowest ${(slowest / 1000).toFixed(1)} s)`,
        );
        const back = Math.max(0, seen.lastNotReady - over) / 1000;
        const { events, resyncs, openings } = liveViewer.takeHeard();
        console.log(
          `${kind}, ${name}: ready again ${back.toFixed(1)} s after it; /api/ready at most ${(seen.readyTook / 1000).toFixed(1)} s; ${answers.join(", ")}`,
          `the stream: ${events} events, ${resyncs} resyncs, opened ${openings} times, all told ${(told / 1000).toFixed(1)} s after the last act`,
        );
        expect(untold).toEqual([]);
        expect(world.serverLives()).toBe(true);
        if (fault.killsServer) return;
        expect(world.serverPid()).toBe(before);
        expect(seen.unhealthy).toBe(0);
      } catch (error) {
        failed = true;
        throw error;
      }
    });

    test("and nothing is lost, doubled or contradictory afterwards", async () => {
      evening.abort();
      shift.goOn();
      await working;
      failed = true;
      const ended = performance.now();
      let read = 0;
      const { lost, doubled, broken } = await beside(world, async ({ db, pool }) => {
        const waiting = "select count(*)::int as count from pass_upload where state in ('waiting', 'reading')";
        await vi.waitFor(async () => expect((await pool.query(waiting)).rows).toEqual([{ count: 0 }]), {
          timeout: whole ? 800_000 : 200_000,
          interval: 500,
        });
        read = Math.round((performance.now() - ended) / 1000);
        // Nothing is read any more: jobs that end now would be seen as contradictions of the moment.
        const { rows } = await pool.query(
          `select action, userid, check_in_id::text as what, count(*)::int from audit_entry where at >= ${begun} or action = 'LOCK_PNR' group by 1, 2, 3
         union all select 'upload', uploaded_by, name, count(*)::int from pass_upload where uploaded_at >= ${begun} group by 1, 2, 3`,
        );
        return {
          ...compareWithDatabase(ledger.operations, rows),
          broken: await brokenInvariants(db, world.dataDir, begun),
        };
      });
      const done = Object.groupBy(ledger.operations, ({ result, action }) => (result === "done" ? action : result));
      const operations = Object.entries(done).map(([what, some]) => `${some.length} × ${what}`);
      console.log(
        `${kind}: ${operations.join(", ")}; ${lost.length} lost, ${doubled.length} doubled; read after ${read} s`,
      );
      expect({ lost, doubled, broken, defects: ledger.defects }).toEqual({
        lost: [],
        doubled: [],
        broken: [],
        defects: [],
      });
      const log = readFileSync(path.join(folder, "server.log"), "utf8").split("\n");
      expect(log.filter((line) => /ends because of an error|"level":"fatal"/.test(line))).toEqual([]);
      expect(await world.stop(), "an orderly stop").toBe(0);
      failed = false;
    });
  },
);
