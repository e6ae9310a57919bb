import { roleOf } from "@gatehouse/domain/access";
import type { SignedInCalls } from "./guard.ts";
import type { UserAdmin } from "./user-admin.ts";

const ok = { ok: true as const };

/** Implements `contract.users`. */
export function usersRouter(calls: SignedInCalls, admin: UserAdmin) {
  const area = calls.users;
  return {
    list: area.list.handler(({ input, context: { principal } }) => admin.list(principal, input)),
    invite: area.invite.handler(async ({ input, context: { principal }, errors }) => {
      const made = await admin.invite(principal, input);
      if (typeof made === "string") throw errors[made]();
      return made;
    }),
    position: area.position.handler(async ({ input, context: { principal }, errors }) => {
      const done = await admin.position(principal, input);
      if (done !== "done") throw errors[done]();
      return ok;
    }),
    act: area.act.handler(async ({ input, context: { principal }, errors }) => {
      const done = await admin.act(principal, input);
      if (done !== "done") throw errors[done]();
      return ok;
    }),
    resetFactor: area.resetFactor.handler(async ({ input, context: { principal, log, address }, errors }) => {
      const done = await admin.resetFactor(principal, input.id);
      if (done !== "done") throw errors[done]();
      log.warn({ security: "factor.reset", userId: input.id, by: principal.userid, address }, "second factors reset");
      return ok;
    }),
    requireFactor: area.requireFactor.handler(async ({ input, context: { principal, log, address }, errors }) => {
      const wanted = input.roles.flatMap((role) => roleOf(role) ?? []);
      if ((await admin.requireFactor(principal, wanted)) !== "done") throw errors.ROLE_NOT_YOURS();
      log.warn({ security: "factor.required", roles: wanted, by: principal.userid, address }, "factors required");
      return ok;
    }),
    log: area.log.handler(async ({ input, context: { principal }, errors }) => {
      const found = await admin.log(principal, input.id);
      if (!found) throw errors.NOT_FOUND();
      return found;
    }),
  };
}
