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
const nameFor = (secure: boolean) => (secure ? "__Secure-gatehouse-refresh" : "gatehouse-refresh");

/** Not readable by scripts, never sent from other sites, and only to the calls that need it (ACC-6). */
const optionsFor = (secure: boolean): CookieSerializeOptions => ({
  path: "/api/auth",
  httpOnly: true,
  sameSite: "strict",
  secure,
});

/** The refresh cookie of one call. */
export function refreshCookie(
  context: Pick<CallContext, "headers" | "protocol" | "cookies" | "setCookie" | "clearCookie">,
  config: Pick<Config, "publicUrl">,
) {
  const secure = isSecure(context, config);
  const name = nameFor(secure);
  return {
    read: (): string | undefined => context.cookies[name] || undefined,
    /** @param seconds until the session ends at the latest */
    write: (token: string, seconds: number): void =>
      context.setCookie(name, token, { ...optionsFor(secure), maxAge: seconds }),
    clear: (): void => context.clearCookie(name, optionsFor(secure)),
  };
}
