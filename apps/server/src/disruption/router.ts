import type { OpenCalls, SignedInCalls } from "../access/guard.ts";
import type { Documents } from "../documents/documents.ts";
import type { FlightSupplier } from "../flights/supplier.ts";
import type { ChangeServices } from "../checkin/transitions/commit.ts";
import type { CallContext } from "../platform/http/call-context.ts";
import type { Platform } from "../platform/platform.ts";
import type { BoardReader } from "../trips/board/beside.ts";
import type { OnBooked } from "../trips/publish.ts";
import { findFlights, readBoard, readStock } from "./board.ts";
import { reportByHand, sendLinkByHand, setCover } from "./by-hand.ts";
import type { ChangeContext, Reader } from "./change.ts";
import { confirm } from "./confirm.ts";
import { readDetails } from "./details.ts";
import { answerPrice, choose, openPage } from "./landing.ts";
import { addPass, largestPass, triggerLounge } from "./lounge.ts";
import { type OpenedDisruption, openDisruption } from "./open.ts";
import { askTraveller, decline, reprice } from "./pricing.ts";

interface Parts extends Pick<Platform, "db" | "now" | "live"> {
  readonly supplier: Pick<FlightSupplier, "search">;
  readonly services: ChangeServices;
  readonly onBooked: OnBooked;
  readonly changed: () => void;
  readonly documents: Pick<Documents, "put">;
  readonly logoAddress: (dmscode: string) => string;
  readonly care: { readonly email: string | null; readonly phone: string | null };
  readonly statusCheckedAt: () => Promise<number | null>;
}

type Opened =
  | { readonly outcome: "open"; readonly opened: OpenedDisruption }
  | { readonly outcome: "closed" }
  | { readonly outcome: "throttled"; readonly retryAfter: number };

/** Implements `contract.disruption`: what the holders of a link may do, and what staff do. */
export function disruptionRouter(
  open: OpenCalls,
  calls: SignedInCalls,
  { db, now, live, supplier, services, onBooked, changed, documents, logoAddress, care, statusCheckedAt }: Parts,
) {
  const area = calls.disruption;
  const page = (searchId: string) => ({ searchId, logoAddress, care });
  const contextOf = ({ userid }: Pick<Reader, "userid">): ChangeContext => ({ userid, now: now(), live });
  const unnamed = () => ({ now: now(), live });

  /** Opens a link for a call; what is tried in vain is counted, so that trying on is not worth the asking. */
  async function tryOpen(
    { searchId, token, bookingNo }: { readonly searchId: string; readonly token: string; readonly bookingNo?: string },
    context: CallContext,
  ): Promise<Opened> {
    context.setHeader("referrer-policy", "no-referrer");
    const opened = await openDisruption(db, { searchId, token }, bookingNo, now());
    if (opened) return { outcome: "open", opened };
    const retryAfter = await context.countWrongLink();
    const security = retryAfter === undefined ? "link.unknown" : "link.throttled";
    context.log.warn({ security, address: context.address }, "a public link opens nothing");
    if (retryAfter === undefined) return { outcome: "closed" };
    context.setHeader("retry-after", retryAfter);
    return { outcome: "throttled", retryAfter };
  }

  return {
    tripInfo: open.disruption.tripInfo.handler(async ({ input, context, errors }) => {
      const found = await tryOpen(input, context);
      if (found.outcome === "throttled") throw errors.TOO_MANY_ATTEMPTS({ data: { retryAfter: found.retryAfter } });
      if (found.outcome === "closed") throw errors.LINK_NOT_FOUND();
      return openPage(db, found.opened, page(input.searchId), unnamed());
    }),
    choose: open.disruption.choose.handler(async ({ input, context, errors }) => {
      const found = await tryOpen(input, context);
      if (found.outcome === "throttled") throw errors.TOO_MANY_ATTEMPTS({ data: { retryAfter: found.retryAfter } });
      if (found.outcome === "closed") throw errors.LINK_NOT_FOUND();
      const chosen = await choose(db, found.opened, input.selection, page(input.searchId), unnamed());
      if (!chosen) throw errors.CHOICE_CLOSED();
      return chosen;
    }),
    answerPrice: open.disruption.answerPrice.handler(async ({ input, context, errors }) => {
      const found = await tryOpen(input, context);
      if (found.outcome === "throttled") throw errors.TOO_MANY_ATTEMPTS({ data: { retryAfter: found.retryAfter } });
      if (found.outcome === "closed") throw errors.LINK_NOT_FOUND();
      const answered = await answerPrice(db, found.opened, input, page(input.searchId), unnamed());
      if (!answered) throw errors.QUESTION_OVER();
      return answered;
    }),

    board: area.board.handler(async ({ input, context: { principal } }) => ({
      ...(await readBoard(db, principal, input, now())),
      statusCheckedAt: await statusCheckedAt(),
    })),
    details: area.details.handler(async ({ input, context: { principal }, errors }) => {
      const found = await readDetails(db, principal, input.id, now());
      if (!found) throw errors.NOT_FOUND();
      return found;
    }),
    flights: area.flights.handler(async ({ input, context: { principal } }) => ({
      flights: await findFlights(db, principal, input.q, now()),
    })),
    report: area.report.handler(async ({ input, context: { principal }, errors }) => {
      const minutes = input.kind === "DELAYED" ? input.minutes : 0;
      const reported = await reportByHand(db, principal, { ...input, minutes }, contextOf(principal));
      if ("refusal" in reported) throw errors.NOT_FOUND();
      return reported;
    }),
    sendLink: area.sendLink.handler(async ({ input, context: { principal }, errors }) => {
      const sent = await sendLinkByHand(db, principal, input, contextOf(principal));
      if ("refusal" in sent) throw errors[sent.refusal]();
      return shown(principal, input.id);
    }),
    cover: area.cover.handler(async ({ input, context: { principal }, errors }) => {
      const set = await setCover(db, principal, input, contextOf(principal));
      if ("refusal" in set) throw errors[set.refusal]();
      return shown(principal, input.id);
    }),
    reprice: area.reprice.handler(async ({ input, context: { principal }, errors }) => {
      const asked = await reprice(db, principal, input, supplier, contextOf(principal));
      if ("refusal" in asked) throw errors[asked.refusal]();
      return shown(principal, input.id);
    }),
    askTraveller: area.askTraveller.handler(async ({ input, context: { principal }, errors }) => {
      const asked = await askTraveller(db, principal, input, contextOf(principal));
      if ("refusal" in asked) throw errors[asked.refusal]();
      return shown(principal, input.id);
    }),
    decline: area.decline.handler(async ({ input, context: { principal }, errors }) => {
      const declined = await decline(db, principal, input, contextOf(principal));
      if ("refusal" in declined) throw errors[declined.refusal]();
      return shown(principal, input.id);
    }),
    confirm: area.confirm.handler(async ({ input, context: { principal }, errors }) => {
      const confirmed = await confirm(db, principal, input, { services, onBooked }, contextOf(principal));
      if ("refusal" in confirmed) {
        if (confirmed.refusal === "ITINERARY_PROBLEMS")
          throw errors.ITINERARY_PROBLEMS({ data: { kinds: [...confirmed.kinds] } });
        if (confirmed.refusal === "ITINERARY_REFUSED")
          throw errors.ITINERARY_REFUSED({ data: { fields: [...confirmed.fields] } });
        throw errors[confirmed.refusal]();
      }
      changed();
      return shown(principal, input.id);
    }),
    triggerLoungePass: area.triggerLoungePass.handler(async ({ input, context: { principal }, errors }) => {
      if (input.bookingNo === "" || input.segmentId === 0) throw errors.MISSING_KEYS();
      const sent = await triggerLounge(db, principal, input, contextOf(principal));
      if ("refusal" in sent) throw errors[sent.refusal]();
      return sent;
    }),
    addPass: area.addPass.handler(async ({ input, context: { principal }, errors }) => {
      const refusal = await addPass({ db, documents }, principal, input, contextOf(principal));
      if (refusal?.refusal === "TOO_LARGE") throw errors.TOO_LARGE({ data: { limit: largestPass } });
      if (refusal) throw errors[refusal.refusal]();
      return { stock: await readStock(db, principal) };
    }),
  };

  /** The disruption after a change. */
  async function shown(principal: BoardReader, id: number) {
    const found = await readDetails(db, principal, id, now());
    if (!found) throw new Error("A disruption that was changed is not there.");
    return found;
  }
}
