import type { Config } from "../../platform/config.ts";
import type { CallContext } from "../../platform/http/call-context.ts";
import type { Site } from "./passkeys.ts";

/** The site that passkeys of a call are bound to: that of the setting PUBLIC_URL, or the host that was called where there is none. */
export function siteOf(context: Pick<CallContext, "headers">, { publicUrl }: Pick<Config, "publicUrl">): Site {
  if (publicUrl) {
    const { hostname, origin } = new URL(publicUrl);
    return { rpID: hostname, origins: [origin] };
  }
  const host = context.headers.host ?? "localhost";
  return { rpID: host.replace(/:\d+$/, ""), origins: [`http://${host}`, `https://${host}`] };
}

/** The address at which the caller reaches us, without a path: of the setting PUBLIC_URL, or as the call says. */
export const callerOrigin = (
  { headers, protocol }: Pick<CallContext, "headers" | "protocol">,
  { publicUrl }: Pick<Config, "publicUrl">,
): string => (publicUrl ? new URL(publicUrl).origin : `${protocol}://${headers.host ?? "localhost"}`);
