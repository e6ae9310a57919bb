import { integer, text } from "@gatehouse/domain/validation";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { object, ValidationError } from "yup";
import type { Documents } from "../documents/documents.ts";
import { httpError } from "../platform/http/errors.ts";
import { hostilePath } from "../platform/http/hostile-input.ts";
import { ordinaryRate } from "../platform/http/limits.ts";
import type { Platform } from "../platform/platform.ts";
import type { ChangeServices } from "../checkin/transitions/commit.ts";
import type { Pages } from "../boarding-pass/pages/pages.ts";
import { PdfRefusal } from "../boarding-pass/pages/pdf-refusal.ts";
import { automationTask } from "../checkin/tables.ts";
import { answerTask, type AutomationAnswer, readDelivered, type AnswerOutcome } from "./answer.ts";
import { resultsPath } from "./outside-service.ts";
import { isSigned, signatureHeaders } from "../platform/signature.ts";

/** Bytes of an answer: one pass, its PDF in base64. */
const bodyLimit = 8 * 1024 * 1024;

/** `pdf` is there for "delivered", `note` says why it "failed". */
const resultSchema = object({
  taskId: integer().min(1, "validation.range").required(),
  outcome: text(20).oneOf(["delivered", "failed"], "validation.choice").required(),
  note: text(500).default(""),
  pdf: text(bodyLimit).matches(/^[A-Za-z0-9+/]+={0,2}$/, { message: "validation.text", excludeEmptyString: true }),
}).noUnknown();

interface Parts extends Pick<Platform, "db" | "now" | "log"> {
  readonly documents: Documents;
  readonly services: ChangeServices;
  readonly pages: Pick<Pages, "readPdf">;
  /** Undefined where no outside service is configured: then there is no such address. */
  readonly secret: string | undefined;
  /** Told when an answer was taken. */
  readonly changed: () => void;
}

async function resultOf(body: Uint8Array) {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
    if (hostilePath(parsed)) throw new TypeError("no honest client sends that");
    return await resultSchema.validate(parsed);
  } catch (error) {
    const issues = error instanceof ValidationError ? [{ path: [error.path ?? ""], message: error.message }] : [];
    throw httpError(400, "BAD_REQUEST", "The answer is malformed.", { issues });
  }
}

/**
 * `POST /api/checkin/automation/results`: the signed answer of the outside service. It is beside the contract because its
 * signature is over the bytes as they came. Repeating an answer changes nothing and is answered alike.
 */
export function addResultsRoute(
  app: FastifyInstance,
  { db, now, log, documents, services, pages, secret, changed }: Parts,
) {
  return app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "buffer", bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Body: Buffer | undefined }>(resultsPath, { ...ordinaryRate, bodyLimit }, async (request, reply) => {
      request.callName = "checkin.automation.results";
      if (secret === undefined) throw httpError(404, "NOT_FOUND", "There is no such call.");
      const body = request.body ?? Buffer.alloc(0);
      const { [signatureHeaders.time]: timestamp, [signatureHeaders.signature]: signature } = request.headers;
      if (!isSigned(secret, body, { timestamp, signature }, now())) {
        log.warn({ security: "automation.refused", address: request.ip }, "an answer without a good signature");
        throw httpError(401, "BAD_SIGNATURE", "The answer is not signed, or not any more.");
      }
      const taken = await take(await resultOf(body));
      if (taken !== "ignored") changed();
      return reply.header("cache-control", "no-store").send({ taken });
    });
  });

  async function take({ taskId, outcome, note, pdf }: Awaited<ReturnType<typeof resultOf>>): Promise<AnswerOutcome> {
    const [task] = await db
      .select({ checkInId: automationTask.checkInId, state: automationTask.state, latePass: automationTask.latePass })
      .from(automationTask)
      .where(eq(automationTask.id, taskId));
    if (!task) throw httpError(404, "NO_SUCH_TASK", "There is no such task.");
    // Answered already: no need to read its pass again.
    if (task.state === "DELIVERED" || task.state === "FAILED" || task.latePass !== null) return "ignored";
    const answer = outcome === "failed" ? ({ outcome, note } as const) : await delivered(task.checkInId, pdf);
    return answer ? answerTask(db, documents, services, taskId, answer, now) : "ignored";
  }

  async function delivered(checkInId: number, pdf: string | undefined): Promise<AutomationAnswer | undefined> {
    if (!pdf) throw httpError(400, "BAD_REQUEST", "A delivered pass comes with its PDF.");
    try {
      return await readDelivered(db, pages, checkInId, Buffer.from(pdf, "base64"));
    } catch (error) {
      if (error instanceof PdfRefusal) throw httpError(422, error.code, "The pass is not a PDF that can be read.");
      throw error;
    }
  }
}
