import { expect, test } from "vitest";

const written = import.meta.glob<string>(["../**/*.tsx", "!../**/*.stories.tsx", "!../**/stories/**"], {
  eager: true,
  query: "?raw",
  import: "default",
});
/** The code of the features, by its path below `src`. */
const code = Object.entries(written).map(
  ([path, text]) => [path.startsWith("./") ? `app/${path.slice(2)}` : path.replace("../", ""), text] as const,
);

/** What stands outside the dashboard, or in a frame of another product. */
const outside =
  /^(?:access|site|info|travellers|disruption\/landing|payments\/status|vendors\/partner|flights\/(?:search|seats)|chat\/(?:page|embedded)|shell\/traveller)\//;

// UI-14
test("pages of the dashboard have one header; the few that need a title of their own have it in the same size", () => {
  const heads = code.filter(([path, text]) => !outside.test(path) && /<(?:chakra\.)?h1\b|as="h1"/.test(text));
  expect(heads.map(([path]) => path).toSorted()).toEqual([
    "app/page-header.tsx",
    "chat/desk/desk-screen.tsx",
    "checkin/details/booking-choice.tsx",
    "checkin/queue/status-line.tsx",
    "costs/billing/billing-entry-screen.tsx",
    "requests/create/request-form.tsx",
    "vendors/details/vendor-details-screen.tsx",
  ]);
  const sizes = heads.map(([path, text]) => [path, /<chakra\.h1\b[^>]*? textStyle="(\w+)"/.exec(text)?.[1]]);
  expect(sizes.filter(([path, size]) => size !== "lg" && path !== "checkin/queue/status-line.tsx")).toEqual([]);
});

// UI-14
test("checkboxes and radio buttons are drawn by one component", () => {
  const own = code.filter(([, text]) => /<(?:chakra\.)?input\b[^<>]*?type="(?:checkbox|radio)"/.test(text));
  expect(own.map(([path]) => path).toSorted()).toEqual([
    "boarding-pass/viewer/point-row.tsx",
    "flights/search/search-form.tsx",
    "flights/search/trip-type.tsx",
  ]);
});

// UI-12
test("what could not be read can be read again, wherever that can help", () => {
  const states = code.flatMap(([path, text]) =>
    text
      .split("<ErrorState")
      .slice(1)
      .map((rest) => ({ path, state: rest.slice(0, rest.search(/\/>|<\/ErrorState>/)) })),
  );
  expect(states.length).toBeGreaterThan(30);
  expect(states.filter(({ state }) => !state.includes("onRetry")).map(({ path }) => path)).toEqual([]);
});
