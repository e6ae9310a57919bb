import type { GridColumn } from "@gatehouse/ui/data-grid";
import type { Translate } from "../../i18n/index.ts";
import type { Clock } from "../clock.ts";
import { ClosingTime } from "../columns/queue-cells.tsx";
import type { Words } from "../use-words.ts";
import type { en } from "./messages/en.ts";

interface Deadline {
  readonly windowClosesAt: number;
  readonly deptTimeUTCSecs: number;
}

interface Options {
  readonly t: Translate<typeof en>;
  readonly words: Words;
  readonly clock: Clock;
}

/** How long check-in stays open, and when the flight leaves: what decides whether somebody else must do it. */
export function deadlineColumns<Row extends Deadline>({ t, words, clock }: Options): readonly GridColumn<Row>[] {
  const closing = ({ windowClosesAt, deptTimeUTCSecs }: Row) => ({ windowClosesAt, dept: { deptTimeUTCSecs } });
  return [
    {
      id: "closesIn",
      header: t("column.closesIn"),
      value: ({ windowClosesAt }) => windowClosesAt,
      text: (row) => words.closing(clock(), closing(row)),
      cell: (row) => <ClosingTime closing={closing(row)} words={words} />,
      csv: ({ windowClosesAt }) => words.utc(windowClosesAt),
      width: 100,
    },
    { id: "departs", header: t("column.departs"), value: (row) => words.utc(row.deptTimeUTCSecs), width: 150 },
  ];
}
