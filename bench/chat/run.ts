import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { WebSocket } from "ws";
import type { BenchTable } from "../lib/table.ts";
import { type Session, signIn } from "../server/session.ts";
import { both, p95 } from "../server/times.ts";
import { openWorld, type ServerProcess, settled, startServerProcess } from "../server/world.ts";
import { inParallel, memoryOf, openSocket, startEcho } from "./sockets.ts";

/** Conversations, each with a traveller on one process and somebody of staff on the other: two sockets. */
const pairs = Number(process.env["BENCH_CHAT_PAIRS"] ?? 500);
const rounds = 4;
/** Milliseconds in which every traveller says one message: lively, and 17 messages a second of all of them. */
const pace = 30_000;
/** The same for the echo, which is as fast at any pace. */
const barePace = 5000;

interface Pair {
  readonly room: string;
  readonly traveller: WebSocket;
  readonly staff: WebSocket;
}

interface Frames {
  readonly ready?: boolean;
  readonly frame?: { readonly type: string; readonly messages?: readonly { readonly message: string }[] };
}

const read = (data: Buffer | string): Frames => JSON.parse(data.toString()) as Frames;
const isReady = (text: string): boolean => read(text).ready === true;
const socketOf = (server: string, ticket: string): string =>
  `${server.replace("http", "ws")}/api/chat/socket?token=${ticket}`;

async function openPair(index: number, servers: readonly [string, string], staff: Session): Promise<Pair> {
  // Every other conversation the other way round: both processes have both sides.
  const [one, other] = index % 2 === 0 ? servers : servers.toReversed();
  const answer = await fetch(`${one}/api/chat/visits`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ vendor: "NWT", name: `Guest ${index}`, email: `guest.${index}@example.com` }),
  });
  if (!answer.ok) throw new Error(`A visit was answered ${answer.status} ${await answer.text()}`);
  const visit = (await answer.json()) as { readonly ticket: string; readonly roomId: string };
  const room = visit.roomId;
  const traveller = await openSocket(socketOf(one ?? "", visit.ticket), isReady);
  const { ticket } = (await staff.post("/chat/ticket")) as { readonly ticket: string };
  const reader = await openSocket(socketOf(other ?? "", ticket), isReady);
  for (const socket of [traveller, reader]) socket.send(JSON.stringify({ room, frame: { type: "hello", after: -1 } }));
  return { room, traveller, staff: reader };
}

/** Every traveller says a message in each round; the times from saying it to seeing it at the other side, on the other process. */
async function talk(conversations: readonly Pair[]): Promise<{ readonly times: number[]; readonly seen: number[] }> {
  const times: number[] = [];
  const sent = new Map<string, number>();
  const seen = new Map<string, number>();
  for (const { staff } of conversations)
    staff.on("message", (data: Buffer) => {
      for (const { message } of read(data).frame?.messages ?? []) {
        const at = sent.get(message);
        if (at === undefined) continue;
        seen.set(message, (seen.get(message) ?? 0) + 1);
        if (seen.get(message) === 1) times.push(performance.now() - at);
      }
    });
  for (let round = 0; round < rounds; round += 1)
    await Promise.all(
      conversations.map(async ({ room, traveller }) => {
        await sleep(Math.random() * pace);
        const message = randomUUID();
        sent.set(message, performance.now());
        const frame = { type: "say", messageId: randomUUID(), messageType: "USER_MESSAGE", message };
        traveller.send(JSON.stringify({ room, frame }));
      }),
    );
  await sleep(3000);
  return { times, seen: [...sent.keys()].map((message) => seen.get(message) ?? 0) };
}

/** The same number of sockets and messages through a server that only echoes. */
async function bare(): Promise<{ readonly times: number[]; readonly perSocket: number }> {
  const echo = await startEcho();
  try {
    const before = memoryOf(echo.pid);
    const sockets = await inParallel(Array.from({ length: pairs * 2 }), 20, () => openSocket(echo.url));
    await sleep(2000);
    const perSocket = (memoryOf(echo.pid) - before) / sockets.length;
    const times: number[] = [];
    for (const socket of sockets)
      socket.on("message", (data: Buffer) => times.push(performance.now() - Number(data.toString())));
    for (let round = 0; round < rounds; round += 1)
      await Promise.all(
        sockets.slice(0, pairs).map(async (socket) => {
          await sleep(Math.random() * barePace);
          socket.send(String(performance.now()));
        }),
      );
    await sleep(500);
    for (const socket of sockets) socket.terminate();
    return { times, perSocket };
  } finally {
    await echo.stop();
  }
}

const memory = (processes: readonly ServerProcess[]): number =>
  processes.reduce((sum, { pid }) => sum + memoryOf(pid), 0);

/** A thousand sockets of live chat on two processes, beside a bare echo. */
export async function run(): Promise<BenchTable> {
  const world = await openWorld(2000);
  const processes = [await startServerProcess(world.url), await startServerProcess(world.url)] as const;
  try {
    await settled(world);
    const staff = await signIn(processes[0].url, "crm-operator");
    const urls = [processes[0].url, processes[1].url] as const;
    // Code is compiled and pools are filled before anything is weighed.
    const first = await inParallel([0, 1, 2, 3], 2, (index) => openPair(index, urls, staff));
    await sleep(2000);
    const before = memory(processes);
    const numbers = Array.from({ length: pairs - first.length }, (_, index) => index + first.length);
    const conversations = [...first, ...(await inParallel(numbers, 10, (index) => openPair(index, urls, staff)))];
    await sleep(5000);
    const perSocket = (memory(processes) - before) / (numbers.length * 2);
    const { times, seen } = await talk(conversations);
    for (const pair of conversations) {
      pair.traveller.terminate();
      pair.staff.terminate();
    }
    const peer = await bare();
    const lost = seen.filter((count) => count === 0).length;
    const doubled = seen.filter((count) => count > 1).length;
    return {
      name: "Live chat",
      rows: [
        {
          what: `${pairs * 2} sockets on two processes, from saying to seeing on the other process, p95 of ${seen.length}`,
          bar: "< 150 ms",
          ours: both(times),
          peers: { "bare ws echo": both(peer.times) },
          met: p95(times) < 150,
        },
        {
          what: "messages lost; doubled",
          bar: "0; 0",
          ours: `${lost}; ${doubled}`,
          peers: {},
          met: lost === 0 && doubled === 0,
        },
        {
          what: "memory of a socket",
          bar: "≤ 60 kB",
          ours: `${perSocket.toFixed(1)} kB`,
          peers: { "bare ws echo": `${peer.perSocket.toFixed(1)} kB` },
          met: perSocket <= 60,
        },
      ],
      notes: `${pairs} guests and ${pairs} sockets of staff, each pair on different processes; ${Math.round((pairs * 1000) / pace)} messages a second at random moments, kept in PostgreSQL before they are told. Memory is what both processes grew by (resident) while the sockets were opened. The echo is one process without a database. Everything runs on this machine, the clients too.`,
    };
  } finally {
    for (const each of processes) await each.stop();
    await world.database.pool.query("delete from chat_room where email like 'guest.%@example.com'");
    await world.stop();
  }
}
