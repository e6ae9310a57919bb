import { videoPlayerOrigins } from "@gatehouse/domain/rich-text";
import type { Pool } from "pg";
import { createAccess, type Access } from "./access/access.ts";
import { purgeAccess } from "./access/jobs.ts";
import { resealAuthenticators } from "./access/second-factor/reseal.ts";
import { loadSigningKeys } from "./access/signing-keys.ts";
import { createAnalytics } from "./analytics/analytics.ts";
import { createAutomation } from "./automation/automation.ts";
import { createBoardingPasses } from "./boarding-pass/boarding-passes.ts";
import { caseHooks, createCases } from "./cases/cases.ts";
import { contactOfBooking } from "./cases/contact.ts";
import { readNewComments, readUnreadOfRequests } from "./cases/new-comments.ts";
import { caseData } from "./cases/personal-data.ts";
import { createChat } from "./chat/chat.ts";
import { chatData } from "./chat/personal-data.ts";
import { readRoomsOfInterest } from "./chat/rooms-of-interest.ts";
import { type Checkin, createCheckin } from "./checkin/checkin.ts";
import { costData } from "./costs/personal-data.ts";
import { readBilled } from "./costs/billed.ts";
import { costsRouter } from "./costs/router.ts";
import { createOperatorSimulation } from "./demo/operator-simulation.ts";
import { makeReports } from "./demo/reports.ts";
import { createDemoWorld } from "./demo/world.ts";
import { createDocuments } from "./documents/documents.ts";
import { signLink } from "./documents/links.ts";
import { addDocumentRoute } from "./documents/read-route.ts";
import { documentsRouter } from "./documents/router.ts";
import { folderStorage } from "./documents/storage.ts";
import { createDisruption, disruptionHooks, flightStatesOf } from "./disruption/disruption.ts";
import { readFlightActivity } from "./disruption/read-flight-activity.ts";
import { createEmbedding } from "./embedding/embedding.ts";
import { createFeed } from "./feed/feed.ts";
import { createFlights } from "./flights/flights.ts";
import { factorData } from "./profiles/factor-data.ts";
import { mailChoiceData, mailData } from "./profiles/mail-data.ts";
import { composeAccountMails, writeAccountMail } from "./messaging/account-mails.ts";
import { createMessaging } from "./messaging/messaging.ts";
import { orderData } from "./payments/personal-data.ts";
import { createPayments } from "./payments/payments.ts";
import type { ServerParts } from "./platform/http/build-server.ts";
import type { Platform } from "./platform/platform.ts";
import { createVault } from "./platform/vault.ts";
import { accountRouter } from "./profiles/account.ts";
import { deleteProfiles } from "./profiles/own-data.ts";
import { resealDocuments } from "./profiles/reseal.ts";
import { sessionData } from "./profiles/session-data.ts";
import { profilesRouter } from "./profiles/router.ts";
import { requestData } from "./requests/personal-data.ts";
import { createRequests } from "./requests/requests.ts";
import { createReports } from "./reports/reports.ts";
import { createRouter } from "./router.ts";
import { pnrOfMessage } from "./checkin/message-pnr.ts";
import { travellerFacts } from "./travellers/facts.ts";
import { readFirstTraveller } from "./travellers/first-traveller.ts";
import { openLink } from "./travellers/links.ts";
import { createTravellers } from "./travellers/travellers.ts";
import { tripData } from "./trips/personal-data.ts";
import { createTrips } from "./trips/trips.ts";
import { tripsBoardRouter } from "./trips/board/router.ts";
import { ownMail, ownSms } from "./vendors/own-words.ts";
import { quietHoursOf } from "./vendors/quiet-hours.ts";
import { createVendors } from "./vendors/vendors.ts";

export interface Areas {
  readonly access: Access;
  /** What the HTTP server needs of the areas. */
  readonly http: Pick<
    ServerParts,
    "router" | "openTicket" | "openSessions" | "routes" | "mail" | "frameOrigins" | "frames"
  >;
  /** Fills a database that has none with a demo world; one that has is left alone. */
  readonly createDemoWorld: (progress: (line: string) => void) => Promise<void>;
  /** Lets go of what the areas hold besides the platform; the jobs have stopped before. */
  readonly stop: () => Promise<void>;
}

/**
 * Puts the areas of the product together on one platform, and registers their jobs.
 * @param pool the one below the platform's database
 */
export async function createAreas(platform: Platform, pool: Pool, version: string): Promise<Areas> {
  const { config, db, jobs, now } = platform;
  const keys = await loadSigningKeys(db, config.signingKeys);
  const linkKeys = keys("document-link");
  const storage = folderStorage(config.dataDir);
  const documents = createDocuments(platform, storage);
  jobs.register(documents.sweep);
  const logoAddress = (dmscode: string): string => signLink(linkKeys, dmscode, now()).url;
  const linksOfAccounts = keys("account-link");
  const vault = createVault(config);
  const access = createAccess({
    ...platform,
    vault,
    keys: keys("access-token"),
    linkKeys: linksOfAccounts,
    sendMail: writeAccountMail,
    version,
    logoAddress,
  });
  jobs.register(purgeAccess(platform));
  jobs.register(resealAuthenticators({ db, vault }));
  const messaging = createMessaging({
    ...platform,
    documents,
    pnrOf: pnrOfMessage,
    ownMail,
    ownSms,
    quietHoursOf,
    contactOf: contactOfBooking,
    optOutKeys: keys("opt-out-link"),
  });
  const { outbox } = messaging;
  composeAccountMails(outbox, { config, keys: linksOfAccounts, now });
  const passes = createBoardingPasses({ ...platform, documents, travellers: travellerFacts });
  const automation = createAutomation({
    ...platform,
    documents,
    pages: passes.pages,
    services: () => checkin.services,
  });
  const checkin: Checkin = createCheckin({
    ...platform,
    ...passes.forChanges,
    airline: automation.airline,
    travellers: travellerFacts,
  });
  passes.sendWith(outbox, checkin.services);
  const travellers = createTravellers({ ...platform, checkin, documents, outbox, logoAddress });
  const hooks = disruptionHooks(platform);
  const feed = createFeed({ ...platform, checkin, flightsChanged: hooks.flightsChanged });
  const flights = createFlights({
    ...platform,
    outbox,
    openBooking: async (linkId, bookingNo) =>
      (await openLink(db, linkId, { bookingNo, purpose: "disruption" }, now()))?.booking,
    readerOf: readFirstTraveller,
    onChosen: hooks.chosen,
  });
  jobs.register(resealDocuments({ db, vault }));
  const personalData = [
    requestData,
    tripData,
    costData,
    orderData,
    caseData,
    chatData,
    mailData,
    mailChoiceData,
    factorData,
    sessionData,
  ];
  jobs.register(deleteProfiles({ db, now }, personalData));
  const requests = createRequests({
    ...platform,
    outbox,
    vault,
    onSubmitted: caseHooks.submitted,
    readUnread: readUnreadOfRequests,
  });
  const vendors = createVendors({
    ...platform,
    documents,
    logoAddress,
    vault,
    invite: access.invite,
    prospectKeys: keys("prospect-link"),
    outbox,
    pages: passes.pages,
  });
  const trips = createTrips({
    ...platform,
    checkin,
    documents,
    outbox,
    pages: passes.pages,
    onBooked: caseHooks.booked,
    newComments: readNewComments,
    flightStates: flightStatesOf(platform),
  });
  const cases = createCases({ ...platform, documents, keys: linkKeys, outbox, troubles: readFlightActivity });
  const chat = createChat({ ...platform, documents, keys: linkKeys, pages: passes.pages });
  jobs.register(chat.purge);
  const disruption = createDisruption({
    ...platform,
    outbox,
    checkin,
    documents,
    logoAddress,
    supplier: flights.supplier,
    care: flights.customerCare,
    onBooked: caseHooks.booked,
  });
  const embedding = createEmbedding({ ...platform, describe: (session) => access.describe(session), logoAddress });
  const payments = await createPayments(platform);
  const reports = createReports({ ...platform, pool, documents, billed: readBilled });
  const analytics = await createAnalytics(platform, pool);
  jobs.register(analytics.job);
  if (config.demo && config.demoSimulation === "on")
    jobs.register(createOperatorSimulation({ db, now, documents, services: checkin.services }).job);

  return {
    access,
    async stop() {
      reports.close();
      await payments.close();
      await analytics.close();
      await messaging.close();
      await passes.close();
    },
    http: {
      mail: messaging,
      frameOrigins: vendors.frameOrigins,
      // Who pays sees the bank's page, and videos of comments are played where they stand.
      frames: [...payments.frames, ...videoPlayerOrigins],
      openTicket: access.openTicket,
      openSessions: access.openSessions,
      router: createRouter({
        config,
        access,
        agreements: vendors.agreementsRouter,
        analytics: analytics.router,
        ancillary: payments.ancillaryRouter,
        payments: payments.router,
        account: (calls) => accountRouter(calls, { db, live: platform.live, now, sessions: access.ownSessions }),
        boardingPasses: (calls) => passes.router(calls, checkin.services, checkin.doOnce),
        cases: cases.router,
        chat: chat.router,
        checkin: checkin.router,
        disruption: disruption.router,
        costs: (calls) => costsRouter(calls, platform),
        documents: (calls) => documentsRouter(calls, { db, now, documents, keys: linkKeys }),
        embedding: embedding.router,
        feed: feed.router,
        flightChoices: flights.choicesRouter,
        flights: flights.router,
        messaging: messaging.router,
        partners: vendors.partnersRouter,
        profiles: (calls) => profilesRouter(calls, { db, now, vault, areas: personalData, product: config.brand.name }),
        requests: requests.router,
        reports: reports.router,
        travellers: travellers.router,
        trips: trips.router,
        vendors: vendors.router,
        tripsBoard: (calls) =>
          tripsBoardRouter(calls, {
            db,
            now,
            punctuality: flights.punctuality,
            beside: { rooms: readRoomsOfInterest, newComments: readNewComments },
          }),
      }),
      routes: [
        chat.route,
        (app) => payments.addRoute(app),
        async (app) => {
          await messaging.addReportsRoute(app);
          await messaging.addOptOutRoute(app);
        },
        async (app) => {
          await automation.addResultsRoute(app, checkin.changed);
        },
        (app) =>
          addDocumentRoute(app, {
            db,
            now,
            documents,
            keys: linkKeys,
            readerOf: ({ headers }) => access.authenticate(headers.authorization),
          }),
      ],
    },
    createDemoWorld: async (progress) => {
      await createDemoWorld(db, storage, { now: now(), product: config.brand.name, progress });
      progress("making reports");
      await makeReports(db, reports.make);
    },
  };
}
