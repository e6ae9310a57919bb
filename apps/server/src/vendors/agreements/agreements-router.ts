import { ORPCError } from "@orpc/server";
import type { Access } from "../../access/access.ts";
import type { SignedInCalls } from "../../access/guard.ts";
import { UserError } from "../../access/users.ts";
import type { Documents } from "../../documents/documents.ts";
import { once } from "../../platform/answered-requests/once.ts";
import type { Platform } from "../../platform/platform.ts";
import { listPending, readProspect, seenProspect } from "./read.ts";
import { approveProspect, settleProspect } from "./settle.ts";

const done = { ok: true } as const;

interface Parts extends Pick<Platform, "db" | "live" | "now"> {
  readonly documents: Pick<Documents, "bytes" | "findSigned">;
  /** Makes the first user of a vendor. */
  readonly invite: Access["invite"];
}

/** Implements `contract.agreements`. */
export function agreementsRouter(calls: SignedInCalls, { db, live, now, documents, invite }: Parts) {
  const area = calls.agreements;
  return {
    pending: area.pending.handler(async () => ({ prospects: await listPending(db) })),
    one: area.one.handler(async ({ input, errors }) => {
      const found = await readProspect(db, input);
      if (!found) throw errors.NOT_FOUND();
      return found;
    }),
    file: area.file.handler(async ({ input: { id }, errors }) => {
      const row = await seenProspect(db, id);
      if (!row) throw errors.NOT_FOUND();
      const stored = row.document === null ? undefined : await documents.findSigned(db, row.document);
      if (!stored) throw errors.NO_FILE();
      return new File([new Uint8Array(await documents.bytes(stored))], stored.name, { type: stored.mediaType });
    }),
    approve: area.approve.handler(async ({ input: { requestId, ...input }, context: { principal }, errors }) => {
      const { userid } = principal;
      try {
        return await once(db, { principal, call: "agreements.approve", requestId, now: now() }, (tx) =>
          tx.transaction(async (own) => {
            const result = await approveProspect(own, input, { live, userid, now: now(), invite });
            switch (result.outcome) {
              case "created":
                return { code: result.code, email: result.email };
              case "invalid":
                throw errors.INVALID({ data: { problems: [...result.problems] } });
              case "taken":
                throw errors.TAKEN();
              case "no-logo":
                throw errors.NO_LOGO();
              case "no-agreement":
                throw errors.NO_AGREEMENT();
              case "changed":
                throw errors.CHANGED({ data: { state: result.state, by: result.by } });
              case "unknown":
                throw errors.NOT_FOUND();
            }
          }),
        );
      } catch (error) {
        if (error instanceof UserError && !(error instanceof ORPCError)) throw errors.TAKEN();
        throw error;
      }
    }),
    refuse: area.refuse.handler(({ input: { requestId, ...input }, context: { principal }, errors }) =>
      once(db, { principal, call: "agreements.refuse", requestId, now: now() }, async (tx) => {
        const context = { live, userid: principal.userid, now: now() };
        const result = await tx.transaction((own) => settleProspect(own, input, "refused", context));
        if (result.outcome === "done") return done;
        throw unsettled(result, errors);
      }),
    ),
    askForFile: area.askForFile.handler(({ input: { requestId, ...input }, context: { principal }, errors }) =>
      once(db, { principal, call: "agreements.askForFile", requestId, now: now() }, async (tx) => {
        const context = { live, userid: principal.userid, now: now() };
        const result = await tx.transaction((own) => settleProspect(own, input, "fileAsked", context));
        if (result.outcome === "done") return done;
        throw unsettled(result, errors);
      }),
    ),
  };
}

type Unsettled = Exclude<Awaited<ReturnType<typeof settleProspect>>, { readonly outcome: "done" }>;
type State = Extract<Unsettled, { readonly outcome: "changed" }>["state"];

function unsettled(
  result: Unsettled,
  errors: {
    NOT_FOUND(): Error;
    CHANGED(options: { data: { state: State; by: string } }): Error;
    REASON(options: { data: { code: "required" | "text" | "tooLong" } }): Error;
  },
): Error {
  switch (result.outcome) {
    case "unknown":
      return errors.NOT_FOUND();
    case "changed":
      return errors.CHANGED({ data: { state: result.state, by: result.by } });
    case "reason":
      return errors.REASON({ data: { code: result.code } });
  }
}
