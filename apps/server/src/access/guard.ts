import { type ImplementerInternalWithMiddlewares, type MergedCurrentContext, ORPCError } from "@orpc/server";
import type { CallMeta, contract } from "@gatehouse/api/contract";
import type { CallContext, ContractImplementer, InitialContext } from "../platform/http/call-context.ts";
import type { Access } from "./access.ts";
import type { Principal } from "./principal.ts";

const unauthorized = () => new ORPCError("UNAUTHORIZED", { status: 401, message: "Sign in first." });

/**
 * The contract behind the one guard of the server: it reads `meta.access` of every call and lets nobody through whom that does not
 * name. A call without the mark is refused (ASVS 16.5.3).
 * @returns `open` for calls that anybody may make, `signedIn` for all others: their handlers find the `principal` in the context
 */
export function guardCalls(
  implementer: ContractImplementer,
  access: Pick<Access, "authenticate">,
): { readonly open: OpenCalls; readonly signedIn: SignedInCalls } {
  /** Who calls, if they may. */
  const admit = async (context: CallContext, needed: unknown, path: readonly string[]): Promise<Principal> => {
    const principal = await access.authenticate(context.headers.authorization);
    if (!principal) throw unauthorized();
    context.identify(principal.userid);
    const codes = Array.isArray(needed) ? needed : [];
    if (needed === "session" || principal.permissions.some((held) => codes.includes(held))) return principal;
    const { userid, role } = principal;
    context.log.warn({ security: "access.denied", userid, role, call: path.join("."), needed }, "a call was refused");
    throw new ORPCError("FORBIDDEN", {
      status: 403,
      message: "Your role does not allow this.",
      data: { permissions: codes },
    });
  };
  const open = implementer.use(async ({ context, procedure, path, next }) => {
    const { access: needed }: Partial<CallMeta> = procedure["~orpc"].meta;
    const principal = needed === "public" ? undefined : await admit(context, needed, path);
    return next({ context: { principal } });
  });
  const signedIn = open.use(({ context: { principal }, next }) => {
    if (!principal) throw unauthorized(); // a public call has nobody to speak of
    return next({ context: { principal } });
  });
  return { open, signedIn };
}

type Calls<Context extends object> = ImplementerInternalWithMiddlewares<typeof contract, InitialContext, Context>;
type OpenContext = MergedCurrentContext<CallContext, { principal: Principal | undefined }>;

/** For calls that anybody may make. */
export type OpenCalls = Calls<OpenContext>;
/** What the router of an area is built with: its handlers find the `principal` in the context. */
export type SignedInCalls = Calls<MergedCurrentContext<OpenContext, { principal: Principal }>>;
