import type { Access } from "../access.ts";
import type { SignedInCalls } from "../guard.ts";

const ok = { ok: true as const };

/** Implements `contract.factors`. */
export function factorsRouter(
  calls: SignedInCalls,
  { factors, factorOwner, prove }: Pick<Access, "factors" | "factorOwner" | "prove">,
) {
  const area = calls.factors;
  return {
    mine: area.mine.handler(({ context: { principal } }) => factors.mine(principal.userId, principal.role)),
    begin: area.begin.handler(async ({ context: { principal } }) => factors.begin(await factorOwner(principal))),
    confirm: area.confirm.handler(async ({ input, context: { principal, log, address }, errors }) => {
      const nothing = async () => undefined;
      const done = await factors.confirm(await factorOwner(principal), input, { once: false }, nothing);
      if (done === "WRONG_CODE") throw errors.WRONG_CODE();
      if (typeof done === "string") throw errors.SETUP_OVER();
      log.info({ security: "factor.on", userId: principal.userId, address }, "a second factor was set up");
      return { codes: done.codes };
    }),
    turnOff: area.turnOff.handler(async ({ context: { principal, log, address }, errors }) => {
      if ((await factors.mine(principal.userId, principal.role)).required) throw errors.REQUIRED();
      if ((await factors.turnOff(await factorOwner(principal))) !== "done") throw errors.NOT_ON();
      log.warn({ security: "factor.off", userId: principal.userId, address }, "a second factor was turned off");
      return ok;
    }),
    newCodes: area.newCodes.handler(async ({ context: { principal, log, address }, errors }) => {
      const made = await factors.newCodes(await factorOwner(principal));
      if (made === "NOT_ON") throw errors.NOT_ON();
      log.info({ security: "factor.codes", userId: principal.userId, address }, "new recovery codes were made");
      return made;
    }),
    prove: area.prove.handler(async ({ input, context, errors }) => {
      const done = await prove(context.principal, input, context);
      if (done === "done") return ok;
      if (done === "wrong") throw errors.WRONG_PROOF();
      context.setHeader("retry-after", done.retryAfter);
      throw errors.TOO_MANY_REQUESTS({ data: done });
    }),
  };
}
