import { passPoints } from "@gatehouse/domain/boarding-pass";
import { setTimeout as sleep } from "node:timers/promises";
import type { SeededRandom } from "./seeded-random.ts";
import type { Operation, Ledger } from "./ledger.ts";
import type { Answer, Session } from "./session.ts";
import type { Shift } from "./shift.ts";

interface CheckIn {
  readonly checkInId: number;
  readonly bookingNo: string;
  readonly pnr: string;
  readonly pass: unknown;
}

interface Parts {
  readonly userid: string;
  readonly session: Session;
  readonly shift: Shift;
  readonly ledger: Ledger;
  readonly random: SeededRandom;
  /** A PDF of two pages. */
  readonly pdf: Uint8Array<ArrayBuffer>;
  /** Other operators, whose units this one takes away now and then. */
  readonly takesFromOthers: boolean;
  /** Files that are uploaded one by one; bursts come on top. */
  readonly uploadsAtMost: number;
}

const checks = passPoints.map((point) => ({ point, ticked: true, reason: "seen" }));

/** Somebody who works the queue over HTTP until told to stop, and notes what the server said to each deed. */
export function createOperator({ userid, session, shift, ledger, random, pdf, takesFromOthers, uploadsAtMost }: Parts) {
  let held: readonly CheckIn[] = [];
  let uploads = 0;
  let disposed: readonly number[] = [];
  let linked: CheckIn | undefined;

  const note = (action: Operation["action"], what: string | number, { result }: Pick<Answer, "result">) =>
    ledger.note({ action, userid, what: String(what), result });

  /** Outcomes of a call that decides about each check-in by itself. */
  function noteEach(action: Operation["action"], ids: readonly number[], { body, result }: Answer): readonly number[] {
    const results = result === "done" ? outcomesOf(body) : undefined;
    const done = ids.filter((id) => results?.get(id) ?? false);
    for (const id of ids) note(action, id, { result: results ? (results.get(id) ? "done" : "not done") : result });
    return done;
  }

  const acts = {
    async next() {
      const before = new Set(held.map(({ checkInId }) => checkInId));
      const answer = await session.post("/checkin/assignments/next");
      if (answer.result !== "done") return;
      held = (answer.body as { held: readonly CheckIn[] }).held;
      for (const { checkInId } of held) if (!before.has(checkInId)) note("LOCK_PNR", checkInId, answer);
    },
    async look() {
      await session.get(random.pick(["/checkin/views", "/checkin/counters", "/checkin/assignments/current"]));
    },
    async dispose() {
      const some = held.filter(({ pass }) => pass === null).slice(0, 1 + random.roll(2));
      if (some.length === 0) return;
      const checkInIds = some.map(({ checkInId }) => checkInId);
      const answer = await session.post("/checkin/dispositions", { checkInIds, reason1: "3", reason2: "3-name" });
      disposed = noteEach("DISPOSED", checkInIds, answer);
      held = held.filter((one) => !disposed.includes(one.checkInId));
    },
    async undo() {
      if (disposed.length === 0) return;
      noteEach("DISPOSE_UNDONE", disposed, await session.post("/checkin/dispositions/undo", { checkInIds: disposed }));
      disposed = [];
    },
    async upload() {
      const [first] = held;
      if (first && uploads < uploadsAtMost) await send(first);
    },
    async link() {
      const target = held.find(({ pass }) => pass === null);
      if (!target) return;
      const { checkInId, bookingNo, pnr } = target;
      const found = await session.get(`/checkin/pnrs/${pnr}/candidate-pages?bookingNo=${bookingNo}`);
      if (found.status !== 200) return;
      const [page] = found.body as readonly { readonly dmscode: string }[];
      if (!page) return acts.upload();
      const { dmscode } = page;
      const options = { checkInId, dmscode, bookingNo, pnr, checks, override: "the fault test says so" };
      const answer = await session.post("/checkin/boarding-passes/link", options);
      note("BP_ATTACHED", checkInId, answer);
      if (answer.result !== "done") return;
      linked = target;
      held = held.filter((one) => one !== target);
    },
    async unlink() {
      if (!linked) return;
      const { checkInId: id, bookingNo, pnr } = linked;
      note("BP_DETACHED", id, await session.post("/checkin/boarding-passes/unlink", { id, bookingNo, pnr }));
      linked = undefined;
    },
    async release() {
      if (random.roll(3) > 0) return;
      await session.post("/checkin/assignments/release");
      held = [];
    },
    async unlock() {
      if (!takesFromOthers) return;
      const locked = await session.get("/checkin/assignments/locked?size=50");
      if (locked.status !== 200) return;
      const { content } = locked.body as { content: readonly { readonly bookingNo: string }[] };
      if (content.length > 0)
        await session.post("/checkin/assignments/unlock", { bookingNos: [random.pick(content).bookingNo] });
    },
  };
  const often = [
    "next",
    "next",
    "look",
    "dispose",
    "dispose",
    "undo",
    "upload",
    "link",
    "link",
    "unlink",
    "release",
    "unlock",
  ] as const;

  async function send({ pnr, bookingNo }: CheckIn): Promise<Answer> {
    uploads += 1;
    const name = `${userid}-${uploads}.pdf`;
    const form = new FormData();
    form.set("file", new File([pdf], name, { type: "application/pdf" }));
    form.set("pnr", pnr);
    form.set("bookingNo", bookingNo);
    const answer = await session.post("/checkin/boarding-passes", form);
    note("upload", name, answer);
    return answer;
  }

  return {
    /** Works until the signal, with short pauses; after what the server refuses as too busy with a longer one. */
    async work(until: AbortSignal): Promise<void> {
      while (!until.aborted) {
        const operation = held.length === 0 && random.roll(2) === 0 ? "next" : random.pick(often);
        await shift.act(() => acts[operation]());
        await sleep(50 + random.roll(250));
      }
    },
    /** Uploads so many files as fast as the server takes them. */
    async burst(files: number): Promise<void> {
      if (held.length === 0) await acts.next();
      const [first] = held;
      if (first) await Promise.all(Array.from({ length: files }, () => send(first)));
    },
  };
}

interface Outcome {
  readonly checkInId: number;
  readonly done?: boolean;
  readonly dispositionStatus?: boolean;
}

/** Which check-ins of a call that decides one by one were changed. */
const outcomesOf = (body: unknown): ReadonlyMap<number, boolean> =>
  new Map(
    (body as readonly Outcome[]).map(({ checkInId, done, dispositionStatus }) => [
      checkInId,
      done ?? dispositionStatus ?? false,
    ]),
  );
