import type { BenchRow, BenchTable } from "../lib/table.ts";
import { measureInBrowser } from "./browser.ts";
import { type EngineName, measure, type Measured } from "./measure.ts";

const size = 10_000;
const changes = 240;
/** Short by default; `BENCH_FLIGHTS=9` looks longer. */
const passes = Number(process.env["BENCH_FLIGHTS"] ?? 5);

const peers = { naive: "naive chained filters", crossfilter2: "crossfilter2 1.5" } as const;

const milliseconds = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;

/** One figure for ours and its peers. */
const row = (what: string, bar: string, figure: (name: EngineName) => number, met: boolean): BenchRow => ({
  what,
  bar,
  ours: milliseconds(figure("ours")),
  peers: {
    [peers.naive]: milliseconds(figure("naive")),
    [peers.crossfilter2]: milliseconds(figure("crossfilter2")),
  },
  met,
});

function tableRows(where: string, { changes: times, ready }: Measured): BenchRow[] {
  const { ours, naive, crossfilter2 } = times;
  const faster = (than: number) => than / ours.p95;
  return [
    row(`one filter or sort change in ${where}, p95`, "≤ 8 ms", (name) => times[name].p95, ours.p95 <= 8),
    row("the same, median", "–", (name) => times[name].median, true),
    row("the same, longest", "–", (name) => times[name].longest, true),
    {
      what: "the same, p95: how many times faster ours is",
      bar: "≥ 5× naive, ≥ 1.5× crossfilter2",
      ours: "",
      peers: {
        [peers.naive]: `${faster(naive.p95).toFixed(0)}×`,
        [peers.crossfilter2]: `${faster(crossfilter2.p95).toFixed(0)}×`,
      },
      met: faster(naive.p95) >= 5 && faster(crossfilter2.p95) >= 1.5,
    },
    row("making a new result ready, once", "–", (name) => ready[name].first, true),
    row("the same, warm", "–", (name) => ready[name].warm, true),
  ];
}

/** Measures filtering, sorting and packing of ten thousand found itineraries beside their peers. */
export async function run(): Promise<BenchTable> {
  return {
    name: "Flights: 10,000 itineraries",
    rows: [
      ...tableRows("Node", measure(2026, size, changes, passes)),
      ...tableRows("Chromium", await measureInBrowser(2026, size, changes, passes)),
    ],
    notes: `Round trips between New York and Portugal from a seed, with up to three stops each way, 26 airlines and 35 airports. ${changes} changes as one person makes them, each of one group or of the sort, the panel cleared now and then; after each the sorted list, count and lowest price of every option of eight groups without its own, and both histograms must stand there. All three are checked against each other on every change first. A change counts with the median of ${passes} passes. The peers get everything they ask of an itinerary looked up beforehand, which is not in their figure for a new result; ours is.`,
  };
}
