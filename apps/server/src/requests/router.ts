import { eq } from "drizzle-orm";
import type { SignedInCalls } from "../access/guard.ts";
import { appUser } from "../access/tables.ts";
import type { Platform } from "../platform/platform.ts";
import type { Vault } from "../platform/vault.ts";
import { once } from "../platform/answered-requests/once.ts";
import type { AskUnread } from "./beside.ts";
import { assignRequests, readOperators } from "./assign.ts";
import { cancelRequest } from "./cancel.ts";
import { findTravellers } from "./find-traveller.ts";
import { readOfTraveller, readPending } from "./pending.ts";
import { importPrograms, listPrograms, programFile } from "./manage-programs.ts";
import { markCallHouseSeen, readForm } from "./programs.ts";
import { readRequest, showRequestNumber } from "./read-request.ts";
import { type OnSubmitted, submitRequest } from "./submit.ts";

const done = { ok: true } as const;

/** Implements `contract.requests`. */
export function requestsRouter(
  calls: SignedInCalls,
  {
    db,
    live,
    now,
    vault,
    onSubmitted,
    readUnread,
  }: Pick<Platform, "db" | "live" | "now"> & {
    readonly vault: Vault;
    readonly onSubmitted: OnSubmitted;
    readonly readUnread: AskUnread;
  },
) {
  const area = calls.requests;
  return {
    travellers: area.travellers.handler(({ input, context: { principal } }) =>
      findTravellers(db, principal, input.text),
    ),
    programs: area.programs.handler(async ({ input, context: { principal }, errors }) => {
      const form = await readForm(db, principal, input.travellerId);
      if (!form) throw errors.NOT_FOUND();
      return form;
    }),
    markCallHouseSeen: area.markCallHouseSeen.handler(async ({ input, context: { principal }, errors }) => {
      const [own] = await db.select({ vendor: appUser.vendor }).from(appUser).where(eq(appUser.id, principal.userId));
      const reader = { ...principal, ownVendor: own?.vendor ?? null };
      if (!(await markCallHouseSeen(db, reader, input.programId))) throw errors.NOT_FOUND();
      return done;
    }),
    programList: area.programList.handler(async ({ input, context: { principal }, errors }) => {
      const found = await listPrograms(db, principal, input.vendorCode);
      if (!found) throw errors.NOT_FOUND();
      return found;
    }),
    programFile: area.programFile.handler(async ({ input, context: { principal }, errors }) => {
      const file = await programFile(db, principal, input.vendorCode);
      if (!file) throw errors.NOT_FOUND();
      return file;
    }),
    importPrograms: area.importPrograms.handler(
      async ({ input: { file, state, vendorCode }, context: { principal }, errors }) => {
        const bytes = new Uint8Array(await file.arrayBuffer());
        const result = await importPrograms(db, principal, { vendorCode, bytes, state: state || undefined }, now());
        switch (result.outcome) {
          case "unknown":
            throw errors.NOT_FOUND();
          case "read-only":
            throw errors.READ_ONLY();
          case "changed":
            throw errors.CHANGED();
          case "invalid":
            throw errors.INVALID_FILE({ data: { problems: [...result.problems] } });
          case "planned":
          case "imported": {
            const { outcome, ...answer } = result;
            return { ...answer, imported: outcome === "imported" };
          }
        }
      },
    ),
    submit: area.submit.handler(async ({ input: { requestId, ...submission }, context: { principal }, errors }) =>
      once(db, { principal, call: "requests.submit", requestId, now: now() }, async (tx) => {
        const result = await submitRequest(tx, principal, submission, { live, now: now(), onSubmitted });
        switch (result.outcome) {
          case "no-traveller":
            throw errors.NOT_FOUND();
          case "invalid":
            throw errors.INVALID_REQUEST({ data: { problems: [...result.problems] } });
          case "submitted":
            return { id: result.id };
        }
      }),
    ),
    pending: area.pending.handler(({ input, context: { principal } }) => readPending(db, principal, input, readUnread)),
    ofTraveller: area.ofTraveller.handler(async ({ input, context: { principal }, errors }) => {
      const found = await readOfTraveller(db, principal, input.userid);
      if (!found) throw errors.NOT_FOUND();
      return found;
    }),
    one: area.one.handler(async ({ input, context: { principal }, errors }) => {
      const found = await readRequest(db, vault, principal, input.id);
      if (!found) throw errors.NOT_FOUND();
      return found;
    }),
    showNumber: area.showNumber.handler(async ({ input, context: { principal }, errors }) => {
      const found = await showRequestNumber(db, vault, principal, input, now());
      if (!found) throw errors.NOT_FOUND();
      if (found.text === undefined) throw errors.NOTHING_STORED();
      return { text: found.text };
    }),
    cancel: area.cancel.handler(async ({ input: { requestId, ...input }, context: { principal }, errors }) =>
      once(db, { principal, call: "requests.cancel", requestId, now: now() }, async (tx) => {
        const result = await cancelRequest(tx, principal, input, { live, now: now() });
        switch (result.outcome) {
          case "unknown":
            throw errors.NOT_FOUND();
          case "reason-required":
            throw errors.REASON_REQUIRED();
          case "not-pending":
            throw errors.NOT_PENDING({ data: { status: result.status } });
          case "cancelled":
            return done;
        }
      }),
    ),
    operators: area.operators.handler(async ({ context: { principal } }) =>
      (await readOperators(db, principal)).map(({ userid, name, vendor }) => ({
        userid,
        name,
        vendorCode: vendor,
      })),
    ),
    assign: area.assign.handler(async ({ input: { requestId, ...input }, context: { principal }, errors }) =>
      once(db, { principal, call: "requests.assign", requestId, now: now() }, async (tx) => {
        const result = await assignRequests(tx, principal, input, { live, now: now() });
        if (!result) throw errors.NO_OPERATOR();
        const { assigned, refused } = result;
        if (assigned.length === 0 && refused.every(({ code }) => code === "TAKEN"))
          throw errors.TAKEN({ data: { refused: [...refused] } });
        return { assigned: [...assigned], refused: [...refused] };
      }),
    ),
  };
}
