import { ORPCError } from "@orpc/server";
import type { SignedInCalls } from "../access/guard.ts";
import type { DoOnce } from "../checkin/do-once.ts";
import type { ChangeServices } from "../checkin/transitions/commit.ts";
import type { TravellerFacts } from "../checkin/traveller-facts.ts";
import type { Platform } from "../platform/platform.ts";
import type { Pages } from "./pages/pages.ts";
import { loadAirports } from "../reference/airports.ts";
import { listToBeLinked, readFacts } from "./facts.ts";
import { toDeclaredError } from "../platform/http/failure.ts";
import { checkQuality, linkPass } from "./link.ts";
import { maxBytes, maxPages, PdfRefusal } from "./pages/pdf-refusal.ts";
import { unlinkPass } from "./passes.ts";
import { readPnr } from "./pnr-data.ts";
import { databaseUnavailableIn } from "../platform/connections/database-unavailable.ts";
import { renewUnitLock } from "../checkin/work/presence.ts";

/** What the calls of the area work with. */
interface RouterParts extends Pick<Platform, "db" | "now"> {
  readonly services: ChangeServices;
  readonly pages: Pages;
  readonly travellers: TravellerFacts;
  readonly doOnce: DoOnce;
}

/** Implements `contract.boardingPasses`: PNR data, candidate pages, uploads, linking, quality checks. */
export function boardingPassesRouter(
  { boardingPasses: area }: SignedInCalls,
  { db, now, services, pages, travellers, doOnce }: RouterParts,
) {
  return {
    pnr: area.pnr.handler(async ({ input, context: { principal, log }, errors }) => {
      const airports = await loadAirports().catch((error: unknown) => {
        log.error({ err: error }, "the airports could not be read");
        throw errors.LOOKUP_FAILED();
      });
      return toDeclaredError(errors, readPnr(db, principal, input, now(), { airports, travellers }));
    }),
    facts: area.facts.handler(async ({ input, context: { principal }, errors }) => {
      const parts = { airports: await loadAirports(), readPages: services.readPages };
      const facts = await toDeclaredError(errors, readFacts(db, principal, input.id, now(), parts));
      if (!input.again)
        await db.transaction((tx) => renewUnitLock(tx, principal, { checkInId: input.id }, now(), services.live));
      return facts;
    }),
    candidatePages: area.candidatePages.handler(({ input, context: { principal }, errors }) =>
      toDeclaredError(errors, pages.candidates(principal, input)),
    ),
    toBeLinked: area.toBeLinked.handler(({ input, context: { principal }, errors }) =>
      toDeclaredError(errors, listToBeLinked(db, principal, input, now())),
    ),
    upload: area.upload.handler(async ({ input, context: { principal, log }, errors }) => {
      try {
        return await toDeclaredError(errors, pages.upload(principal, input));
      } catch (error) {
        if (error instanceof ORPCError || databaseUnavailableIn(error)) throw error;
        if (!(error instanceof PdfRefusal)) {
          // Nothing of it was kept: neither file nor row.
          log.error({ err: error }, "an upload failed");
          throw errors.LOOKUP_FAILED();
        }
        switch (error.code) {
          case "TOO_LARGE":
            throw errors.TOO_LARGE({ data: { limit: maxBytes } });
          case "TOO_MANY_PAGES":
            throw errors.TOO_MANY_PAGES({ data: { pages: error.pages ?? maxPages + 1, limit: maxPages } });
          default:
            throw errors[error.code]();
        }
      }
    }),
    uploadProgress: area.uploadProgress.handler(async ({ input, context: { principal }, errors }) => {
      const progress = await pages.progress(principal, input.uploadId);
      if (!progress) throw errors.NOT_FOUND();
      return progress;
    }),
    link: area.link.handler(({ input, context: { principal }, errors }) =>
      toDeclaredError(
        errors,
        doOnce(principal, "boardingPasses.link", input.requestId, (tx) =>
          linkPass(tx, principal, input, now(), services),
        ),
      ),
    ),
    unlink: area.unlink.handler(({ input, context: { principal }, errors }) =>
      toDeclaredError(
        errors,
        doOnce(principal, "boardingPasses.unlink", input.requestId, (tx) =>
          unlinkPass(tx, principal, input, now(), services),
        ),
      ),
    ),
    qualityCheck: area.qualityCheck.handler(({ input, context: { principal }, errors }) =>
      toDeclaredError(
        errors,
        doOnce(principal, "qualityCheck", input.requestId, (tx) => checkQuality(tx, principal, input, now(), services)),
      ),
    ),
  };
}
