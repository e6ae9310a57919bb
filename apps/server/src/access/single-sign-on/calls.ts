import type { Config } from "../../platform/config.ts";
import type { CallContext } from "../../platform/http/call-context.ts";
import type { Access } from "../access.ts";
import type { Caller } from "../entry.ts";
import type { OpenCalls, SignedInCalls } from "../guard.ts";
import { signOnCookie } from "../refresh-cookie.ts";
import { callerOrigin } from "../second-factor/site.ts";
import { randomSecret } from "../secrets.ts";
import type { OpenSession } from "../sessions.ts";
import { SignOnError } from "./client.ts";
import { attemptSeconds } from "./sign-on.ts";

interface Parts {
  readonly open: OpenCalls;
  readonly signedIn: SignedInCalls;
  readonly access: Pick<Access, "signOn" | "describe">;
  readonly config: Pick<Config, "publicUrl">;
  readonly callerOf: (context: CallContext) => Caller;
  /** The answer to a sign-in, with the cookie; undefined where the user is gone meanwhile. */
  readonly entered: (
    context: CallContext,
    session: OpenSession,
  ) => Promise<NonNullable<Awaited<ReturnType<Access["describe"]>>>["body"] | undefined>;
}

/** The calls of single sign-on (ACC-37). */
export function signOnCalls({ open, signedIn, access: { signOn }, config, callerOf, entered }: Parts) {
  /** The browser as its cookie tells it; several sign-ins of one browser share it. */
  const browserOf = (context: CallContext): string => {
    const cookie = signOnCookie(context, config);
    const browser = cookie.read() ?? randomSecret();
    cookie.write(browser, attemptSeconds);
    return browser;
  };
  const placeOf = (context: CallContext) => ({ origin: callerOrigin(context, config), browser: browserOf(context) });
  const problemOf = (error: unknown) => {
    if (error instanceof SignOnError) return { data: { problem: error.problem } };
    throw error;
  };

  return {
    signOnAt: open.access.signOnAt.handler(async ({ input }) => ({
      provider: (await signOn.byDomain(input.domain.toLowerCase())) ?? null,
    })),

    beginSignOn: open.access.beginSignOn.handler(async ({ input, context, errors }) => {
      try {
        return { url: await signOn.begin(input, placeOf(context), callerOf(context)) };
      } catch (error) {
        throw errors.SIGN_ON_FAILED(problemOf(error));
      }
    }),

    signOnAgain: signedIn.access.signOnAgain.handler(async ({ input, context, errors }) => {
      try {
        return { url: await signOn.again(context.principal, input.redirectUrl, placeOf(context), callerOf(context)) };
      } catch (error) {
        throw errors.SIGN_ON_FAILED(problemOf(error));
      }
    }),

    finishSignOn: open.access.finishSignOn.handler(async ({ input, context, errors }) => {
      const place = { origin: callerOrigin(context, config), browser: signOnCookie(context, config).read() };
      try {
        const { redirectUrl, outcome } = await signOn.finish(input, place, callerOf(context));
        if (outcome.kind === "open") {
          const session = await entered(context, outcome.session);
          if (!session) throw new SignOnError("disabled", "The account is gone meanwhile.");
          return { redirectUrl, session, next: null };
        }
        const { kind, key, email } = outcome;
        const ways = outcome.kind === "secondStep" ? [...outcome.ways] : [];
        return { redirectUrl, session: null, next: { kind, key, email, ways } };
      } catch (error) {
        throw errors.SIGN_ON_FAILED(problemOf(error));
      }
    }),
  };
}
