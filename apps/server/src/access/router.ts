import { ORPCError } from "@orpc/server";
import type { Config } from "../platform/config.ts";
import type { CallContext } from "../platform/http/call-context.ts";
import type { Access } from "./access.ts";
import type { OpenCalls, SignedInCalls } from "./guard.ts";
import { refreshCookie } from "./refresh-cookie.ts";
import { browserOf } from "@gatehouse/domain/access";
import type { Caller } from "./sign-in.ts";

interface Parts {
  readonly open: OpenCalls;
  readonly signedIn: SignedInCalls;
  readonly access: Access;
  readonly config: Pick<Config, "publicUrl">;
}

/** Implements `contract.access`. */
export function accessRouter({ open, signedIn, access, config }: Parts) {
  const gone = () => new ORPCError("UNAUTHORIZED", { status: 401, message: "Sign in first." });
  const callerOf = (context: CallContext): Caller => ({
    address: context.address,
    browser: browserOf(context.headers["user-agent"] ?? ""),
    log: context.log,
    refreshToken: refreshCookie(context, config).read(),
  });

  return {
    settings: open.access.settings.handler(() => access.settings()),

    login: open.access.login.handler(async ({ input, context, errors }) => {
      const result = await access.signIn(input, callerOf(context));
      if (result.outcome === "throttled") {
        context.setHeader("retry-after", result.retryAfter);
        throw errors.TOO_MANY_REQUESTS({ data: { retryAfter: result.retryAfter } });
      }
      if (result.outcome === "must-change") throw errors.PASSWORD_MUST_CHANGE({ data: { key: result.key } });
      const answer = result.outcome === "open" ? await access.describe(result.session) : undefined;
      if (result.outcome !== "open" || !answer) throw errors.INVALID_CREDENTIALS();
      context.identify(answer.body.user.userid);
      refreshCookie(context, config).write(result.session.refreshToken, answer.sessionSeconds);
      return answer.body;
    }),

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
      await access.signOut(callerOf(context), principal?.sessionId);
      refreshCookie(context, config).clear();
      return { ok: true as const };
    }),

    forgotPassword: open.access.forgotPassword.handler(async ({ input, context, errors }) => {
      const refused = await access.forgot(input, callerOf(context));
      if (!refused) return { ok: true as const };
      context.setHeader("retry-after", refused.retryAfter);
      throw errors.TOO_MANY_REQUESTS({ data: refused });
    }),

    resetPassword: open.access.resetPassword.handler(async ({ input, context, errors }) => {
      const principal = await access.authenticate(context.headers.authorization);
      const result = await access.reset(input, principal?.userId, callerOf(context));
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
