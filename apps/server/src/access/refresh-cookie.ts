import type { CookieSerializeOptions } from "@fastify/cookie";
import { isLoopback, type Config } from "../platform/config.ts";
import type { CallContext } from "../platform/http/call-context.ts";

type Request = Pick<CallContext, "headers" | "protocol">;

/** Whether the cookie may travel over HTTPS only: always, except for plain HTTP on this machine. */
function isSecure({ headers, protocol }: Request, { publicUrl }: Pick<Config, "publicUrl">): boolean {
  if (publicUrl) return new URL(publicUrl).protocol === "https:" || !isLoopback(new URL(publicUrl).hostname);
  const { host = "" } = headers;
  return protocol !== "http" || !URL.canParse(`http://${host}`) || !isLoopback(new URL(`http://${host}`).hostname);
}

/** The prefix makes browsers refuse the cookie without `Secure` (ASVS 3.3.1). */
const nameFor = (secure: boolean, what: string) => `${secure ? "__Secure-" : ""}gatehouse-${what}`;

/** Not readable by scripts, never sent from other sites, and only to the calls that need it (ACC-6). */
const optionsFor = (secure: boolean): CookieSerializeOptions => ({
  path: "/api/auth",
  httpOnly: true,
  sameSite: "strict",
  secure,
});

type Context = Pick<CallContext, "headers" | "protocol" | "cookies" | "setCookie" | "clearCookie">;

/** The refresh cookie of one call. */
export const refreshCookie = (context: Context, config: Pick<Config, "publicUrl">) =>
  cookieOf(context, config, "refresh");

/** The cookie of a browser that has gone to sign in at a provider: nobody else brings its answer (ACC-37). */
export const signOnCookie = (context: Context, config: Pick<Config, "publicUrl">) =>
  cookieOf(context, config, "sign-on");

function cookieOf(context: Context, config: Pick<Config, "publicUrl">, what: "refresh" | "sign-on") {
  const secure = isSecure(context, config);
  const name = nameFor(secure, what);
  return {
    read: (): string | undefined => context.cookies[name] || undefined,
    /** @param seconds until it is over at the latest */
    write: (token: string, seconds: number): void =>
      context.setCookie(name, token, { ...optionsFor(secure), maxAge: seconds }),
    clear: (): void => context.clearCookie(name, optionsFor(secure)),
  };
}
