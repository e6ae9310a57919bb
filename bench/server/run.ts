import type { BenchRow, BenchTable } from "../lib/table.ts";
import { pressNext, race, undoRace } from "./assignment-race.ts";
import { type Session, signIn } from "./session.ts";
import { both, inTurns, p95 } from "./times.ts";
import { openWorld, settled, startServerProcess, type World } from "./world.ts";

/** `BENCH_CHECK_INS` makes a smaller world, to try the bench itself. */
const wanted = Number(process.env["BENCH_CHECK_INS"] ?? 1_000_000);
const rounds = 120;
const operators = 50;
/** Milliseconds that an operator of the bench looks at what was claimed: far less than people do. */
const think = [1000, 3000] as const;

const pages = [
  { name: "Available for Checkin, first page", viewId: "available", page: 0, showExpired: false },
  { name: "BP Not Attached, page 100", viewId: "bp-not-attached", page: 100, showExpired: false },
  { name: "PNRs with Multiple Checkins", viewId: "multiple", page: 0, showExpired: false },
  { name: "Status 2,3,4", viewId: "re-qc-status-234", page: 0, showExpired: false },
  { name: "BP Attached with expired ones, page 1,000", viewId: "bp-attached", page: 1000, showExpired: true },
] as const;

/** A queue page as a browser gets it, beside its statements through `pg` with nothing around them. */
async function pageRow(
  world: World,
  session: Session,
  { name, ...options }: (typeof pages)[number],
): Promise<BenchRow> {
  const statements = await world.database.pageStatements(options);
  const path = `/checkin/views/${options.viewId}/check-ins?page=${options.page}&size=50&showExpired=${options.showExpired}`;
  const times = await inTurns(rounds, {
    ours: () => session.get(path),
    bare: async () => {
      for (const { text, values } of statements) await world.database.pool.query(text, values);
    },
  });
  return {
    what: `queue page: ${name}, p95`,
    bar: "≤ 2× bare SQL",
    ours: both(times.ours),
    peers: { "bare pg": both(times.bare) },
    met: p95(times.ours) <= 2 * p95(times.bare),
  };
}

/** Counters and numbers of the views: read again each time, as after a change, and as they are told again within a second. */
async function countRows(world: World, session: Session): Promise<BenchRow[]> {
  // What is announced to all servers makes each forget what it has counted.
  const forget = () =>
    world.database.pool.query("select pg_notify('gatehouse_live', $1)", [
      JSON.stringify([{ type: "checkin.counts" }, { to: "session", sessionId: "none" }]),
    ]);
  const settle = () => new Promise((resolve) => setTimeout(resolve, 15));
  const cold = { counters: [] as number[], views: [] as number[] };
  for (let round = -5; round < rounds; round += 1) {
    for (const path of ["counters", "views"] as const) {
      await forget();
      await settle();
      const started = performance.now();
      await session.get(`/checkin/${path}`);
      if (round >= 0) cold[path].push(performance.now() - started);
    }
  }
  const warm = await inTurns(rounds, {
    counters: () => session.get("/checkin/counters"),
    views: () => session.get("/checkin/views"),
  });
  const row = (what: string, times: readonly number[]): BenchRow => ({
    what,
    bar: "≤ 20 ms",
    ours: both(times),
    peers: {},
    met: p95(times) <= 20,
  });
  return [
    row("counters after a change, p95", cold.counters),
    row("numbers of all views after a change, p95", cold.views),
    row("counters, p95", warm.counters),
    row("numbers of all views, p95", warm.views),
  ];
}

async function nextRow(world: World, server: string): Promise<BenchRow> {
  const names = Array.from({ length: operators }, (_, index) => `bench-${index}`);
  await addOperators(world, names);
  const sessions = await Promise.all(names.map((name) => signIn(server, name)));
  const times = await pressNext(sessions, 12, think);
  return {
    what: `assignments/next with ${operators} operators at work, p95 of ${times.length}`,
    bar: "≤ 25 ms",
    ours: both(times),
    peers: {},
    met: p95(times) <= 25,
  };
}

/** Operators with the demo's password. */
async function addOperators({ database: { pool } }: World, names: readonly string[]): Promise<void> {
  await pool.query(
    `insert into app_user (userid, email, name, role_list, password_hash, created_at)
     select name, name || '@gatehouse.example', name, 'OPERATOR', (select password_hash from app_user where userid = 'operator'), 0 from unnest($1::text[]) as name
     on conflict do nothing`,
    [names],
  );
}

async function raceRow(world: World): Promise<BenchRow> {
  const { pool } = world.database;
  await undoRace(pool);
  const { seconds, unitsHeld, twice } = await race(pool, world.url, 1000);
  await undoRace(pool);
  return {
    what: "1,000 operators on two processes claim at once, each pressing twice",
    bar: "0 units claimed twice",
    ours: `${twice} twice; ${unitsHeld} units in ${seconds.toFixed(1)} s`,
    peers: {},
    met: twice === 0,
  };
}

/** Server figures and their bars, on a demo world of a million check-ins. */
export async function run(): Promise<BenchTable> {
  const world = await openWorld(wanted);
  try {
    const server = await startServerProcess(world.url);
    const rows: BenchRow[] = [];
    try {
      await settled(world);
      const session = await signIn(server.url, "operator-admin");
      for (const page of pages) rows.push(await pageRow(world, session, page));
      rows.push(...(await countRows(world, session)));
      rows.push(await nextRow(world, server.url));
    } finally {
      await server.stop();
    }
    rows.push(await raceRow(world));
    const size = `${world.checkIns.toLocaleString("en")} check-ins, ${world.live.toLocaleString("en")} of them not departed`;
    return {
      name: "Server",
      rows,
      notes: `${size}. Times are those of whole HTTP calls to a server process of its own (Fastify, guard, contract), as its client sees them; "bare pg" runs the same statements of the same page through \`pg\` and nothing else, taking turns with ours. "After a change" means that the server was told of one before each call; otherwise one reading is told again for a second. Operators look at their work for ${think[0]}–${think[1]} ms.`,
    };
  } finally {
    await world.stop();
  }
}
