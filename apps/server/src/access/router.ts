import { ORPCError } from "@orpc/server";
import type { Config } from "../platform/config.ts";
import type { CallContext } from "../platform/http/call-context.ts";
import type { Access } from "./access.ts";
import type { OpenCalls, SignedInCalls } from "./guard.ts";
import { refreshCookie } from "./refresh-cookie.ts";
import { signOnCalls } from "./single-sign-on/calls.ts";
import { browserOf } from "@gatehouse/domain/access";
import { callerOrigin, siteOf } from "./second-factor/site.ts";
import type { OpenSession } from "./sessions.ts";
import type { Caller } from "./entry.ts";

interface Parts {
  readonly open: OpenCalls;
  readonly signedIn: SignedInCalls;
  readonly access: Access;
  readonly config: Pick<Config, "publicUrl">;
}

/** Where a call comes from. */
const callerIn = (context: CallContext, config: Parts["config"]): Caller => ({
  address: context.address,
  browser: browserOf(context.headers["user-agent"] ?? ""),
  log: context.log,
  refreshToken: refreshCookie(context, config).read(),
});

/** Implements `contract.access`. */
export function accessRouter({ open, signedIn, access, config }: Parts) {
  const gone = () => new ORPCError("UNAUTHORIZED", { status: 401, message: "Sign in first." });
  const callerOf = (context: CallContext) => callerIn(context, config);

  /** The answer to a sign-in, with the cookie; undefined where the user is gone meanwhile. */
  const entered = async (context: CallContext, session: OpenSession) => {
    const answer = await access.describe(session);
    if (!answer) return undefined;
    context.identify(answer.body.user.userid);
    refreshCookie(context, config).write(session.refreshToken, answer.sessionSeconds);
    return answer.body;
  };
  const waiting = (context: CallContext, { retryAfter }: { readonly retryAfter: number }) => {
    context.setHeader("retry-after", retryAfter);
    return { retryAfter };
  };

  return {
    settings: open.access.settings.handler(() => access.settings()),

    login: open.access.login.handler(async ({ input, context, errors }) => {
      const result = await access.signIn(input, callerOf(context));
      if (result.outcome === "throttled") {
        context.setHeader("retry-after", result.retryAfter);
        throw errors.TOO_MANY_REQUESTS({ data: { retryAfter: result.retryAfter } });
      }
      if (result.outcome === "must-change") throw errors.PASSWORD_MUST_CHANGE({ data: { key: result.key } });
      if (result.outcome === "must-set-up") throw errors.SECOND_FACTOR_MISSING({ data: { key: result.key } });
      if (result.outcome === "second-step")
        throw errors.SECOND_FACTOR({ data: { key: result.key, ways: [...result.ways] } });
      const body = result.outcome === "open" ? await entered(context, result.session) : undefined;
      if (!body) throw errors.INVALID_CREDENTIALS();
      return body;
    }),

    secondStep: open.access.secondStep.handler(async ({ input, context, errors }) => {
      const result = await access.secondStep(input, callerOf(context));
      if (result.outcome === "throttled") throw errors.TOO_MANY_REQUESTS({ data: waiting(context, result) });
      if (result.outcome === "wrong") throw errors.WRONG_CODE();
      const body = result.outcome === "open" ? await entered(context, result.session) : undefined;
      if (!body) throw errors.KEY_OVER();
      return body;
    }),

    passkeyOptions: open.access.passkeyOptions.handler(async ({ input, context, errors }) => {
      const options = await access.passkeyOptions(input.key, siteOf(context, config));
      if (!options) throw errors.KEY_OVER();
      return { options };
    }),

    passkey: open.access.passkey.handler(async ({ input, context, errors }) => {
      const result = await access.signInByPasskey(input, siteOf(context, config), callerOf(context));
      if (result.outcome === "over") throw errors.KEY_OVER();
      const body = result.outcome === "open" ? await entered(context, result.session) : undefined;
      if (!body) throw errors.WRONG_PASSKEY();
      return body;
    }),

    beginSetup: open.access.beginSetup.handler(async ({ input, errors }) => {
      const setup = await access.beginSetup(input.key);
      if (!setup) throw errors.KEY_OVER();
      return setup;
    }),

    finishSetup: open.access.finishSetup.handler(async ({ input, context, errors }) => {
      const result = await access.finishSetup(input, callerOf(context));
      if (result.outcome === "throttled") throw errors.TOO_MANY_REQUESTS({ data: waiting(context, result) });
      if (result.outcome === "wrong") throw errors.WRONG_CODE();
      if (result.outcome === "setup-over") throw errors.SETUP_OVER();
      const session = result.outcome === "open" ? await entered(context, result.session) : undefined;
      if (result.outcome !== "open" || !session) throw errors.KEY_OVER();
      return { session, codes: result.codes };
    }),

    ...signOnCalls({ open, signedIn, access, config, callerOf, entered }),

    refresh: open.access.refresh.handler(async ({ context, errors }) => {
      const cookie = refreshCookie(context, config);
      const result = await access.renew(callerOf(context));
      const answer = result.outcome === "open" ? await access.describe(result.session) : undefined;
      if (result.outcome === "open" && answer) {
        context.identify(answer.body.user.userid);
        cookie.write(result.session.refreshToken, answer.sessionSeconds);
        return answer.body;
      }
      cookie.clear();
      if (result.outcome !== "throttled") throw errors.SESSION_ENDED();
      context.setHeader("retry-after", result.retryAfter);
      throw errors.TOO_MANY_REQUESTS({ data: { retryAfter: result.retryAfter } });
    }),

    logout: open.access.logout.handler(async ({ context }) => {
      const principal = await access.authenticate(context.headers.authorization);
      const leaveBy =
        principal && (await access.signOn.signOutAddress(principal.userId, callerOrigin(context, config)));
      await access.signOut(callerOf(context), principal?.sessionId);
      refreshCookie(context, config).clear();
      return { ok: true as const, leaveBy: leaveBy ?? null };
    }),

    forgotPassword: open.access.forgotPassword.handler(async ({ input, context, errors }) => {
      const refused = await access.forgot(input, callerOf(context));
      if (!refused) return { ok: true as const };
      context.setHeader("retry-after", refused.retryAfter);
      throw errors.TOO_MANY_REQUESTS({ data: refused });
    }),

    resetPassword: open.access.resetPassword.handler(async ({ input, context, errors }) => {
      const principal = await access.authenticate(context.headers.authorization);
      // No frame of another product's page changes a password (EMB-5).
      const own = principal?.embedded ? undefined : principal;
      const result = await access.reset(input, own?.userId, callerOf(context));
      if (result.outcome === "refused") throw errors.PASSWORD_NOT_RESET({ data: { problem: result.problem } });
      if (result.outcome === "done") return { ok: true as const };
      context.setHeader("retry-after", result.retryAfter);
      throw errors.TOO_MANY_REQUESTS({ data: { retryAfter: result.retryAfter } });
    }),

    me: signedIn.access.me.handler(async ({ context }) => {
      const user = await access.user(context.principal);
      if (!user) throw gone();
      return user;
    }),
    ticket: signedIn.access.ticket.handler(({ context }) => access.issueTicket(context.principal)),
    menu: signedIn.access.menu.handler(({ context }) => [...access.menu(context.principal)]),
  };
}
