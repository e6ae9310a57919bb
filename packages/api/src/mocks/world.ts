import { can, type Role } from "@gatehouse/domain/access";
import { type CheckPoint, checkPoints, pageOwnership, judgeLink } from "@gatehouse/domain/boarding-pass";
import { type AuditAction, type CheckIn, unitKey } from "@gatehouse/domain/checkin";
import type { BilledWatch, CheckInCounts } from "@gatehouse/domain/reports";
import type { DateRange } from "@gatehouse/domain/time";
import type { HttpHandler } from "msw";
import { contract } from "../contract.ts";
import type { LiveEvent } from "../realtime/index.ts";
import { createCandidatePages } from "./factories/candidate-page.ts";
import { createCheckIns } from "./factories/check-ins.ts";
import { createPossibleOwners } from "./factories/facts.ts";
import { createReports, type MockReport } from "./factories/report.ts";
import { createCheckInCounts, createWatchedFlights } from "./factories/report-data.ts";
import { type SampleVendor, sampleVendors } from "./factories/sample-data.ts";
import { createUser, type MockUser, tokenUser } from "./factories/user.ts";
import { accessCalls, type MockSession } from "./handlers/access.ts";
import { accountCalls } from "./handlers/account.ts";
import { factorCalls } from "./handlers/factors.ts";
import type { CheckInBackend } from "./handlers/check-in-backend.ts";
import { agreementCalls, partnerCalls } from "./handlers/agreements.ts";
import { analyticsCalls } from "./handlers/analytics.ts";
import { caseCalls, hasNewComment, unreadOnRequest } from "./handlers/cases.ts";
import { ancillaryCalls, paymentCalls } from "./handlers/ancillary.ts";
import { costCalls } from "./handlers/costs.ts";
import { chatCalls } from "./handlers/chat.ts";
import { checkInCalls } from "./handlers/checkin.ts";
import { boardingPassCalls } from "./handlers/boarding-passes.ts";
import { disruptionCalls } from "./handlers/disruption.ts";
import { documentCalls, documentFiles } from "./handlers/documents.ts";
import { flightChoiceCalls } from "./handlers/flight-choices.ts";
import { flightCalls } from "./handlers/flights.ts";
import { messagingCalls } from "./handlers/messaging.ts";
import { referenceCalls } from "./handlers/reference.ts";
import { profileCalls } from "./handlers/profiles.ts";
import { requestCalls } from "./handlers/requests.ts";
import { reportFile } from "./handlers/report-files.ts";
import { reportCalls } from "./handlers/reports.ts";
import { travellerStaffCalls } from "./handlers/traveller-staff.ts";
import { travellerCalls } from "./handlers/travellers.ts";
import { tripCalls } from "./handlers/trips.ts";
import { userCalls } from "./handlers/users.ts";
import { tripsBoardCalls } from "./handlers/trips-board.ts";
import { vendorCalls } from "./handlers/vendors.ts";
import { implement, MockFailure } from "./implement.ts";
import { createMockFactors, type MockFactorsOptions } from "./mock-factors.ts";
import { createMockAccount, type MockAccountOfUser, type MockAccountOptions } from "./mock-account.ts";
import { createMockBoard, type MockBoard, type MockBoardOptions } from "./mock-board.ts";
import { createMockCases, type MockCases, type MockCasesOptions } from "./mock-cases.ts";
import { createMockDisruptions, type MockDisruptionsOptions } from "./mock-disruptions.ts";
import { createMockOrders, type MockOrders, type MockOrdersOptions } from "./mock-orders.ts";
import { createMockCosts, type MockCosts, type MockCostsOptions } from "./mock-costs.ts";
import { createMockChats, type MockChats, type MockChatsOptions } from "./mock-chats.ts";
import { createMockLive } from "./mock-live.ts";
import { createMockEmails, type MockEmails, type MockEmailsOptions } from "./mock-emails.ts";
import { createMockCandidates, type MockCandidate } from "./mock-candidates.ts";
import { createMockFlights, type MockFlights, type MockFlightsOptions } from "./mock-flights.ts";
import { createMockQueue } from "./mock-queue.ts";
import { createMockReports, type MockReports } from "./mock-reports.ts";
import { createMockDocuments, type MockDocuments, type MockDocumentsOptions } from "./mock-documents.ts";
import { createMockProfile, type MockProfile, type MockProfileOptions } from "./mock-profile.ts";
import { createMockRequests, type MockRequests, type MockRequestsOptions } from "./mock-requests.ts";
import { createMockSupplied, type MockSuppliedOptions } from "./mock-supplied.ts";
import { createMockTravellers, type MockTravellers, type MockTravellersOptions } from "./mock-travellers.ts";
import { createMockUsers, type MockUsers, type MockUsersOptions } from "./mock-users.ts";
import { createMockAgreements, type MockAgreements, type MockAgreementsOptions } from "./mock-agreements.ts";
import { createMockVendors, type MockVendors, type MockVendorsOptions } from "./mock-vendors.ts";
import { createMockTrips, type MockTrips, type MockTripsOptions } from "./mock-trips.ts";

/** A dotted path of the contract: `checkin.assignments.next`; `*` stands for every call of check-ins and boarding passes. */
type CallName = "*" | `${keyof typeof contract}.${string}`;

/** A code that a call declares, a general one (`LOOKUP_FAILED`, `INTERNAL_SERVER_ERROR`), or `NETWORK` for no answer at all. */
type Failing = string | { readonly code: string; readonly data: unknown };

export interface MockWorldOptions {
  /** Who is signed in; null for nobody. Default OPERATOR. */
  readonly role?: Role | null;
  /** Default: a working day's queue of 240. */
  readonly checkIns?: readonly CheckIn[] | ((now: number) => readonly CheckIn[]);
  /** Uploaded pages that no check-in has. Default: those of every open unit. */
  readonly candidates?: readonly MockCandidate[] | ((checkIns: readonly CheckIn[]) => readonly MockCandidate[]);
  /** Pages of every document. Default 1. */
  readonly documentPages?: number;
  /** Default: one in every status, of the signed-in user. */
  readonly reports?: readonly MockReport[] | ((now: number, user: MockUser) => readonly MockReport[]);
  /** Vendors that a report can be about. Default the sample vendors. */
  readonly vendors?: readonly SampleVendor[];
  /** What Total Checkin Count finds. Default: most days have something. */
  readonly counts?: (vendor: string, range: DateRange) => CheckInCounts;
  /** What the billing of Flight Watcher finds. Default: two flights a day. */
  readonly watched?: (vendor: string, range: DateRange, zone: string) => readonly BilledWatch[];
  /** What flight search finds, and how. Default 60 itineraries at once. */
  readonly flights?: MockFlightsOptions;
  /** Messages to travellers, and how the channel stands. Default none. */
  readonly emails?: MockEmailsOptions;
  /** Bookings whose travellers have a link to what is missing. Default one, half filled in. */
  readonly travellers?: MockTravellersOptions;
  /** What travellers of bookings in the queue supplied already. Default nothing. */
  readonly supplied?: readonly MockSuppliedOptions[];
  /** What was said about the travel requests. Default a conversation about the first. */
  readonly cases?: MockCasesOptions;
  /** Billing records. Default a new one, a stored one, and one of two vendors. */
  readonly costs?: MockCostsOptions;
  readonly orders?: MockOrdersOptions;
  /** Conversations with travellers. Default four. */
  readonly chats?: MockChatsOptions;
  /** Travel requests, and for whom they are. Default twelve pending ones. */
  readonly requests?: MockRequestsOptions;
  /** Itineraries of bookings, and what confirmations are read as. Default four itineraries. */
  readonly trips?: MockTripsOptions;
  /** What is known of the flights of the next days beyond their check-ins. Default: none is disrupted. */
  readonly board?: MockBoardOptions;
  /** Disruptions on the board. Default none. */
  readonly disruptions?: MockDisruptionsOptions;
  /** What the signed-in user has said about themselves. Default all of it. */
  readonly profile?: MockProfileOptions;
  /** Their identity documents. Default all of them. */
  readonly documents?: MockDocumentsOptions;
  /** Where the signed-in user is signed in. Default three places. */
  readonly account?: MockAccountOptions;
  /** Their second factors. Default none. */
  readonly factors?: MockFactorsOptions;
  /** Whether Northwind Travel has a provider of single sign-on, for addresses at `northwind.example`. Default no. */
  readonly signOn?: boolean;
  /** Who may sign in. Default twelve people. */
  readonly users?: MockUsersOptions;
  /** Organisations. Default three of the demo world. */
  readonly organisations?: MockVendorsOptions;
  readonly agreements?: MockAgreementsOptions;
  /** Seconds since 1970, UTC. Default the machine's clock. */
  readonly now?: () => number;
  /** When what is held was last looked at, in seconds since 1970. Default: not since it was locked. */
  readonly seenAt?: number;
  /** Whether next assignment is enabled. Default true. */
  readonly enabled?: boolean;
  readonly failing?: Readonly<Partial<Record<CallName, Failing>>>;
  /** Milliseconds until an answer, `infinite` for never. */
  readonly slow?: Readonly<Partial<Record<CallName, number | "infinite">>>;
}

/** What a screen asked for: the client adds the id of each request by itself. */
function withoutRequestId(input: unknown): unknown {
  if (typeof input !== "object" || input === null || !("requestId" in input)) return input;
  const { requestId: _requestId, ...asked } = input;
  return asked;
}

/** A product in memory behind MSW: calls are answered by the rules of domain, and what they change stays changed. */
export interface MockWorld {
  readonly handlers: HttpHandler[];
  readonly user: () => MockUser | undefined;
  readonly now: () => number;
  readonly rows: () => readonly CheckIn[];
  /** Every call that arrived, oldest first. */
  readonly calls: readonly { readonly call: string; readonly input: unknown }[];
  /** Somebody else, automation or time changes a row; open screens hear of it. */
  readonly change: (checkInId: number, patch: Partial<CheckIn>, action?: AuditAction, by?: string) => void;
  /** Time has passed on the server: locks without activity go back; open screens hear of it. */
  readonly giveBackIdle: () => void;
  readonly add: (row: CheckIn) => void;
  readonly remove: (checkInId: number) => void;
  /** A page was uploaded and read; open screens hear of it. */
  readonly addCandidate: (page: MockCandidate) => void;
  /** Somebody else links a candidate page: the next who tries is told so. */
  readonly takeCandidate: (dmscode: string, checkInId: number, by?: string) => void;
  /** Somebody has linked a page, with all nine ticked and these reasons. */
  readonly link: (
    by: string,
    checkInId: number,
    dmscode: string,
    reasons?: Partial<Record<CheckPoint, string>>,
    override?: string,
  ) => void;
  /** Reports, and how they go on. */
  readonly reports: MockReports;
  /** Messages to travellers. */
  readonly emails: MockEmails;
  /** Searches and chosen alternate flights. */
  readonly flights: Pick<MockFlights, "search" | "choices" | "change" | "forget">;
  /** Bookings that travellers fill in. */
  readonly travellers: MockTravellers;
  /** The profile of the signed-in user. */
  readonly profile: MockProfile;
  /** Their identity documents. */
  readonly documents: MockDocuments;
  /** Travel requests. */
  readonly requests: MockRequests;
  /** Cases and comments. */
  readonly cases: MockCases;
  /** Billing records. */
  readonly costs: MockCosts;
  readonly orders: MockOrders;
  /** Conversations with travellers. */
  readonly chats: MockChats;
  /** Itineraries. */
  readonly trips: MockTrips;
  /** The flights of the next days. */
  readonly board: MockBoard;
  /** The account of the signed-in user. */
  readonly account: MockAccountOfUser;
  /** Who may sign in. */
  readonly users: MockUsers;
  /** Organisations. */
  readonly organisations: MockVendors;
  readonly agreements: MockAgreements;
  readonly emit: (event: LiveEvent) => void;
  /** Breaks the live streams, as a lost network does. */
  readonly drop: () => void;
  /** From now on the call fails. */
  readonly fail: (call: CallName, failing: Failing) => void;
  /** From now on the call answers again. */
  readonly mend: (call: CallName) => void;
  /** From now on the call takes so long, in milliseconds. */
  readonly delay: (call: CallName, wait: number | "infinite") => void;
  /** The session is over: the next call is a 401, and so is the refresh. */
  readonly endSession: () => void;
}

/** A server in memory that answers every call of the contract, for stories and tests. */
export function createMockWorld({
  role = "OPERATOR",
  checkIns,
  candidates: pages,
  documentPages = 1,
  reports: givenReports,
  vendors = sampleVendors,
  counts = createCheckInCounts,
  watched = createWatchedFlights,
  flights: flightsOptions,
  emails: emailsOptions = {},
  travellers: travellersOptions = {},
  supplied: suppliedOptions = [],
  cases: casesOptions = {},
  costs: costsOptions = {},
  orders: ordersOptions = {},
  chats: chatsOptions = {},
  requests: requestsOptions = {},
  trips: tripsOptions = {},
  board: boardOptions = {},
  disruptions: disruptionsOptions = {},
  profile: profileOptions = {},
  documents: documentsOptions = {},
  account: accountOptions = {},
  factors: factorsOptions = {},
  signOn = false,
  users: usersOptions = {},
  organisations: organisationsOptions = {},
  agreements: agreementsOptions = {},
  now = () => Math.floor(Date.now() / 1000),
  seenAt,
  enabled = true,
  failing = {},
  slow = {},
}: MockWorldOptions = {}): MockWorld {
  const session: MockSession = { user: role === null ? undefined : createUser(role) };
  const failures = new Map(Object.entries(failing) as [CallName, Failing][]);
  const waits = new Map(Object.entries(slow) as [CallName, number | "infinite"][]);
  const calls: { call: string; input: unknown }[] = [];
  const live = createMockLive();
  const initial = typeof checkIns === "function" ? checkIns(now()) : (checkIns ?? createCheckIns({ now: now() }));
  const queue = createMockQueue(initial, now, seenAt);
  const candidates = createMockCandidates(
    typeof pages === "function" ? pages(initial) : (pages ?? createCandidatePages(initial)),
  );
  for (const { pass, checkInId, lastPageAttachedBy } of initial)
    if (pass) candidates.take(pass.dmscode, { userid: lastPageAttachedBy ?? "AUTOMATION", checkInId });
  const reports = createMockReports(
    typeof givenReports === "function"
      ? session.user
        ? givenReports(now(), session.user)
        : []
      : (givenReports ?? (session.user ? createReports(now(), session.user) : [])),
    { now, reader: () => session.user?.userid, emit: live.emit },
  );
  const flights = createMockFlights(flightsOptions);
  const emails = createMockEmails(emailsOptions, live.emit);
  const travellers = createMockTravellers(travellersOptions, now);
  const requests = createMockRequests(requestsOptions, now, (id) => live.emit({ type: "request.changed", ids: [id] }));
  const chats = createMockChats(chatsOptions, now, (roomId) => live.emit({ type: "chat.changed", roomId }));
  const cases = createMockCases(casesOptions, requests.all(), now, ({ id, bookingNo, travelRequestId }) =>
    live.emit({ type: "case.changed", caseId: id, bookingNo, travelRequestId }),
  );
  const costs = createMockCosts(costsOptions, now, ({ vendorCode, bookingNo, version }) =>
    live.emit({ type: "billing.changed", vendorCode, bookingNo, version }),
  );
  const orders = createMockOrders(ordersOptions, now, (id) => live.emit({ type: "order.changed", ids: [id] }));
  const trips = createMockTrips(tripsOptions, now, (bookingNo) =>
    live.emit({ type: "trip.changed", bookingNos: [bookingNo] }),
  );
  const board = createMockBoard(boardOptions, live.emit);
  const disruptions = createMockDisruptions(disruptionsOptions, (id) =>
    live.emit({ type: "disruption.changed", ids: [id] }),
  );
  const organisations = createMockVendors(organisationsOptions, now, live.emit);
  const agreements = createMockAgreements(agreementsOptions, now, live.emit);
  const profile = createMockProfile(profileOptions);
  const documents = createMockDocuments(documentsOptions);
  const account = createMockAccount(accountOptions, now());
  const factors = createMockFactors(factorsOptions, now);
  const users = createMockUsers(usersOptions, now, (id) => live.emit({ type: "user.changed", ids: [id] }));
  const reportOf = (dmscode: string) => reports.all().find((report) => report.dmscode === dmscode);
  const candidatesChanged = (pnr: string, bookingNo: string) =>
    live.emit({ type: "candidates.changed", pnr, bookingNo });
  const changed = (ids: readonly number[], assignment: boolean) => {
    if (ids.length > 0) live.emit({ type: "checkin.changed", ids });
    live.emit({ type: "checkin.counts" });
    live.emit({ type: "tripsBoard.changed" });
    if (assignment) live.emit({ type: "assignment.changed" });
  };
  const user = () => {
    if (!session.user) throw new MockFailure("UNAUTHORIZED");
    return session.user;
  };
  const commented = (bookingNo: string) => hasNewComment(cases, user(), bookingNo);
  const settingOf = <T>(settings: ReadonlyMap<CallName, T>, call: string) =>
    settings.get(call as CallName) ?? (/^(checkin|boardingPasses)\./.test(call) ? settings.get("*") : undefined);

  const backend: CheckInBackend = {
    queue,
    candidates,
    user,
    now,
    enabled: { value: enabled },
    supplied: createMockSupplied(suppliedOptions, queue, now),
    changed,
    candidatesChanged,
  };
  const handlers = implement(
    contract,
    {
      access: accessCalls(session, now, factors, signOn),
      agreements: agreementCalls({ agreements, vendors: organisations, user, now }),
      analytics: analyticsCalls({ user, now }),
      account: accountCalls({ account, user, now }),
      factors: factorCalls(factors),
      reference: referenceCalls(),
      boardingPasses: boardingPassCalls(backend),
      cases: caseCalls({ cases, requests, user, now }),
      chat: chatCalls({ chats, user, now }),
      checkin: checkInCalls(backend),
      disruption: disruptionCalls(disruptions, now),
      ancillary: ancillaryCalls({ orders, user, now }),
      payments: paymentCalls({ orders, user, now }),
      costs: costCalls({ costs, user }),
      documents: documentCalls(
        queue.rows,
        (dmscode) => candidates.find(dmscode) !== undefined || reportOf(dmscode) !== undefined,
        now,
      ),
      flightChoices: flightChoiceCalls(flights, now),
      flights: flightCalls(flights, now),
      messaging: messagingCalls({ emails, user, now }),
      partners: partnerCalls(agreements),
      profiles: profileCalls({ profile, documents, travellers: requests.travellers, user, now }),
      requests: requestCalls({ requests, user, now, unreadOf: (id) => unreadOnRequest(cases, user(), id) }),
      reports: reportCalls({ reports, queue, user, now, vendors, counts, watched, billed: costs.ofVendor }),
      travellers: { ...travellerCalls(travellers), ...travellerStaffCalls(backend) },
      trips: tripCalls({ trips, requests, hasNewComment: commented, user, now }),
      users: userCalls({ users, user, now }),
      vendors: vendorCalls({ vendors: organisations, user, now }),
      tripsBoard: tripsBoardCalls({
        board,
        chats,
        hasNewComment: commented,
        hasItinerary: ({ bookingNo, vendor }) =>
          trips.all().some((trip) => trip.bookingNo === bookingNo && trip.vendorCode === vendor),
        rows: queue.rows,
        user,
        now,
      }),
    },
    {
      before: (call, { access }, input, headers) => {
        const caller = tokenUser(headers);
        if (session.user && caller) session.user = caller;
        calls.push({ call, input: withoutRequestId(input) });
        if (access !== "public" && !session.user) throw new MockFailure("UNAUTHORIZED");
        if (Array.isArray(access) && !access.some((code) => can(user().permissions, code)))
          throw new MockFailure("FORBIDDEN", { permissions: access });
        const failure = settingOf(failures, call);
        if (failure !== undefined)
          throw typeof failure === "string" ? new MockFailure(failure) : new MockFailure(failure.code, failure.data);
        return settingOf(waits, call) ?? 0;
      },
    },
  );

  const files = documentFiles({
    rows: queue.rows,
    candidates,
    report: (dmscode) => {
      const report = reportOf(dmscode);
      return report && reportFile(report, queue.rows());
    },
    pages: documentPages,
    setting: () => ({ failing: failures.get("documents.file"), wait: waits.get("documents.file") ?? 0 }),
  });

  return {
    handlers: [...handlers, files, live.handler],
    user: () => session.user,
    now,
    rows: queue.rows,
    calls,
    change: (id, patch, action = "LOCK_PNR", by = "operator-2") => {
      queue.change(id, patch, action, by);
      changed([id], false);
    },
    giveBackIdle: () => changed(queue.giveBackIdle(), true),
    add: (row) => {
      queue.add(row);
      changed([row.checkInId], false);
    },
    remove: (id) => {
      queue.remove(id);
      changed([id], false);
    },
    addCandidate: (page) => {
      candidates.add(page);
      candidatesChanged(page.pnr, page.bookingNo);
    },
    takeCandidate: (dmscode, checkInId, userid = "operator-2") => {
      candidates.take(dmscode, { userid, checkInId });
      const page = candidates.find(dmscode);
      if (page) candidatesChanged(page.pnr, page.bookingNo);
    },
    link: (by, checkInId, dmscode, reasons = {}, override) => {
      const row = queue.find(checkInId);
      const page = candidates.find(dmscode);
      if (!row || !page) throw new Error(`There is no check-in ${checkInId}, or no page ${dmscode}.`);
      const unit = queue.rows().filter((other) => unitKey(other) === unitKey(row));
      const ownership = pageOwnership(page.passes, createPossibleOwners(unit)).find(
        (one) => one.possibleOwner.checkInId === checkInId,
      );
      const checks = checkPoints.map((point) => ({ point, ticked: true, reason: reasons[point] }));
      const chosenOver = [...(ownership?.alsoFits ?? []), ...(ownership?.belongsTo ?? [])].map(
        (other) => other.checkInId,
      );
      const judged = ownership && judgeLink(page.passes, ownership, { checks, chosenOver, override });
      if (!judged?.ok) throw new Error("The page cannot be linked with these reasons.");
      const { differing, note, checked, findings } = judged;
      const uploadedBy = page.uploadedAgentId;
      const refusal = queue.apply(
        checkInId,
        { type: "linked", dmscode, uploadedBy, differing, note, checks: checked, findings },
        by,
      );
      if (refusal) throw new Error(refusal);
      candidates.take(dmscode, { userid: by, checkInId });
      changed([checkInId], false);
      candidatesChanged(row.pnr, row.bookingNo);
    },
    reports,
    emails,
    flights,
    travellers,
    profile,
    documents,
    cases,
    costs,
    orders,
    chats,
    requests,
    trips,
    board,
    account,
    users,
    organisations,
    agreements,
    emit: live.emit,
    drop: live.drop,
    fail: (call, failure) => void failures.set(call, failure),
    mend: (call) => void failures.delete(call),
    delay: (call, wait) => void waits.set(call, wait),
    endSession: () => {
      session.user = undefined;
      live.emit({ type: "session.ended" });
    },
  };
}
