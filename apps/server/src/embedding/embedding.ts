import { embeddedSessionSeconds } from "@gatehouse/domain/embedding";
import { and, lte, isNotNull } from "drizzle-orm";
import type { Access } from "../access/access.ts";
import type { FeedCalls, OpenCalls } from "../access/guard.ts";
import { defineJob } from "../platform/jobs.ts";
import type { Platform } from "../platform/platform.ts";
import { publicLink } from "../travellers/tables.ts";
import { openModule } from "./open.ts";
import { embeddingTicket } from "./tables.ts";
import { issueEmbeddingTicket } from "./tickets.ts";

interface Parts extends Pick<Platform, "db" | "jobs" | "now"> {
  readonly describe: Access["describe"];
  /** The address at which a browser finds a vendor's logo, given its dmscode. */
  readonly logoAddress: (dmscode: string) => string;
}

/** Seconds for which a ticket that was used or is too old is known for what it is. */
const remembered = 86_400;

/** Parts of the product in frames of other products' pages (EMB-1). Registers its job. */
export function createEmbedding({ db, jobs, now, describe, logoAddress }: Parts) {
  jobs.register(
    defineJob({
      name: "embedding.forget",
      everySeconds: 3600,
      handler: async () => {
        await db.delete(embeddingTicket).where(lte(embeddingTicket.expiresAt, now() - remembered));
        await db
          .delete(publicLink)
          .where(and(isNotNull(publicLink.expiresAt), lte(publicLink.expiresAt, now() - embeddedSessionSeconds)));
      },
    }),
  );
  return {
    /** Implements `contract.embedding`. */
    router: (open: OpenCalls, calls: FeedCalls) => ({
      ticket: calls.embedding.ticket.handler(async ({ input, context: { feedClient, log }, errors }) => {
        const issued = await issueEmbeddingTicket(db, feedClient, input, now());
        if (issued.outcome === "refused") {
          const { module, origin } = input;
          log.info({ embedding: issued.code, module, origin }, "no ticket for a frame");
          throw errors[issued.code]();
        }
        const { ticket, expiresAt } = issued;
        return { ticket, expiresAt };
      }),
      open: open.embedding.open.handler(async ({ input, context, errors }) => {
        const from = { browser: context.headers["user-agent"] ?? "", address: context.address };
        const result = await openModule(db, input, from, now());
        if (result.outcome === "refused") {
          const { module, origin } = input;
          context.log.warn({ security: "embedding.refused", code: result.code, module, origin }, "a frame was refused");
          throw errors[result.code]();
        }
        const { vendor, expiresAt, session, bookingNo, searchId } = result;
        const described =
          session && (await describe({ ...session, refreshToken: "", expiresAt, embedded: input.module }));
        if (session && !described) throw errors.TICKET_WITHDRAWN();
        if (described) {
          context.identify(described.body.user.userid);
          const { sessionId, userId } = session ?? {};
          context.log.info({ security: "embedding.opened", userId, sessionId, module: input.module }, "a frame opened");
        }
        return {
          vendor: { ...vendor, logo: vendor.logo === null ? null : logoAddress(vendor.logo) },
          expiresAt,
          session: described?.body ?? null,
          bookingNo,
          searchId,
        };
      }),
    }),
  };
}
