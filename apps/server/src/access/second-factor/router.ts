import type { Config } from "../../platform/config.ts";
import { siteOf } from "./site.ts";
import type { Access } from "../access.ts";
import type { SignedInCalls } from "../guard.ts";

const ok = { ok: true as const };

/** Implements `contract.factors`. */
export function factorsRouter(
  calls: SignedInCalls,
  {
    access: { factors, passkeys, factorOwner, prove },
    config,
  }: {
    readonly access: Pick<Access, "factors" | "passkeys" | "factorOwner" | "prove">;
    readonly config: Pick<Config, "publicUrl">;
  },
) {
  const area = calls.factors;
  return {
    mine: area.mine.handler(async ({ context: { principal } }) => ({
      ...(await factors.mine(principal.userId, principal.role)),
      passkeys: await passkeys.list(principal.userId),
    })),
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
      const { required } = await factors.mine(principal.userId, principal.role);
      if (required && (await passkeys.list(principal.userId)).length === 0) throw errors.REQUIRED();
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
    beginPasskey: area.beginPasskey.handler(async ({ context }) => ({
      options: await passkeys.beginAdding(await factorOwner(context.principal), siteOf(context, config)),
    })),
    addPasskey: area.addPasskey.handler(async ({ input, context, errors }) => {
      const { principal, log, address } = context;
      const codes = await passkeys.add(await factorOwner(principal), siteOf(context, config), input);
      if (!codes) throw errors.NOT_ADDED();
      log.info({ security: "passkey.added", userId: principal.userId, address }, "a passkey was added");
      return { codes: [...codes] };
    }),
    renamePasskey: area.renamePasskey.handler(async ({ input, context: { principal }, errors }) => {
      if (!(await passkeys.rename(principal.userId, input))) throw errors.NOT_FOUND();
      return ok;
    }),
    removePasskey: area.removePasskey.handler(async ({ input, context: { principal, log, address }, errors }) => {
      const { required } = await factors.mine(principal.userId, principal.role);
      const done = await passkeys.remove(await factorOwner(principal), input.id, required);
      if (done !== "done") throw errors[done]();
      log.warn({ security: "passkey.removed", userId: principal.userId, address }, "a passkey was removed");
      return ok;
    }),
    proofOptions: area.proofOptions.handler(async ({ context }) => ({
      options: await passkeys.options(siteOf(context, config), context.principal.userId),
    })),
    prove: area.prove.handler(async ({ input, context, errors }) => {
      const done = await prove(context.principal, input, { ...context, site: siteOf(context, config) });
      if (done === "done") return ok;
      if (done === "wrong") throw errors.WRONG_PROOF();
      context.setHeader("retry-after", done.retryAfter);
      throw errors.TOO_MANY_REQUESTS({ data: done });
    }),
  };
}
