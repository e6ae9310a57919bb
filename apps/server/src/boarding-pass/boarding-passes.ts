import { can } from "@gatehouse/domain/access";
import { and, eq } from "drizzle-orm";
import type { SignedInCalls } from "../access/guard.ts";
import { vendorScope } from "../access/principal.ts";
import type { DoOnce } from "../checkin/do-once.ts";
import { passSent } from "../checkin/due-transitions.ts";
import { checkIn } from "../checkin/tables.ts";
import { type ChangeServices, passMessages } from "../checkin/transitions/commit.ts";
import type { TravellerFacts } from "../checkin/traveller-facts.ts";
import type { Documents } from "../documents/documents.ts";
import type { Outbox } from "../messaging/outbox.ts";
import type { Platform } from "../platform/platform.ts";
import { syncCandidatePages } from "./candidates.ts";
import { passOwner } from "./owners.ts";
import { createPages } from "./pages/pages.ts";
import { passMail } from "./pass-mail.ts";
import { boardingPassesRouter } from "./router.ts";

interface Parts extends Platform {
  readonly documents: Documents;
  readonly travellers: TravellerFacts;
}

/**
 * Boarding passes in a server process: uploaded pages and their reading, links, quality checks. Its jobs are registered here: make
 * it before the jobs start.
 */
export function createBoardingPasses({ documents, travellers, ...platform }: Parts) {
  const { db, live, now } = platform;
  documents.allow(passOwner, (_tx, { permissions }) => can(permissions, "checkinInfo"));
  documents.nameGone(async (tx, reader, dmscode) => {
    if (!can(reader.permissions, "checkinInfo")) return false;
    return (await tx.$count(checkIn, and(eq(checkIn.pass, dmscode), vendorScope(reader, checkIn.vendor)))) > 0;
  });
  const pages = createPages({ ...platform, documents });
  const forChanges: Pick<ChangeServices, "readPages" | "followPasses"> = {
    readPages: pages.readPages,
    followPasses: (tx, steps, actor) => syncCandidatePages(tx, steps, actor, live, pages.readPages),
  };
  return {
    pages,
    /** What changes of check-ins need of passes. */
    forChanges,
    /** Takes passes to their travellers, and takes them back. */
    sendWith(outbox: Pick<Outbox, "on">, services: ChangeServices): void {
      outbox.on(passMessages.send, { ...passMail("pass", now), ...passSent(services, now) });
      outbox.on(passMessages.revoke, passMail("passRevoked", now));
    },
    /** Implements `contract.boardingPasses`. */
    router: (calls: SignedInCalls, services: ChangeServices, doOnce: DoOnce) =>
      boardingPassesRouter(calls, { db, now, services, pages, travellers, doOnce }),
    /** Lets go of the threads that read pages. */
    close: pages.close,
  };
}
