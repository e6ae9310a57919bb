import { can, type Permission } from "../access/index.ts";
import { airlineGroups } from "../airlines/airline-groups.ts";
import { type CheckInState, openStates } from "./check-in.ts";
import { slabs } from "./counters.ts";
import type { Condition, ViewQuery } from "./view-query.ts";

/**
 * The queue views as data (QUE-1, QUE-2): one definition for the menu, the counts, the server's query and the mocks,
 * so that the number on a view is always the number of its rows.
 */

export type ViewType = "assigned" | "pending" | "status" | "re-qc" | "other";
export type ViewGroup = "work" | "available" | "airlines" | "outcome" | "status" | "re-qc" | "search";

export const viewIds = [
  "assigned",
  "available",
  "available-0",
  "available-1",
  "available-2",
  "available-4",
  "multiple",
  "single",
  "air-asia",
  "vueling",
  "wizz",
  "pool",
  "bp-attached",
  "bp-not-attached",
  "disposed",
  "eligible-for-checkin",
  "waiting-for-automation",
  "eligible-for-disposal",
  "disposition-completed",
  "status-1",
  "re-qc-attached",
  "re-qc-status-234",
  "re-qc-status-234-airlines",
  "pnr-search",
  "airline-search",
] as const;
export type ViewId = (typeof viewIds)[number];
/** Whether a text is the id of a view of the queue. */
export const isViewId = (id: string): id is ViewId => (viewIds as readonly string[]).includes(id);

export interface QueueView {
  readonly id: ViewId;
  readonly type: ViewType;
  readonly group: ViewGroup;
  /** The permission it takes beside `checkinInfo`. */
  readonly needs?: Permission;
  /** A count above 0 is a warning. */
  readonly warns?: true;
  /** Shown, but cannot be opened (QUE-5: "PNRs with Single Checkins (disabled)"). */
  readonly disabled?: true;
  /** Sub-view of the one above it: shown indented. */
  readonly sub?: true;
  /** Whether the view is paged; the others show all their rows. */
  readonly pagination: boolean;
  /** Undefined for the search views: their query comes from what was typed. */
  readonly query?: ViewQuery;
}

const open: readonly Condition[] = [
  { field: "state", operator: "IN", value: openStates },
  { field: "pass", operator: "EXISTS", value: false },
  { field: "expired", operator: "EQ", value: false },
];
/** What is open, as a query: it finds what `isOpen` says. */
export const openQuery: ViewQuery = { anyOf: [open] };

const notExpired: Condition = { field: "expired", operator: "EQ", value: false };
const withPass: Condition = { field: "pass", operator: "EXISTS", value: true };
const withoutPass: Condition = { field: "pass", operator: "EXISTS", value: false };
const state = (...value: CheckInState[]): Condition => ({ field: "state", operator: "IN", value });
const airline = (value: readonly string[]): Condition => ({ field: "airline", operator: "IN", value });
const waiting = (slab: keyof typeof slabs): Condition => ({
  field: "waitingMinutes",
  operator: "BETWEEN",
  value: slabs[slab],
});
const status = (...value: string[]): readonly Condition[] => [
  { field: "reason1", operator: "IN", value },
  withoutPass,
  { field: "windowOpen", operator: "EQ", value: true },
  notExpired,
];
const all = (...conditions: Condition[]): ViewQuery => ({ anyOf: [conditions] });

export const queueViews: readonly QueueView[] = [
  {
    id: "assigned",
    type: "assigned",
    group: "work",
    pagination: false,
    query: all({ field: "lockedBy", operator: "EQ", value: "@me" }, notExpired),
  },
  { id: "available", type: "pending", group: "available", pagination: true, query: openQuery },
  {
    id: "available-0",
    type: "pending",
    group: "available",
    sub: true,
    pagination: true,
    query: all(...open, waiting(0)),
  },
  {
    id: "available-1",
    type: "pending",
    group: "available",
    sub: true,
    pagination: true,
    query: all(...open, waiting(1)),
  },
  {
    id: "available-2",
    type: "pending",
    group: "available",
    sub: true,
    warns: true,
    pagination: true,
    query: all(...open, waiting(2)),
  },
  {
    id: "available-4",
    type: "pending",
    group: "available",
    sub: true,
    warns: true,
    pagination: true,
    query: all(...open, waiting(4)),
  },
  {
    id: "multiple",
    type: "pending",
    group: "available",
    sub: true,
    needs: "CH_MUL",
    pagination: true,
    query: all(...open, { field: "unitSize", operator: "EQ", value: "multi" }),
  },
  {
    id: "single",
    type: "pending",
    group: "available",
    sub: true,
    needs: "CH_MUL",
    disabled: true,
    pagination: true,
    query: all(...open, { field: "unitSize", operator: "EQ", value: "single" }),
  },
  {
    id: "air-asia",
    type: "pending",
    group: "airlines",
    needs: "CH_AI_F",
    pagination: true,
    query: all(...open, airline(airlineGroups.AIR_ASIA)),
  },
  {
    id: "vueling",
    type: "pending",
    group: "airlines",
    needs: "CH_AI_F",
    pagination: true,
    query: all(...open, airline(airlineGroups.VUELING)),
  },
  {
    id: "wizz",
    type: "pending",
    group: "airlines",
    needs: "CH_AI_F",
    pagination: true,
    query: all(...open, airline(airlineGroups.WIZZ)),
  },
  {
    id: "pool",
    type: "other",
    group: "outcome",
    pagination: true,
    query: {
      anyOf: [
        open,
        [
          withPass,
          notExpired,
          state("NEW", "ELIGIBLE_FOR_CHECKIN", "WAITING_FOR_AUTOMATION", "ELIGIBLE_FOR_DISPOSAL", "APPROVED"),
        ],
      ],
    },
  },
  { id: "bp-attached", type: "other", group: "outcome", pagination: true, query: all(withPass, notExpired) },
  { id: "bp-not-attached", type: "other", group: "outcome", pagination: true, query: all(withoutPass, notExpired) },
  {
    id: "disposed",
    type: "other",
    group: "outcome",
    pagination: true,
    query: all(withoutPass, notExpired, state("ELIGIBLE_FOR_DISPOSAL", "DISPOSITION_COMPLETED")),
  },
  {
    id: "eligible-for-checkin",
    type: "status",
    group: "status",
    needs: "CH_ST_F",
    pagination: true,
    query: all(state("ELIGIBLE_FOR_CHECKIN"), notExpired),
  },
  {
    id: "waiting-for-automation",
    type: "status",
    group: "status",
    needs: "CH_ST_F",
    pagination: true,
    query: all(state("WAITING_FOR_AUTOMATION"), notExpired),
  },
  {
    id: "eligible-for-disposal",
    type: "status",
    group: "status",
    needs: "CH_ST_F",
    pagination: true,
    query: all(state("ELIGIBLE_FOR_DISPOSAL"), notExpired),
  },
  {
    id: "disposition-completed",
    type: "status",
    group: "status",
    needs: "CH_ST_F",
    pagination: true,
    query: all(state("DISPOSITION_COMPLETED"), notExpired),
  },
  { id: "status-1", type: "status", group: "status", needs: "CH_ST_F", pagination: true, query: all(...status("1")) },
  {
    id: "re-qc-attached",
    type: "re-qc",
    group: "re-qc",
    needs: "CH_RE_QC",
    pagination: true,
    query: all({ field: "needQC", operator: "EQ", value: true }, withPass, notExpired),
  },
  {
    id: "re-qc-status-234",
    type: "re-qc",
    group: "re-qc",
    needs: "CH_RE_QC",
    pagination: true,
    query: all(...status("2", "3", "4")),
  },
  {
    id: "re-qc-status-234-airlines",
    type: "re-qc",
    group: "re-qc",
    needs: "CH_RE_QC",
    pagination: true,
    query: all(...status("2", "3", "4"), airline(airlineGroups.RE_QC)),
  },
  { id: "pnr-search", type: "other", group: "search", pagination: false },
  { id: "airline-search", type: "other", group: "search", pagination: true },
];

/** The view of the queue with this id; undefined where there is none. */
export const findView = (id: string): QueueView | undefined => queueViews.find((view) => view.id === id);

/** The views somebody with these permission codes may see; none at all without `checkinInfo`. */
export const viewsFor = (granted: readonly string[]): readonly QueueView[] =>
  can(granted, "checkinInfo") ? queueViews.filter(({ needs }) => !needs || can(granted, needs)) : [];
