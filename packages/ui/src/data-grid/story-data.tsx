import { BadgeCheck, Bot, Check, CircleDot, Hourglass } from "lucide-react";
import { StatusPill, type StatusPillProps } from "../status-pill/index.ts";
import type { DataGridLabels, GridColumn } from "./types.ts";

const number = new Intl.NumberFormat("en");

/** English words for stories; screens have their own catalogues. */
const labels: DataGridLabels = {
  loading: "Loading",
  refreshing: "Refreshing",
  empty: "Nothing here",
  error: "The rows could not be loaded.",
  retry: "Try again",
  selectPage: "Select all rows on this page",
  selectRow: (name) => `Select ${name}`,
  selectGroup: (name) => `Select all of ${name}`,
  selected: (count) => `${number.format(count)} selected`,
  selectAllMatching: (total) => `Select all ${number.format(total)} matching`,
  clearSelection: "Clear",
  columnMenu: (column) => `Options of ${column}`,
  sortAscending: "Sort ascending",
  sortDescending: "Sort descending",
  clearSort: "Clear sorting",
  pinStart: "Pin to start",
  pinEnd: "Pin to end",
  unpin: "Unpin",
  moveBefore: "Move towards start",
  moveAfter: "Move towards end",
  wider: "Wider",
  narrower: "Narrower",
  fitContent: "Fit to content",
  hide: "Hide column",
  columns: "Columns",
  moveColumnBefore: (column) => `Move ${column} up`,
  moveColumnAfter: (column) => `Move ${column} down`,
  density: "Density",
  compact: "Compact",
  comfortable: "Comfortable",
  resetColumns: "Reset columns",
  exportCsv: "Export CSV",
  pager: "Pages",
  previousPage: "Previous page",
  nextPage: "Next page",
  page: (page) => `Page ${page}`,
  pageSize: "Rows per page",
  pageSizeOption: (size) => `${size} / page`,
  range: (from, to, total) => `${number.format(from)}–${number.format(to)} of ${number.format(total)}`,
  groupCount: (count) => (count === 1 ? "1 row" : `${number.format(count)} rows`),
  copied: (text) => `Copied ${text}`,
  sorted: (column, direction) =>
    direction === "none"
      ? `${column} not sorted`
      : `Sorted by ${column}, ${direction === "asc" ? "ascending" : "descending"}`,
  moved: (column, position, count) => `${column} moved to position ${position} of ${count}`,
};

export type CheckIn = {
  readonly id: string;
  readonly pnr: string;
  readonly name: string;
  readonly airline: string;
  readonly flight: number;
  readonly from: string;
  readonly to: string;
  /** Minutes until departure. */
  readonly minutes: number;
  readonly state: "eligible" | "waiting" | "disposal" | "approved";
  readonly lockedBy: string;
  readonly fee: number | null;
  readonly expired: boolean;
  readonly passport: boolean;
};

const names = [
  "NOVAK, Ana",
  "OKAFOR, Chidi",
  "LINDQVIST, Åsa",
  "GARCÍA LÓPEZ, Inés",
  "TANAKA, Haruto",
  "WOJCIK, Zofia",
  "ABDULRAHMAN, Noor",
  "SINGH, Harpreet",
  "DUBOIS, Camille",
  "MÜLLER, Jörg",
];
const airlines = ["VY", "U2", "DY", "PC", "LO", "A3", "6E", "AF"];
const airports = ["BUD", "LTN", "LGW", "FAO", "OSL", "ARN", "BCN", "FCO", "SAW", "BER", "WAW"];
const states = ["eligible", "waiting", "disposal", "approved"] as const;
const users = ["Pool", "AUTOMATION", "operator-1", "operator-2", "operator-admin"];
const pick = <V,>(list: readonly V[], index: number): V => list[index % list.length] as V;

/** A check-in made from its number: the same number is always the same row. */
export function checkIn(index: number): CheckIn {
  return {
    id: `c${index}`,
    pnr: ((index * 7_919_317 + 60_466_176) % 2_176_782_336).toString(36).toUpperCase().padStart(6, "0"),
    name: pick(names, index * 3),
    airline: pick(airlines, index),
    flight: ((index * 131) % 9000) + 20,
    from: pick(airports, index),
    to: pick(airports, index * 5 + 3),
    minutes: ((index * 37) % 600) - 20,
    state: pick(states, index * 7),
    lockedBy: pick(users, index * 11),
    fee: index % 6 === 5 ? null : ((index * 17) % 90) - 5,
    expired: index % 12 === 11,
    passport: index % 5 === 2,
  };
}

/** Rows that look like check-ins, for the grid's stories. */
export const checkIns = (count: number, from = 0): readonly CheckIn[] =>
  Array.from({ length: count }, (_, index) => checkIn(from + index));

const pills: Record<CheckIn["state"], Pick<StatusPillProps, "tone" | "icon" | "children">> = {
  eligible: { tone: "accent", icon: CircleDot, children: "Eligible for Checkin" },
  waiting: { tone: "violet", icon: Bot, children: "Waiting for Automation" },
  disposal: { tone: "warn", icon: Hourglass, children: "Eligible for Disposal" },
  approved: { tone: "ok", icon: BadgeCheck, children: "Approved" },
};

const hours = (minutes: number): string =>
  minutes < 0 ? "departed" : `in ${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")}`;

export const columns: readonly GridColumn<CheckIn>[] = [
  {
    id: "pnr",
    header: "PNR",
    value: (row) => row.pnr,
    width: 88,
    mono: true,
    rowHeader: true,
    pin: "start",
    hideable: false,
  },
  { id: "name", header: "Passenger", value: (row) => row.name, width: 170, grow: 1 },
  {
    id: "flight",
    header: "Flight",
    value: (row) => row.flight,
    text: (row) => `${row.airline} ${row.flight}`,
    width: 96,
  },
  { id: "route", header: "Route", value: (row) => `${row.from}→${row.to}`, width: 110, mono: true },
  {
    id: "departs",
    header: "Departs",
    value: (row) => row.minutes,
    text: (row) => hours(row.minutes),
    tooltip: (row) => `${row.minutes} minutes from now`,
    width: 110,
  },
  {
    id: "state",
    header: "Current state",
    value: (row) => row.state,
    cell: (row) => <StatusPill {...pills[row.state]} />,
    text: (row) => pills[row.state].children,
    width: 210,
  },
  {
    id: "fee",
    header: "Fee",
    value: (row) => row.fee,
    text: (row) => (row.fee === null ? "" : row.fee.toFixed(2)),
    csv: (row) => row.fee,
    numeric: true,
    width: 80,
  },
  { id: "lockedBy", header: "Locked by", value: (row) => row.lockedBy, width: 130 },
  {
    id: "actions",
    header: "Actions",
    width: 150,
    resizable: false,
    cell: (row) => (
      <>
        <button type="button">Open</button> <a href={`#${row.id}`}>Details</a>
      </>
    ),
  },
  {
    id: "check",
    header: "Check",
    headerContent: <Check aria-hidden size="1em" />,
    width: 64,
    align: "center",
    cell: (row) => <button type="button">View {row.pnr}</button>,
    hidden: true,
  },
];

/** A row of the widest grids: an id and 24 texts. */
export type Wide = { readonly id: string; readonly number: number; readonly [column: `c${number}`]: string };

/** Rows of very many columns, for the grid's stories. */
export const wideRows = (count: number): readonly Wide[] =>
  Array.from({ length: count }, (_, row) => ({
    id: String(row),
    number: (row * 7919) % count,
    ...Object.fromEntries(
      Array.from({ length: 24 }, (_column, column) => [`c${column}`, `r${(row * 7919 + column) % count} c${column}`]),
    ),
  }));

export const wideColumns: readonly GridColumn<Wide>[] = [
  {
    id: "number",
    header: "Number",
    value: (row) => row.number,
    numeric: true,
    pin: "start",
    rowHeader: true,
    width: 90,
  },
  ...Array.from({ length: 24 }, (_, column): GridColumn<Wide> => ({
    id: `c${column}`,
    header: `Column ${column}`,
    value: (row) => row[`c${column}`],
  })),
];

/** What every story of check-ins starts from. */
export const storyArgs = {
  id: "story",
  label: "Check-ins",
  labels,
  columns,
  rows: checkIns(40),
  rowId: (row: CheckIn) => row.id,
  style: { height: "90vh" },
} as const;
