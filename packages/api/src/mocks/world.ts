import { can, type Role } from "@gatehouse/domain/access";
import type { AuditAction, CheckIn } from "@gatehouse/domain/checkin";
import type { HttpHandler } from "msw";
import { contract } from "../contract.ts";
import type { LiveEvent } from "../realtime/index.ts";
import { createCandidatePages } from "./factories/candidate-page.ts";
import { createCheckIns } from "./factories/check-ins.ts";
import { createUser, type MockUser } from "./factories/user.ts";
import { accessCalls, type MockSession } from "./handlers/access.ts";
import { checkInCalls } from "./handlers/checkin.ts";
import { documentCalls, documentFiles } from "./handlers/documents.ts";
import { referenceCalls } from "./handlers/reference.ts";
import { implement, MockFailure } from "./implement.ts";
import { createMockLive } from "./mock-live.ts";
import { createMockCandidates, type MockCandidate } from "./mock-candidates.ts";
import { createMockQueue } from "./mock-queue.ts";

/** A dotted path of the contract: `checkin.assignments.next`; `*` stands for every call of the queue. */
type CallName = "*" | `access.${string}` | `checkin.${string}` | `documents.${string}` | `reference.${string}`;

/** A code that a call declares, a general one (`LOOKUP_FAILED`, `INTERNAL_SERVER_ERROR`), or `NETWORK` for no answer at all. */
type Failing = string | { readonly code: string; readonly data: unknown };

export interface MockWorldWish {
  /** Who is signed in; null for nobody. Default OPERATOR. */
  readonly role?: Role | null;
  /** Default: a working day's queue of 240. */
  readonly checkIns?: readonly CheckIn[] | ((now: number) => readonly CheckIn[]);
  /** Uploaded pages that no check-in has. Default: those of every open unit. */
  readonly candidates?: readonly MockCandidate[] | ((checkIns: readonly CheckIn[]) => readonly MockCandidate[]);
  /** Pages of every document. Default 1. */
  readonly documentPages?: number;
  /** Seconds since 1970, UTC. Default the machine's clock. */
  readonly now?: () => number;
  /** Whether next assignment is enabled. Default true. */
  readonly enabled?: boolean;
  readonly failing?: Readonly<Partial<Record<CallName, Failing>>>;
  /** Milliseconds until an answer, `infinite` for never. */
  readonly slow?: Readonly<Partial<Record<CallName, number | "infinite">>>;
}

/** A product in memory behind MSW: calls are answered by the rules of domain, and what they change stays changed. */
export interface MockWorld {
  readonly handlers: HttpHandler[];
  readonly user: () => MockUser | undefined;
  readonly now: () => number;
  readonly rows: () => readonly CheckIn[];
  /** Every call that arrived, oldest first. */
  readonly calls: readonly { readonly call: string; readonly input: unknown }[];
  /** Somebody else, automation or time changes a row; open screens hear of it. */
  readonly change: (checkInId: number, patch: Partial<CheckIn>, action?: AuditAction, by?: string) => void;
  readonly add: (row: CheckIn) => void;
  readonly remove: (checkInId: number) => void;
  /** A page was uploaded and read; open screens hear of it. */
  readonly addCandidate: (page: MockCandidate) => void;
  /** Somebody else links a candidate page: the next who tries is told so. */
  readonly takeCandidate: (dmscode: string, checkInId: number, by?: string) => void;
  readonly emit: (event: LiveEvent) => void;
  /** Breaks the live streams, as a lost network does. */
  readonly drop: () => void;
  /** From now on the call fails. */
  readonly fail: (call: CallName, failing: Failing) => void;
  /** From now on the call answers again. */
  readonly mend: (call: CallName) => void;
  /** From now on the call takes so long, in milliseconds. */
  readonly delay: (call: CallName, wait: number | "infinite") => void;
  /** The session is over: the next call is a 401, and so is the refresh. */
  readonly endSession: () => void;
}

export function createMockWorld({
  role = "OPERATOR",
  checkIns,
  candidates: pages,
  documentPages = 1,
  now = () => Math.floor(Date.now() / 1000),
  enabled = true,
  failing = {},
  slow = {},
}: MockWorldWish = {}): MockWorld {
  const session: MockSession = { user: role === null ? undefined : createUser(role) };
  const failures = new Map(Object.entries(failing) as [CallName, Failing][]);
  const waits = new Map(Object.entries(slow) as [CallName, number | "infinite"][]);
  const calls: { call: string; input: unknown }[] = [];
  const live = createMockLive();
  const initial = typeof checkIns === "function" ? checkIns(now()) : (checkIns ?? createCheckIns({ now: now() }));
  const queue = createMockQueue(initial, now);
  const candidates = createMockCandidates(
    typeof pages === "function" ? pages(initial) : (pages ?? createCandidatePages(initial)),
  );
  for (const { pass, checkInId, lastPageAttachedBy } of initial)
    if (pass) candidates.take(pass.dmscode, { userid: lastPageAttachedBy ?? "AUTOMATION", checkInId });
  const candidatesChanged = (pnr: string, bookingNo: string) =>
    live.emit({ type: "candidates.changed", pnr, bookingNo });
  const changed = (ids: readonly number[], assignment: boolean) => {
    if (ids.length > 0) live.emit({ type: "checkin.changed", ids });
    live.emit({ type: "checkin.counts" });
    if (assignment) live.emit({ type: "assignment.changed" });
  };
  const user = () => {
    if (!session.user) throw new MockFailure("UNAUTHORIZED");
    return session.user;
  };
  const settingOf = <T>(settings: ReadonlyMap<CallName, T>, call: string) =>
    settings.get(call as CallName) ?? (call.startsWith("checkin.") ? settings.get("*") : undefined);

  const handlers = implement(
    contract,
    {
      access: accessCalls(session, now),
      reference: referenceCalls(),
      checkin: checkInCalls({
        queue,
        candidates,
        user,
        now,
        enabled: { value: enabled },
        changed,
        candidatesChanged,
      }),
      documents: documentCalls(queue.rows, (dmscode) => candidates.find(dmscode) !== undefined, now),
    },
    {
      before: (call, { access }, input) => {
        calls.push({ call, input });
        if (access !== "public" && !session.user) throw new MockFailure("UNAUTHORIZED");
        if (Array.isArray(access) && !access.some((code) => can(user().permissions, code)))
          throw new MockFailure("FORBIDDEN", { permissions: access });
        const failure = settingOf(failures, call);
        if (failure !== undefined)
          throw typeof failure === "string" ? new MockFailure(failure) : new MockFailure(failure.code, failure.data);
        return settingOf(waits, call) ?? 0;
      },
    },
  );

  const files = documentFiles({
    rows: queue.rows,
    candidates,
    pages: documentPages,
    setting: () => ({ failing: failures.get("documents.file"), wait: waits.get("documents.file") ?? 0 }),
  });

  return {
    handlers: [...handlers, files, live.handler],
    user: () => session.user,
    now,
    rows: queue.rows,
    calls,
    change: (id, patch, action = "LOCK_PNR", by = "operator-2") => {
      queue.change(id, patch, action, by);
      changed([id], false);
    },
    add: (row) => {
      queue.add(row);
      changed([row.checkInId], false);
    },
    remove: (id) => {
      queue.remove(id);
      changed([id], false);
    },
    addCandidate: (page) => {
      candidates.add(page);
      candidatesChanged(page.pnr, page.bookingNo);
    },
    takeCandidate: (dmscode, checkInId, userid = "operator-2") => {
      candidates.take(dmscode, { userid, checkInId });
      const page = candidates.find(dmscode);
      if (page) candidatesChanged(page.pnr, page.bookingNo);
    },
    emit: live.emit,
    drop: live.drop,
    fail: (call, failure) => void failures.set(call, failure),
    mend: (call) => void failures.delete(call),
    delay: (call, wait) => void waits.set(call, wait),
    endSession: () => {
      session.user = undefined;
      live.emit({ type: "session.ended" });
    },
  };
}
