import type { OpenCalls, SignedInCalls } from "../access/guard.ts";
import type { ChangeServices } from "../checkin/transitions/commit.ts";
import type { CallContext } from "../platform/http/call-context.ts";
import type { Platform } from "../platform/platform.ts";
import { decideChange, listChanges } from "./changes.ts";
import { openLink, type OpenedLink } from "./links.ts";
import { readInfo } from "./read-info.ts";
import { createLink } from "./staff-links.ts";
import { supplyInfo } from "./supply.ts";

interface Parts extends Pick<Platform, "db" | "now"> {
  readonly services: ChangeServices;
  /** The address at which a browser finds a vendor's logo, given its dmscode. */
  readonly logoAddress: (dmscode: string) => string;
}

type Opened =
  | { readonly outcome: "open"; readonly link: OpenedLink }
  | { readonly outcome: "closed" }
  | { readonly outcome: "throttled"; readonly retryAfter: number };

/** Implements `contract.travellers`: what the holders of a link may do, and what staff do about it. */
export function travellersRouter(open: OpenCalls, calls: SignedInCalls, { db, now, services, logoAddress }: Parts) {
  /** The logo at its address. */
  const withLogo = <Info extends { readonly vendor: { readonly name: string; readonly logo: string | null } }>(
    info: Info,
  ): Info => ({
    ...info,
    vendor: { ...info.vendor, logo: info.vendor.logo === null ? null : logoAddress(info.vendor.logo) },
  });

  /**
   * Opens a link for a call. A good one always opens, whatever was tried from the same address: nobody guesses 256 random bits. What
   * was tried in vain is counted, so that trying on is not worth the asking. The answer is for its reader alone, wherever it goes.
   */
  async function opened(
    { searchId, bookingNo }: { readonly searchId: string; readonly bookingNo: string },
    context: CallContext,
  ): Promise<Opened> {
    context.setHeader("referrer-policy", "no-referrer");
    const link = await openLink(db, searchId, { bookingNo, purpose: "missing-info" }, now());
    if (link) return { outcome: "open", link };
    const retryAfter = await context.countWrongLink();
    if (retryAfter === undefined) {
      context.log.warn({ security: "link.unknown", address: context.address }, "a public link opens nothing");
      return { outcome: "closed" };
    }
    context.setHeader("retry-after", retryAfter);
    context.log.warn({ security: "link.throttled", address: context.address }, "too many links that open nothing");
    return { outcome: "throttled", retryAfter };
  }

  return {
    missingInfo: open.travellers.missingInfo.handler(async ({ input, context, errors }) => {
      const found = await opened(input, context);
      if (found.outcome === "throttled") throw errors.TOO_MANY_ATTEMPTS({ data: { retryAfter: found.retryAfter } });
      if (found.outcome === "closed") throw errors.LINK_NOT_FOUND();
      return withLogo(await readInfo(db, found.link, now()));
    }),
    updateMissingInfo: open.travellers.updateMissingInfo.handler(async ({ input, context, errors }) => {
      const found = await opened(input, context);
      if (found.outcome === "throttled") throw errors.TOO_MANY_ATTEMPTS({ data: { retryAfter: found.retryAfter } });
      if (found.outcome === "closed") throw errors.LINK_NOT_FOUND();
      const supplied = await supplyInfo(db, found.link, input, now(), services);
      switch (supplied.outcome) {
        case "primary-removed":
          throw errors.PRIMARY_PASSENGER();
        case "unknown-passenger":
          throw errors.UNKNOWN_PASSENGER();
        case "saved":
          return withLogo(supplied.info);
      }
    }),

    createLink: calls.travellers.createLink.handler(async ({ input, context, errors }) => {
      const made = await createLink(db, context.principal, input, now());
      switch (made.outcome) {
        case "unknown":
          throw errors.NOT_FOUND();
        case "nothing-ahead":
          throw errors.NOTHING_AHEAD();
        case "ambiguous":
          throw errors.AMBIGUOUS_BOOKING({ data: { vendors: [...made.vendors] } });
        case "made":
          return made.link;
      }
    }),
    changes: calls.travellers.changes.handler(({ input, context }) => listChanges(db, context.principal, input)),
    decideChange: calls.travellers.decideChange.handler(async ({ input, context, errors }) => {
      const decided = await decideChange(db, context.principal, input, now(), services);
      if (decided.outcome === "unknown") throw errors.NOT_FOUND();
      if (decided.outcome === "decided")
        throw errors.ALREADY_DECIDED({ data: { state: decided.state, userid: decided.userid } });
      if (decided.outcome === "changed") throw errors.REQUEST_CHANGED({ data: { to: decided.to } });
      return { ok: true as const };
    }),
  };
}
