import type { SignedInCalls } from "../access/guard.ts";
import { databaseCode } from "../platform/database-error.ts";
import type { ChatModel } from "../platform/chat-model.ts";
import type { Platform } from "../platform/platform.ts";
import { answerQuestion, NotAllowed } from "./answer.ts";
import { pinQuestion, readBoard, unpinQuestion } from "./board.ts";
import type { createKnownNames } from "./known-names.ts";
import type { AnalyticsReader } from "./reader.ts";

interface Parts extends Pick<Platform, "db" | "now"> {
  readonly reader: AnalyticsReader;
  readonly namesFor: ReturnType<typeof createKnownNames>;
  readonly model: ChatModel | undefined;
}

/** A statement that was given up by its limit of time. */
const cancelled = "57014";

/** Implements `contract.analytics`. */
export function analyticsRouter(calls: SignedInCalls, { db, now, reader, namesFor, model }: Parts) {
  const area = calls.analytics;
  return {
    query: area.query.handler(async ({ input: { q }, context: { principal }, errors }) => {
      try {
        return await answerQuestion(q, principal, { reader, names: await namesFor(principal), now: now(), model });
      } catch (error) {
        if (error instanceof NotAllowed) throw errors.FORBIDDEN({ data: { permissions: [...error.permissions] } });
        if (databaseCode(error) === cancelled) throw errors.TIMED_OUT();
        throw error;
      }
    }),
    board: area.board.handler(({ context: { principal } }) => readBoard(db, principal)),
    pin: area.pin.handler(async ({ input, context: { principal }, errors }) => {
      const board = await pinQuestion(db, principal, { ...input, now: now() });
      if (!board) throw errors.BOARD_FULL();
      return board;
    }),
    unpin: area.unpin.handler(async ({ input: { id }, context: { principal }, errors }) => {
      const board = await unpinQuestion(db, principal, id);
      if (!board) throw errors.NOT_FOUND();
      return board;
    }),
  };
}
