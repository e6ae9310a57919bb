/**
 * The arrows of the house (docs/architecture.md): they go down only.
 * Every rule also holds for type imports, because sources are read before compilation.
 */
const floors = {
  "packages/domain": [],
  "packages/api": ["packages/domain"],
  "packages/ui": ["packages/domain"],
  "packages/features": ["packages/domain", "packages/api", "packages/ui"],
  "apps/server": ["packages/domain", "packages/api"],
  "apps/dashboard": ["packages/domain", "packages/api", "packages/ui", "packages/features"],
  "apps/public": ["packages/domain", "packages/api", "packages/ui", "packages/features"],
};
const all = Object.keys(floors);

const arrows = all.map((from) => ({
  name: `${from.replace("/", "-")}-looks-down-only`,
  comment: `${from} may import ${floors[from].join(", ") || "nothing of ours"}.`,
  severity: "error",
  from: { path: `^${from}/` },
  to: {
    path: `^(${all.filter((to) => to !== from && !floors[from].includes(to)).join("|")}|tests|bench|scripts|\\.storybook)/`,
  },
}));

/**
 * Folders that know each other in one direction, as files do: the lowest first, each may import from those before it. What one wants
 * of a folder above is handed to it where both are put together (apps/server/src/areas.ts, checkin/checkin.ts): the interface stands
 * below, and who fulfils it above. Tests build their worlds from wherever they need. What lies beside the folders is above or below
 * them all, and is looked after by the rule on circles of files.
 */
const rooms = {
  "apps/server/src": [
    "platform",
    "access",
    "reference",
    "bookings",
    "documents",
    "messaging",
    "flights",
    "checkin",
    "boarding-pass",
    "automation",
    "travellers",
    "profiles",
    "requests",
    "vendors",
    "embedding",
    "reports",
    "feed",
    "trips",
    "costs",
    "cases",
    "chat",
    "disruption",
    "ancillary",
    "payments",
    "analytics",
    "demo",
  ],
  "apps/server/src/checkin": ["transitions", "queue", "work"],
  "packages/features/src/checkin": [
    "messages",
    "data",
    "presence",
    "columns",
    "disposal",
    "details",
    "actions-panel",
    "change-requests",
    "past-data",
    "assignments",
    "automation",
    "queue",
    "finder",
    "stories",
  ],
  "packages/domain/src": [
    "validation",
    "site",
    "time",
    "rich-text",
    "airlines",
    "boarding-pass",
    "access",
    "embedding",
    "addresses",
    "messaging",
    "seats",
    "flights",
    "checkin",
    "travellers",
    "brand",
    "trips",
    "profiles",
    "requests",
    "vendors",
    "costs",
    "cases",
    "chat",
    "disruption",
    "ancillary",
    "payments",
    "reports",
    "feed",
    "analytics",
  ],
};
const isTest = "(\\.test\\.ts|\\.stories\\.tsx|/testing/.*)$";
const roomRules = Object.entries(rooms).flatMap(([house, names]) => {
  const name = house.replace("/src", "").replaceAll("/", "-");
  const listed = names.join("|");
  return [
    ...names.slice(0, -1).map((room, place) => ({
      name: `${name}-${room}-knows-nothing-above`,
      comment: `${house}/${room} may import from: ${names.slice(0, place).join(", ") || "none of the others"}.`,
      severity: "error",
      from: { path: `^${house}/${room}/`, pathNot: isTest },
      to: { path: `^${house}/(${names.slice(place + 1).join("|")})/` },
    })),
    {
      name: `${name}-has-a-place-for-each-folder`,
      comment: "A new folder gets its place in the list of rooms in .dependency-cruiser.mjs.",
      severity: "error",
      from: { path: `^${house}/(?!(${listed})/)[^/]+/` },
      to: {},
    },
  ];
});

export default {
  forbidden: [
    ...arrows,
    {
      name: "features-do-not-know-each-other",
      comment:
        "Areas of features meet in the routes of an app. What they share stands in features/src/app and features/src/i18n.",
      severity: "error",
      from: { path: "^packages/features/src/([^/]+)/", pathNot: "^packages/features/src/(app|i18n|testing|checkin)/" },
      to: { path: "^packages/features/src/([^/]+)/", pathNot: "^packages/features/src/(app|i18n|testing|$1)/" },
    },
    {
      name: "check-in-knows-boarding-passes-only",
      comment: "The queue and the details page show boarding passes inside themselves; the arrow never goes back.",
      severity: "error",
      from: { path: "^packages/features/src/checkin/" },
      to: {
        path: "^packages/features/src/",
        pathNot: "^packages/features/src/(app|i18n|testing|checkin|boarding-pass)/",
      },
    },
    {
      name: "shared-features-know-no-area",
      severity: "error",
      from: { path: "^packages/features/src/(app|i18n)/", pathNot: "\\.stories\\.tsx$" },
      to: { path: "^packages/features/src/", pathNot: "^packages/features/src/(app|i18n)/" },
    },
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
    ...roomRules,
    {
      name: "nothing-unresolved",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "(\\?url|\\?raw|\\.css|\\.svg)$|^@fontsource" },
    },
    {
      name: "nothing-undeclared",
      comment: "What is imported stands in the package.json of the importing package.",
      severity: "error",
      from: {
        path: "^(packages|apps)/",
        pathNot:
          "(^apps/[^/]+/[^/]+\\.ts|\\.config\\.ts|\\.stories\\.tsx|\\.test\\.tsx?|/test/.*\\.ts|^packages/domain/src/[^/]+/testing/.*\\.ts|/stories/.*\\.tsx?)$",
      },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown", "npm-dev"], dependencyTypesNot: ["npm-peer"] },
    },
    {
      name: "domain-is-pure",
      comment: "No Node, no React, no DOM: domain takes clock, zone and locale as arguments.",
      severity: "error",
      from: { path: "^packages/domain/src/", pathNot: "\\.test\\.ts$" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "browser-has-no-node",
      severity: "error",
      from: {
        path: "^(packages/(ui|features|api)|apps/(dashboard|public))/src/",
        pathNot: "\\.(test|stories)\\.tsx?$",
      },
      to: { dependencyTypes: ["core"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(packages|apps)/[^/]+/(dist|build)/|^dist-storybook" },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["types", "import", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
