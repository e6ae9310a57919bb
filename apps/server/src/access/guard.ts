import { type ImplementerInternalWithMiddlewares, type MergedCurrentContext, ORPCError } from "@orpc/server";
import type { CallMeta, contract } from "@gatehouse/api/contract";
import { moduleCalls } from "@gatehouse/api/embedding/module-calls";
import type { CallContext, ContractImplementer, InitialContext } from "../platform/http/call-context.ts";
import type { Access } from "./access.ts";
import type { Principal } from "./principal.ts";
import type { FeedClient } from "./vendor-keys.ts";

const unauthorized = (message = "Sign in first.") => new ORPCError("UNAUTHORIZED", { status: 401, message });

/**
 * The contract behind the one guard of the server: it reads `meta.access` of every call and lets nobody through whom that does not
 * name. A call without the mark is refused (ASVS 16.5.3).
 * @param hasPage whether the brand has the page that makes a call: without it there is no such call for anybody (BRD-8)
 * @returns `open` for calls that anybody may make, `fed` for those of vendors' systems: their handlers find the `feeder` in the
 * context; `signedIn` for all others: theirs find the `principal`
 */
export function guardCalls(
  implementer: ContractImplementer,
  access: Pick<Access, "authenticate" | "feedClient" | "proofNeeded">,
  hasPage: (page: string) => boolean = () => true,
): { readonly open: OpenCalls; readonly fed: FeedCalls; readonly signedIn: SignedInCalls } {
  /** Who calls, if they may. */
  const admit = async (context: CallContext, needed: unknown, path: readonly string[]): Promise<Principal> => {
    const principal = await access.authenticate(context.headers.authorization);
    if (!principal) throw unauthorized();
    context.identify(principal.userid);
    const codes = Array.isArray(needed) ? needed : [];
    const { embedded } = principal;
    if (embedded && !moduleCalls[embedded].includes(path.join("."))) {
      const { userid } = principal;
      context.log.warn({ security: "access.denied", userid, embedded, call: path.join(".") }, "a call was refused");
      throw new ORPCError("FORBIDDEN", {
        status: 403,
        message: "A session in a frame makes the calls of its module only.",
        data: { permissions: codes },
      });
    }
    if (needed === "session" || principal.permissions.some((held) => codes.includes(held))) return principal;
    const { userid, role } = principal;
    context.log.warn({ security: "access.denied", userid, role, call: path.join("."), needed }, "a call was refused");
    throw new ORPCError("FORBIDDEN", {
      status: 403,
      message: "Your role does not allow this.",
      data: { permissions: codes },
    });
  };
  /** Whose system calls. A session opens nothing here, and a key nothing elsewhere. */
  const admitFeedClient = async (context: CallContext, path: readonly string[]): Promise<FeedClient> => {
    const feedClient = await access.feedClient(context.headers.authorization);
    if (!feedClient) {
      const { address } = context;
      context.log.warn(
        { security: "access.denied", address, call: path.join(".") },
        "a call without a good vendor key",
      );
      throw unauthorized("This takes a vendor key.");
    }
    context.identify(`vendor:${feedClient.vendor}`);
    return feedClient;
  };
  /** What could do harm takes a proof of who is at work from the last minutes (ACC-36). */
  const askForProof = async (context: CallContext, principal: Principal, path: readonly string[]): Promise<void> => {
    const ways = await access.proofNeeded(principal);
    if (!ways) return;
    context.log.info({ security: "proof.needed", userid: principal.userid, call: path.join(".") }, "a proof is needed");
    throw new ORPCError("PROOF_NEEDED", {
      status: 403,
      message: "Prove once more who you are: POST /account/prove.",
      data: { ways },
    });
  };
  const open = implementer.use(async ({ context, procedure, path, next }) => {
    const { access: needed, freshProof, page }: Partial<CallMeta> = procedure["~orpc"].meta;
    if (page !== undefined && !hasPage(page))
      throw new ORPCError("NOT_FOUND", { status: 404, message: "There is no such address." });
    const feedClient = needed === "vendorKey" ? await admitFeedClient(context, path) : undefined;
    const principal = needed === "public" || feedClient ? undefined : await admit(context, needed, path);
    if (principal && freshProof) await askForProof(context, principal, path);
    return next({ context: { principal, feedClient } });
  });
  const fed = open.use(({ context: { feedClient }, next }) => {
    if (!feedClient) throw unauthorized();
    return next({ context: { feedClient } });
  });
  const signedIn = open.use(({ context: { principal }, next }) => {
    if (!principal) throw unauthorized(); // a public call has nobody to speak of
    return next({ context: { principal } });
  });
  return { open, fed, signedIn };
}

type Calls<Context extends object> = ImplementerInternalWithMiddlewares<typeof contract, InitialContext, Context>;
type OpenContext = MergedCurrentContext<
  CallContext,
  { principal: Principal | undefined; feedClient: FeedClient | undefined }
>;

/** For calls that anybody may make. */
export type OpenCalls = Calls<OpenContext>;
/** For calls of vendors' systems: their handlers find the `feeder` in the context. */
export type FeedCalls = Calls<MergedCurrentContext<OpenContext, { feedClient: FeedClient }>>;
/** What the router of an area is built with: its handlers find the `principal` in the context. */
export type SignedInCalls = Calls<MergedCurrentContext<OpenContext, { principal: Principal }>>;
