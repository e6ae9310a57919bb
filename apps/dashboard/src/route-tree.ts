import { can, landingPath } from "@gatehouse/domain/access";
import { type App, fetchMenu, hasPage, lazyScreen, onlyParsed } from "@gatehouse/features/app";
import { parseQueueSearch } from "@gatehouse/features/checkin/queue-search";
import { createRootRouteWithContext, createRoute, notFound, redirect } from "@tanstack/react-router";
import { ServerUnreachable } from "./guard-errors.ts";
import { guarded } from "./routes/guarded.tsx";
import { NothingHere } from "./routes/nothing-here.tsx";
import { Root } from "./routes/root.tsx";
import { Private } from "./routes/private-shell.tsx";
import { Waiting } from "./routes/waiting.tsx";

const root = createRootRouteWithContext<{ readonly app: App }>()({ component: Root, notFoundComponent: NothingHere });

/** The page's own code reads the address (`useParsed`): its parser is not in what everybody loads first. */
const unread = (raw: Record<string, unknown>): Record<string, unknown> => raw;

/** The page stands at another address, with the same parameters. */
const movedTo =
  (to: string) =>
  ({ search }: { readonly search: Record<string, unknown> }): never => {
    throw redirect({ to, search, replace: true });
  };

const start = createRoute({
  getParentRoute: () => root,
  path: "/",
  beforeLoad: () => {
    throw redirect({ to: "/dashboard" });
  },
});

const login = createRoute({
  getParentRoute: () => root,
  path: "/login",
  validateSearch: onlyParsed<{ readonly redirectUrl?: string }>((search) =>
    typeof search["redirectUrl"] === "string" ? { redirectUrl: search["redirectUrl"] } : {},
  ),
  beforeLoad: async ({ context }) => void (await context.app.session.start(false)),
  component: lazyScreen(() => import("./routes/login.tsx"), "Login"),
});

const signOn = createRoute({
  getParentRoute: () => root,
  path: "/login/sso/$",
  validateSearch: unread,
  component: lazyScreen(() => import("./routes/login.tsx"), "SignOn"),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: "/reset-password",
  validateSearch: unread,
  beforeLoad: async ({ context }) => void (await context.app.session.start(false)),
  component: lazyScreen(() => import("./routes/reset-password.tsx"), "ResetPassword"),
});

/** Everything below asks who is signed in first (ACC-11). */
const dashboard = createRoute({
  getParentRoute: () => root,
  path: "/dashboard",
  beforeLoad: async ({ context, location }) => {
    const state = await context.app.session.start(true);
    if (state.status === "signed-in") return { user: state.user };
    if (state.status === "signed-out") throw redirect({ to: "/login", search: { redirectUrl: location.href } });
    throw new ServerUnreachable();
  },
  component: Private,
  notFoundComponent: NothingHere,
});

const dashboardStart = createRoute({
  getParentRoute: () => dashboard,
  path: "/",
  loader: async ({ context }) => {
    throw redirect({
      href: landingPath(context.user.role, await fetchMenu(context.app.session.api), undefined),
      replace: true,
    });
  },
  component: Waiting,
});

const checkinStart = createRoute({
  getParentRoute: () => dashboard,
  path: "/checkin",
  beforeLoad: () => {
    throw redirect({ href: "/dashboard/checkin/info", replace: true });
  },
});

const checkinInfo = createRoute({
  getParentRoute: () => dashboard,
  path: "/checkin/info",
  validateSearch: onlyParsed(parseQueueSearch),
  component: guarded(
    "checkinInfo",
    lazyScreen(() => import("./routes/checkin-info.tsx"), "CheckinInfo"),
  ),
});

const checkinDetails = createRoute({
  getParentRoute: () => dashboard,
  path: "/checkin/details",
  validateSearch: unread,
  component: guarded(
    "checkinInfo",
    lazyScreen(() => import("./routes/checkin-details.tsx"), "CheckinDetails"),
  ),
});

const checkinChanges = createRoute({
  getParentRoute: () => dashboard,
  path: "/checkin/changes",
  component: guarded(
    "checkinInfo",
    lazyScreen(() => import("@gatehouse/features/checkin/change-requests"), "ChangeRequestsScreen"),
  ),
});

const checkinAssignments = createRoute({
  getParentRoute: () => dashboard,
  path: "/checkin/assignments",
  validateSearch: unread,
  component: guarded(
    "checkinAssignments",
    lazyScreen(() => import("./routes/checkin-assignments.tsx"), "CheckinAssignments"),
  ),
});

const checkinReload = createRoute({
  getParentRoute: () => dashboard,
  path: "/checkin/reload",
  component: guarded(
    "checkinReload",
    lazyScreen(() => import("@gatehouse/features/checkin/automation"), "ReloadScreen"),
  ),
});

const checkinPastData = createRoute({
  getParentRoute: () => dashboard,
  path: "/checkin/past-data",
  validateSearch: unread,
  component: guarded(
    "checkinPastData",
    lazyScreen(() => import("./routes/checkin-past-data.tsx"), "CheckinPastData"),
  ),
});

const reportBilling = createRoute({
  getParentRoute: () => dashboard,
  path: "/report/billing-report",
  validateSearch: unread,
  component: guarded(
    "reportBilling",
    lazyScreen(() => import("./routes/report-billing.tsx"), "ReportBilling"),
  ),
});

const reportPerformance = createRoute({
  getParentRoute: () => dashboard,
  path: "/report/performance-report",
  validateSearch: unread,
  component: guarded(
    "reportPerformance",
    lazyScreen(() => import("./routes/report-performance.tsx"), "ReportPerformance"),
  ),
});

const reportDownload = createRoute({
  getParentRoute: () => dashboard,
  path: "/report/download-report",
  validateSearch: unread,
  component: guarded(
    "reportDownload",
    lazyScreen(() => import("./routes/report-download.tsx"), "ReportDownload"),
  ),
});

/** The check-in area's names for the same pages (API-12). */
const checkinPerformance = createRoute({
  getParentRoute: () => dashboard,
  path: "/checkin/performance-report",
  validateSearch: unread,
  beforeLoad: movedTo("/dashboard/report/performance-report"),
});

const checkinDownload = createRoute({
  getParentRoute: () => dashboard,
  path: "/checkin/download-report",
  validateSearch: unread,
  beforeLoad: movedTo("/dashboard/report/download-report"),
});

const reportEfficiency = createRoute({
  getParentRoute: () => dashboard,
  path: "/report/efficiency-report",
  validateSearch: unread,
  component: guarded(
    "reportEfficiency",
    lazyScreen(() => import("./routes/report-efficiency.tsx"), "ReportEfficiency"),
  ),
});

/** The check-in area's name for the same page (API-12). */
const checkinEfficiency = createRoute({
  getParentRoute: () => dashboard,
  path: "/checkin/efficiency-report",
  validateSearch: unread,
  beforeLoad: movedTo("/dashboard/report/efficiency-report"),
});

const reportCheckinCount = createRoute({
  getParentRoute: () => dashboard,
  path: "/report/checkin-count",
  validateSearch: unread,
  component: guarded(
    "reportCheckinCount",
    lazyScreen(() => import("./routes/report-checkin-count.tsx"), "ReportCheckinCount"),
  ),
});

/** Flight search (FLT-6); everybody may search. Parameters are plain texts, which the screen reads with its own parser. */
const flightSearch = createRoute({
  getParentRoute: () => dashboard,
  path: "/fsb",
  validateSearch: onlyParsed((search): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    ),
  ),
  component: lazyScreen(() => import("./routes/flight-search.tsx"), "FlightSearch"),
});

const chosenFlights = createRoute({
  getParentRoute: () => dashboard,
  path: "/fsb/chosen",
  component: guarded(
    "disruptions",
    lazyScreen(() => import("@gatehouse/features/flights/chosen"), "ChosenFlightsScreen"),
  ),
});

/** Everybody who is signed in has a profile (PRO-1). */
const travellerProfile = createRoute({
  getParentRoute: () => dashboard,
  path: "/traveler-profile",
  validateSearch: unread,
  component: lazyScreen(() => import("./routes/traveller-profile.tsx"), "TravellerProfile"),
});

const profile = createRoute({
  getParentRoute: () => dashboard,
  path: "/profile",
  component: lazyScreen(() => import("@gatehouse/features/profiles/account"), "AccountScreen"),
});

const travelRequestCreate = createRoute({
  getParentRoute: () => dashboard,
  path: "/travel-request/create",
  component: guarded(
    "travelRequestCreate",
    lazyScreen(() => import("@gatehouse/features/requests/create"), "CreateRequestScreen"),
  ),
});

const tripsBoard = createRoute({
  getParentRoute: () => dashboard,
  path: "/trips/next-48-hours",
  validateSearch: unread,
  component: guarded(
    "tripsBoard",
    lazyScreen(() => import("./routes/trips-board.tsx"), "TripsBoard"),
  ),
});

const disruptionBoard = createRoute({
  getParentRoute: () => dashboard,
  path: "/disruptions",
  validateSearch: unread,
  component: guarded(
    "disruptions",
    lazyScreen(() => import("./routes/disruption-board.tsx"), "DisruptionBoard"),
  ),
});

const requestsPending = createRoute({
  getParentRoute: () => dashboard,
  path: "/travel-request/pending",
  validateSearch: unread,
  component: guarded(
    "travelRequestPending",
    lazyScreen(() => import("./routes/requests-pending.tsx"), "RequestsPending"),
  ),
});

const billingEntry = createRoute({
  getParentRoute: () => dashboard,
  path: "/travel-request/billing",
  validateSearch: unread,
  component: guarded(
    "billingEntry",
    lazyScreen(() => import("./routes/billing-entry.tsx"), "BillingEntry"),
  ),
});

const ancillaryAdd = createRoute({
  getParentRoute: () => dashboard,
  path: "/ancillary/add",
  validateSearch: unread,
  component: guarded(
    "ancillary",
    lazyScreen(() => import("./routes/ancillary-add.tsx"), "AncillaryAdd"),
  ),
});

const payments = createRoute({
  getParentRoute: () => dashboard,
  path: "/payments",
  validateSearch: unread,
  component: guarded(
    "payments",
    lazyScreen(() => import("./routes/payments.tsx"), "Payments"),
  ),
});

const requestPrograms = createRoute({
  getParentRoute: () => dashboard,
  path: "/travel-request/programs",
  validateSearch: unread,
  component: guarded(
    "vendorOwn",
    lazyScreen(() => import("./routes/request-programs.tsx"), "RequestPrograms"),
  ),
});

const requestDetails = createRoute({
  getParentRoute: () => dashboard,
  path: "/travel-request/view-travel-details",
  validateSearch: unread,
  component: guarded(
    "travelRequestPending",
    lazyScreen(() => import("./routes/request-details.tsx"), "RequestDetails"),
  ),
});

const tripCreate = createRoute({
  getParentRoute: () => dashboard,
  path: "/trips/create",
  validateSearch: unread,
  component: guarded(
    "tripsCreate",
    lazyScreen(() => import("./routes/trip-create.tsx"), "TripCreate"),
  ),
});

const upcomingTrips = createRoute({
  getParentRoute: () => dashboard,
  path: "/my-trips/upcoming-trips",
  validateSearch: unread,
  component: guarded(
    "myTrips",
    lazyScreen(() => import("./routes/my-trips.tsx"), "UpcomingTrips"),
  ),
});

const currentTrips = createRoute({
  getParentRoute: () => dashboard,
  path: "/my-trips/current-trips",
  validateSearch: unread,
  component: guarded(
    "myTrips",
    lazyScreen(() => import("./routes/my-trips.tsx"), "CurrentTrips"),
  ),
});

const tripDetails = createRoute({
  getParentRoute: () => dashboard,
  path: "/my-trips/view-trips-details",
  validateSearch: unread,
  component: guarded(
    "myTrips",
    lazyScreen(() => import("./routes/trip-details.tsx"), "TripDetails"),
  ),
});

const caseManagement = createRoute({
  getParentRoute: () => dashboard,
  path: "/casemgmt",
  beforeLoad: () => {
    throw redirect({ to: "/dashboard/casemgmt/my-cases" });
  },
});

const myCases = createRoute({
  getParentRoute: () => dashboard,
  path: "/casemgmt/my-cases",
  validateSearch: unread,
  component: guarded(
    "cases",
    lazyScreen(() => import("./routes/cases.tsx"), "MyCases"),
  ),
});

const openCases = createRoute({
  getParentRoute: () => dashboard,
  path: "/casemgmt/all-open-cases",
  validateSearch: unread,
  component: guarded(
    "cases",
    lazyScreen(() => import("./routes/cases.tsx"), "AllOpenCases"),
  ),
});

const closedCases = createRoute({
  getParentRoute: () => dashboard,
  path: "/casemgmt/all-closed-cases",
  validateSearch: unread,
  component: guarded(
    "cases",
    lazyScreen(() => import("./routes/cases.tsx"), "AllClosedCases"),
  ),
});

const searchCases = createRoute({
  getParentRoute: () => dashboard,
  path: "/casemgmt/search-cases",
  validateSearch: unread,
  component: guarded(
    "cases",
    lazyScreen(() => import("./routes/cases.tsx"), "SearchCases"),
  ),
});

const caseDetails = createRoute({
  getParentRoute: () => dashboard,
  path: "/casemgmt/case-details",
  validateSearch: unread,
  component: guarded(
    "cases",
    lazyScreen(() => import("./routes/case-details.tsx"), "CaseDetails"),
  ),
});

const sendSms = createRoute({
  getParentRoute: () => dashboard,
  path: "/communication/send-sms",
  validateSearch: unread,
  component: guarded(
    "communication",
    lazyScreen(() => import("./routes/send-sms.tsx"), "SendSms"),
  ),
});

const searchSms = createRoute({
  getParentRoute: () => dashboard,
  path: "/communication/search-sms",
  validateSearch: unread,
  component: guarded(
    "communication",
    lazyScreen(() => import("./routes/search-sms.tsx"), "SearchSms"),
  ),
});

const sendEmail = createRoute({
  getParentRoute: () => dashboard,
  path: "/communication/send-email",
  validateSearch: unread,
  component: guarded(
    "communication",
    lazyScreen(() => import("./routes/send-email.tsx"), "SendEmail"),
  ),
});

const databaseAnalytics = createRoute({
  getParentRoute: () => dashboard,
  path: "/travel-request/operation-data-analytics",
  validateSearch: unread,
  component: guarded(
    "analytics",
    lazyScreen(() => import("./routes/database-analytics.tsx"), "DatabaseAnalytics"),
  ),
});

/** Two codes lead here: the page asks itself (CHAT-11). */
const chat = createRoute({
  getParentRoute: () => dashboard,
  path: "/chat",
  validateSearch: unread,
  component: lazyScreen(() => import("./routes/chat.tsx"), "Chat"),
});

const adminStart = createRoute({
  getParentRoute: () => dashboard,
  path: "/admin",
  beforeLoad: ({ context }) => {
    const start = can(context.user.permissions, "vendorAdmin") ? "vendors" : "vendor-details";
    throw redirect({ href: `/dashboard/admin/${start}`, replace: true });
  },
});

const vendors = createRoute({
  getParentRoute: () => dashboard,
  path: "/admin/vendors",
  component: guarded(
    "vendorAdmin",
    lazyScreen(() => import("@gatehouse/features/vendors/list"), "VendorListScreen"),
  ),
});

const createVendor = createRoute({
  getParentRoute: () => dashboard,
  path: "/admin/create-vendor",
  validateSearch: unread,
  component: guarded(
    "vendorAdmin",
    lazyScreen(() => import("./routes/agreements.tsx"), "CreateVendor"),
  ),
});

/** Prospects that wait (VEN-16). */
const pendingAgreements = createRoute({
  getParentRoute: () => dashboard,
  path: "/admin/agreement-details",
  component: guarded(
    "vendorAdmin",
    lazyScreen(() => import("@gatehouse/features/vendors/agreements"), "PendingAgreementsScreen"),
  ),
});

const agreement = createRoute({
  getParentRoute: () => dashboard,
  path: "/admin/view-Agreement",
  validateSearch: unread,
  component: guarded(
    "vendorAdmin",
    lazyScreen(() => import("./routes/agreements.tsx"), "Agreement"),
  ),
});

/** One's own vendor (VEN-1). */
const ownVendor = createRoute({
  getParentRoute: () => dashboard,
  path: "/admin/vendor-details",
  validateSearch: unread,
  component: guarded(
    "vendorOwn",
    lazyScreen(() => import("./routes/vendor-details.tsx"), "OwnVendor"),
  ),
});

const vendorDetails = createRoute({
  getParentRoute: () => dashboard,
  path: "/admin/vendor-details/$",
  validateSearch: unread,
  component: guarded(
    "vendorOwn",
    lazyScreen(() => import("./routes/vendor-details.tsx"), "VendorDetails"),
  ),
});

const searchEmail = createRoute({
  getParentRoute: () => dashboard,
  path: "/communication/search-email",
  validateSearch: unread,
  component: guarded(
    "communication",
    lazyScreen(() => import("./routes/search-email.tsx"), "SearchEmail"),
  ),
});

const users = createRoute({
  getParentRoute: () => dashboard,
  path: "/admin/users",
  validateSearch: unread,
  component: guarded(
    "users",
    lazyScreen(() => import("./routes/users.tsx"), "Users"),
  ),
});

const reportUnknown = createRoute({
  getParentRoute: () => dashboard,
  path: "/report/$",
  beforeLoad: () => {
    throw notFound();
  },
});

const pages = [
  dashboardStart,
  checkinStart,
  checkinInfo,
  checkinDetails,
  checkinChanges,
  checkinAssignments,
  checkinReload,
  checkinPastData,
  reportBilling,
  reportPerformance,
  reportEfficiency,
  reportDownload,
  checkinPerformance,
  checkinEfficiency,
  checkinDownload,
  reportCheckinCount,
  flightSearch,
  chosenFlights,
  sendSms,
  searchSms,
  sendEmail,
  searchEmail,
  databaseAnalytics,
  chat,
  adminStart,
  vendors,
  createVendor,
  pendingAgreements,
  agreement,
  ownVendor,
  vendorDetails,
  tripsBoard,
  disruptionBoard,
  travellerProfile,
  travelRequestCreate,
  requestsPending,
  requestDetails,
  billingEntry,
  ancillaryAdd,
  payments,
  requestPrograms,
  tripCreate,
  upcomingTrips,
  currentTrips,
  caseManagement,
  myCases,
  openCases,
  closedCases,
  searchCases,
  caseDetails,
  tripDetails,
  users,
  profile,
  reportUnknown,
];

/** Those that the brand has (BRD-3). */
export const routeTree = root.addChildren([
  start,
  login,
  signOn,
  resetPassword,
  dashboard.addChildren(pages.filter(({ options }) => "path" in options && hasPage(`/dashboard${options.path}`))),
]);
