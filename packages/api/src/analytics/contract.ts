import { guardedCall } from "../schema/errors.ts";
import { readonlyOutput, wireOutput } from "../schema/wire.ts";
import { answerSchema, boardSchema, pinInput, questionInput, unpinInput } from "./schema.ts";

const tags = ["analytics"];
const call = guardedCall("analytics");

/** Database analytics: questions of operations data, and a board of answers that are looked at again and again. */
export const analytics = {
  query: call
    .errors({ TIMED_OUT: { status: 504, message: "The answer took too long." } })
    .route({ method: "GET", path: "/query", tags, summary: "Answer a question about operations data" })
    .input(questionInput)
    .output(wireOutput(answerSchema)),
  board: call
    .route({ method: "GET", path: "/analytics/board", tags, summary: "The caller's pinned questions" })
    .output(readonlyOutput(boardSchema)),
  pin: call
    .errors({ BOARD_FULL: { status: 409, message: "There is no room on this board." } })
    .route({ method: "POST", path: "/analytics/board", tags, summary: "Pin a question to the caller's board" })
    .input(pinInput)
    .output(readonlyOutput(boardSchema)),
  unpin: call
    .errors({ NOT_FOUND: { status: 404, message: "There is no such pin." } })
    .route({ method: "POST", path: "/analytics/board/{id}/unpin", tags, summary: "Take a question off the board" })
    .input(unpinInput)
    .output(readonlyOutput(boardSchema)),
};
