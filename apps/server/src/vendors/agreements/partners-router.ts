import type { OpenCalls } from "../../access/guard.ts";
import type { CallContext } from "../../platform/http/call-context.ts";
import { confirmProspect, type LinkParts, openFileLink, sendFile } from "./by-link.ts";
import { resendMail, submitProspect } from "./submit.ts";

const done = { ok: true } as const;

/** The parts of calls by link, with the clock instead of a moment. */
export type PartnersParts = Omit<LinkParts, "now"> & { readonly now: () => number };

/** Why a key that opened nothing opened nothing. */
type Over = "unknown" | "expired" | "used";

/** Implements `contract.partners`: nobody has a session there. */
export function partnersRouter(open: OpenCalls, { now, ...parts }: PartnersParts) {
  const area = open.partners;
  return {
    submit: area.submit.handler(async ({ input: { homepage, file, ...form }, context, errors }) => {
      const { address, log } = context;
      if (homepage !== "") {
        log.warn({ security: "partners.machine", address }, "a machine filled in the form of partners");
        return done;
      }
      const result = await submitProspect({ ...form, file }, { ...parts, now: now(), address });
      switch (result.outcome) {
        case "taken":
          log.info({ security: "partners.submitted", address }, "somebody asked to become a partner");
          return done;
        case "invalid":
          throw errors.INVALID({ data: { problems: [...result.problems] } });
        case "refused":
          throw errors[result.code]();
        case "throttled":
          context.setHeader("retry-after", result.retryAfter);
          throw errors.TOO_MANY_REQUESTS({ data: { retryAfter: result.retryAfter } });
      }
    }),
    resend: area.resend.handler(async ({ input: { email }, context, errors }) => {
      const retryAfter = await resendMail(email, { db: parts.db, now: now(), address: context.address });
      if (retryAfter === undefined) return done;
      context.setHeader("retry-after", retryAfter);
      throw errors.TOO_MANY_REQUESTS({ data: { retryAfter } });
    }),
    confirm: area.confirm.handler(async ({ input: { key }, context, errors }) => {
      const result = await confirmProspect(key, { ...parts, now: now() });
      if (result.outcome === "done") return { orgName: result.orgName };
      throw await over(result.outcome, context, errors);
    }),
    openFile: area.openFile.handler(async ({ input: { key }, context, errors }) => {
      const result = await openFileLink(key, { ...parts, now: now() });
      if (result.outcome === "done") return { orgName: result.orgName, reason: result.reason };
      throw await over(result.outcome, context, errors);
    }),
    sendFile: area.sendFile.handler(async ({ input: { key, ...sent }, context, errors }) => {
      const result = await sendFile({ presented: key, ...sent }, { ...parts, now: now() });
      if (result.outcome === "done") return done;
      if (result.outcome === "refused") throw errors[result.code]();
      throw await over(result.outcome, context, errors);
    }),
  };
}

/** Keys that are guessed are counted: whoever guesses too many waits. */
async function over(
  outcome: Over,
  context: Pick<CallContext, "countWrongLink" | "setHeader">,
  errors: {
    LINK_NOT_FOUND(): Error;
    LINK_OVER(options: { data: { why: "used" | "expired" } }): Error;
    TOO_MANY_REQUESTS(options: { data: { retryAfter: number } }): Error;
  },
): Promise<Error> {
  if (outcome !== "unknown") return errors.LINK_OVER({ data: { why: outcome } });
  const retryAfter = await context.countWrongLink();
  if (retryAfter === undefined) return errors.LINK_NOT_FOUND();
  context.setHeader("retry-after", retryAfter);
  return errors.TOO_MANY_REQUESTS({ data: { retryAfter } });
}
