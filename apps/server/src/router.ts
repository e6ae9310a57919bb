import type { contract } from "@gatehouse/api/contract";
import { hasRoute } from "@gatehouse/domain/brand";
import type { Router } from "@orpc/server";
import type { Access } from "./access/access.ts";
import { guardCalls, type FeedCalls, type OpenCalls, type SignedInCalls } from "./access/guard.ts";
import { accessRouter } from "./access/router.ts";
import { factorsRouter } from "./access/second-factor/router.ts";
import { usersRouter } from "./access/users-router.ts";
import type { Config } from "./platform/config.ts";
import { implementContract, type CallContext } from "./platform/http/call-context.ts";
import type { CallRouter } from "./platform/http/calls.ts";
import { referenceRouter } from "./reference/router.ts";

type Contract = typeof contract;

/** Builds the router of an area from calls that the guard is before. */
type Area<Name extends keyof Contract> = (calls: SignedInCalls) => Router<Contract[Name], CallContext>;

interface Parts {
  readonly config: Pick<Config, "brand" | "environment" | "publicUrl">;
  readonly access: Access;
  readonly agreements: Area<"agreements">;
  readonly analytics: Area<"analytics">;
  readonly ancillary: Area<"ancillary">;
  readonly payments: Area<"payments">;
  readonly account: Area<"account">;
  readonly boardingPasses: Area<"boardingPasses">;
  readonly cases: Area<"cases">;
  /** Travellers come by links and as guests, too. */
  readonly chat: (open: OpenCalls, signedIn: SignedInCalls) => Router<Contract["chat"], CallContext>;
  readonly checkin: Area<"checkin">;
  /** Travellers come by links of their own; staff have sessions. */
  readonly disruption: (open: OpenCalls, signedIn: SignedInCalls) => Router<Contract["disruption"], CallContext>;
  readonly costs: Area<"costs">;
  readonly documents: Area<"documents">;
  /** Vendors' systems have keys; frames have tickets. */
  readonly embedding: (open: OpenCalls, calls: FeedCalls) => Router<Contract["embedding"], CallContext>;
  /** Vendors' systems have keys. */
  readonly feed: (calls: FeedCalls) => Router<Contract["feed"], CallContext>;
  readonly flightChoices: Area<"flightChoices">;
  readonly messaging: Area<"messaging">;
  /** Travellers have no session. */
  readonly flights: (calls: OpenCalls) => Router<Contract["flights"], CallContext>;
  /** Prospects have no session. */
  readonly partners: (calls: OpenCalls) => Router<Contract["partners"], CallContext>;
  readonly profiles: Area<"profiles">;
  readonly requests: Area<"requests">;
  readonly reports: Area<"reports">;
  readonly trips: Area<"trips">;
  readonly tripsBoard: Area<"tripsBoard">;
  readonly vendors: Area<"vendors">;
  /** Travellers come by links of their own; staff have sessions. */
  readonly travellers: (open: OpenCalls, signedIn: SignedInCalls) => Router<Contract["travellers"], CallContext>;
}

/**
 * The whole contract, implemented. The guard stands once more before everything here, so that a call whose area forgot it is
 * refused all the same; oRPC runs it once per call.
 */
export function createRouter({
  config,
  access,
  agreements,
  analytics,
  ancillary,
  payments,
  account,
  boardingPasses,
  cases,
  chat,
  checkin,
  disruption,
  costs,
  documents,
  embedding,
  feed,
  flightChoices,
  flights,
  messaging,
  partners,
  profiles,
  requests,
  reports,
  travellers,
  trips,
  tripsBoard,
  vendors,
}: Parts): CallRouter {
  const { open, fed, signedIn } = guardCalls(
    implementContract({ checkAnswers: config.environment !== "production" }),
    access,
    (page) => hasRoute(config.brand.routes, page),
  );
  return open.router({
    payments: payments(signedIn),
    ancillary: ancillary(signedIn),
    access: accessRouter({ open, signedIn, access, config }),
    agreements: agreements(signedIn),
    analytics: analytics(signedIn),
    account: account(signedIn),
    boardingPasses: boardingPasses(signedIn),
    cases: cases(signedIn),
    chat: chat(open, signedIn),
    checkin: checkin(signedIn),
    disruption: disruption(open, signedIn),
    costs: costs(signedIn),
    documents: documents(signedIn),
    embedding: embedding(open, fed),
    factors: factorsRouter(signedIn, { access, config }),
    feed: feed(fed),
    flightChoices: flightChoices(signedIn),
    flights: flights(open),
    messaging: messaging(signedIn),
    partners: partners(open),
    profiles: profiles(signedIn),
    reference: referenceRouter(open, signedIn),
    requests: requests(signedIn),
    reports: reports(signedIn),
    travellers: travellers(open, signedIn),
    trips: trips(signedIn),
    tripsBoard: tripsBoard(signedIn),
    users: usersRouter(signedIn, access.users),
    vendors: vendors(signedIn),
  });
}
