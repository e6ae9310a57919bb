import type { SignedInCalls } from "../access/guard.ts";
import { once } from "../platform/answered-requests/once.ts";
import type { Platform } from "../platform/platform.ts";
import type { ReadFlightActivity } from "./activity.ts";
import { assignCase, moveCase, openByHand } from "./change-case.ts";
import { markRead, readComments, takeBack, writeComment } from "./comments.ts";
import { countUnread, peopleOf, readCases } from "./lists.ts";
import { keepPicture, type PictureParts, readPicture } from "./pictures.ts";
import { readCaseDetails } from "./read-case.ts";

const done = { ok: true } as const;

/** Implements `contract.cases`. */
export function casesRouter(
  calls: SignedInCalls,
  {
    db,
    live,
    now,
    documents,
    keys,
    troubles,
  }: Pick<Platform, "db" | "live" | "now"> & PictureParts & { readonly troubles: ReadFlightActivity },
) {
  const area = calls.cases;
  return {
    list: area.list.handler(({ input, context: { principal } }) => readCases(db, principal, input, troubles)),
    unread: area.unread.handler(({ context: { principal } }) => countUnread(db, principal)),
    details: area.details.handler(async ({ input, context: { principal }, errors }) => {
      const found = await readCaseDetails(db, principal, input, troubles);
      if (!found) throw errors.NOT_FOUND();
      return found;
    }),
    open: area.open.handler(async ({ input: { requestId, ...input }, context: { principal }, errors }) =>
      once(db, { principal, call: "cases.open", requestId, now: now() }, async (tx) => {
        const opened = await openByHand(tx, principal, { ...input, travelRequestId: 0 }, { live, now: now() });
        if (!opened) throw errors.NOT_FOUND();
        return opened;
      }),
    ),
    assign: area.assign.handler(async ({ input: { requestId, ...input }, context: { principal }, errors }) =>
      once(db, { principal, call: "cases.assign", requestId, now: now() }, async (tx) => {
        const result = await assignCase(tx, principal, input, { live, now: now() });
        switch (result.outcome) {
          case "unknown":
            throw errors.NOT_FOUND();
          case "no-operator":
            throw errors.NO_OPERATOR();
          case "taken": {
            const person = await peopleOf(tx, [result.assignedTo]);
            throw errors.TAKEN({ data: { assignedTo: person(result.assignedTo) } });
          }
          case "assigned":
            return done;
        }
      }),
    ),
    close: area.close.handler(async ({ input: { requestId, id, comment }, context: { principal }, errors }) =>
      once(db, { principal, call: "cases.close", requestId, now: now() }, async (tx) => {
        const result = await moveCase(tx, principal, { id, event: "closed", note: comment }, { live, now: now() });
        if (result === "unknown") throw errors.NOT_FOUND();
        if (result === "state") throw errors.STATE();
        return done;
      }),
    ),
    reopen: area.reopen.handler(async ({ input: { requestId, id, reason }, context: { principal }, errors }) =>
      once(db, { principal, call: "cases.reopen", requestId, now: now() }, async (tx) => {
        const result = await moveCase(tx, principal, { id, event: "reopened", note: reason }, { live, now: now() });
        if (result === "unknown") throw errors.NOT_FOUND();
        if (result === "state") throw errors.STATE();
        return done;
      }),
    ),
    comments: area.comments.handler(async ({ input, context: { principal }, errors }) => {
      const found = await readComments(db, principal, input);
      if (!found) throw errors.NOT_FOUND();
      return found;
    }),
    comment: area.comment.handler(async ({ input, context: { principal }, errors }) => {
      const result = await writeComment(db, principal, input, { live, now: now() });
      switch (result.outcome) {
        case "unknown":
          throw errors.NOT_FOUND();
        case "blank":
          throw errors.BLANK();
        case "too-long":
          throw errors.TOO_LONG();
        case "other-words":
          throw errors.OTHER_WORDS();
        case "not-seen":
          throw errors.NOT_SEEN();
        case "written":
          return { comment: result.comment };
      }
    }),
    uploadPicture: area.uploadPicture.handler(async ({ input, context: { principal }, errors }) => {
      const result = await keepPicture(db, principal, input, { documents, now: now() });
      switch (result.outcome) {
        case "unknown":
          throw errors.NOT_FOUND();
        case "no-picture":
          throw errors.NOT_A_PICTURE();
        case "too-large":
          throw errors.TOO_LARGE();
        case "too-many":
          throw errors.TOO_MANY();
        case "kept":
          return { id: result.id, name: result.name };
      }
    }),
    picture: area.picture.handler(async ({ input: { id }, context: { principal }, errors }) => {
      const found = await readPicture(db, principal, id, keys, now());
      if (!found) throw errors.NOT_FOUND();
      return found;
    }),
    takeBack: area.takeBack.handler(async ({ input, context: { principal }, errors }) => {
      const result = await takeBack(db, principal, input.id, { live, documents, now: now() });
      if (result === "unknown") throw errors.NOT_FOUND();
      if (result === "too-late") throw errors.TOO_LATE();
      return done;
    }),
    read: area.read.handler(async ({ input, context: { principal }, errors }) => {
      if (!(await markRead(db, principal, input, live))) throw errors.NOT_FOUND();
      return done;
    }),
  };
}
