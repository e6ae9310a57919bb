import { hasPage, lazyScreen, readAddress, writeAddress } from "@gatehouse/features/app";
import { createRootRoute, createRoute, createRouter, redirect } from "@tanstack/react-router";
import { Root } from "./routes/root.tsx";
import { FlightSearch } from "./routes/flight-search.tsx";
import { RouteFailed } from "./routes/route-failed.tsx";

const NothingHere = lazyScreen(() => import("./routes/nothing-here.tsx"), "NothingHere");

const root = createRootRoute({ component: Root, notFoundComponent: NothingHere });

/** The flight search is where the site begins (UI-9); without it, what the brand says of itself (BRD-5). */
const home = createRoute({
  getParentRoute: () => root,
  path: "/",
  beforeLoad: ({ search }) => {
    throw hasPage("/fsbsearch")
      ? redirect({ to: "/fsbsearch", search, replace: true })
      : redirect({ to: "/info", replace: true });
  },
});

const flightSearch = createRoute({
  getParentRoute: () => root,
  path: "/fsbsearch",
  // Where travellers begin: it comes with the first files.
  component: FlightSearch,
});

/** What a brand without the site says of itself (BRD-5). */
const info = createRoute({
  getParentRoute: () => root,
  path: "/info",
  component: lazyScreen(() => import("./routes/info.tsx"), "Info"),
});

/** The link that travellers get, with or without something behind it (TRV-1). */
const missingInfo = ["/missing-info", "/missing-info/$"].map((path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component: lazyScreen(() => import("./routes/missing-info.tsx"), "MissingInfo"),
  }),
);

/** A page of its own, which the server gives (DIS-5): who comes there from within the site loads it. */
const landing = ["/fg48", "/fg48/$"].map((path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ location: { href } }) => {
      if (location.pathname !== "/fg48") location.assign(href);
    },
    component: () => null,
  }),
);

/** Where a bank leads back to (PAY-1). */
const paymentStatus = createRoute({
  getParentRoute: () => root,
  path: "/payment/status",
  component: lazyScreen(() => import("./routes/payment-status.tsx"), "PaymentStatus"),
});

/** Where organisations ask to become partners, and what the links of their mails open (VEN-15, VEN-17, VEN-20). */
const partners = [
  createRoute({
    getParentRoute: () => root,
    path: "/partners/become-a-partner",
    component: lazyScreen(() => import("./routes/partners.tsx"), "BecomeAPartner"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/partners/confirm",
    component: lazyScreen(() => import("./routes/partners.tsx"), "ConfirmPartner"),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/partners/agreement",
    component: lazyScreen(() => import("./routes/partners.tsx"), "SendAgreement"),
  }),
];

/** The cabin of a flight (SEAT-1). */
const seatMap = ["/seat-map", "/seat-map/$"].map((path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component: lazyScreen(() => import("./routes/seat-map.tsx"), "SeatMap"),
  }),
);

const pages = [flightSearch, info, ...missingInfo, ...landing, paymentStatus, ...partners, ...seatMap];

export const router = createRouter({
  // Those that the brand has (BRD-3).
  routeTree: root.addChildren([home, ...pages.filter(({ options }) => "path" in options && hasPage(options.path))]),
  parseSearch: readAddress,
  stringifySearch: writeAddress,
  defaultErrorComponent: RouteFailed,
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
