import { chakra } from "@chakra-ui/react";
import { DataGrid, type GridColumn } from "@gatehouse/ui/data-grid";
import { StatusPill, type StatusPillProps } from "@gatehouse/ui/status-pill";
import { BadgeCheck, Bot, CircleDot } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { useGridLabels } from "../../app/grid-labels/index.ts";
import { type Translate, useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";

type State = "ready" | "machine" | "approved";

interface Row {
  readonly pnr: string;
  readonly passenger: string;
  readonly flight: string;
  /** Minutes until departure. */
  readonly minutes: number;
  readonly state: State;
}

const rows: readonly Row[] = [
  { pnr: "K7XQ2M", passenger: "NOVAK, Ana", flight: "VY 8461", minutes: 95, state: "ready" },
  { pnr: "K7XQ2M", passenger: "NOVAK, Luka", flight: "VY 8461", minutes: 95, state: "approved" },
  { pnr: "9TRL4C", passenger: "LINDQVIST, Åsa", flight: "DY 1741", minutes: 180, state: "machine" },
  { pnr: "B3WPN8", passenger: "GARCÍA LÓPEZ, Inés", flight: "U2 7843", minutes: 310, state: "machine" },
  { pnr: "H5DKQ1", passenger: "TANAKA, Haruto", flight: "LO 3923", minutes: 545, state: "ready" },
];

const looks: Readonly<Record<State, Pick<StatusPillProps, "tone" | "icon">>> = {
  ready: { tone: "accent", icon: CircleDot },
  machine: { tone: "violet", icon: Bot },
  approved: { tone: "ok", icon: BadgeCheck },
};
const idOf = ({ pnr, passenger }: Row): string => `${pnr} ${passenger}`;
const initial = [{ column: "leaves", direction: "asc" }] as const;

type Words = Translate<typeof messages.en>;

const timeLeft = (t: Words, { minutes }: Row): string =>
  t("queue.minutes", { hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, "0") });

const Pill = ({ state }: Pick<Row, "state">) => {
  const t = useMessages(messages);
  return <StatusPill {...looks[state]}>{t(`queue.${state}`)}</StatusPill>;
};

const pillOf = ({ state }: Row): ReactNode => <Pill state={state} />;

/** What the grid looks like before it is there: it measures itself, and so cannot be drawn where there is no page. */
export function QueuePicture() {
  const t = useMessages(messages);
  return (
    <Frame>
      <chakra.table w="full" textStyle="sm" whiteSpace="nowrap">
        <thead>
          <chakra.tr h="rowHead" bg="bg.sunken" color="fg.muted" textAlign="start">
            {[t("queue.passenger"), t("queue.leaves"), t("queue.state"), t("queue.flight")].map((name) => (
              <chakra.th key={name} textAlign="start" px="2" fontWeight="strong">
                {name}
              </chakra.th>
            ))}
          </chakra.tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <chakra.tr key={idOf(row)} h="row" borderTopWidth="1px">
              {[row.passenger, timeLeft(t, row)].map((text) => (
                <chakra.td key={text} px="2">
                  {text}
                </chakra.td>
              ))}
              <chakra.td px="2">
                <Pill state={row.state} />
              </chakra.td>
              <chakra.td px="2">{row.flight}</chakra.td>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const t = useMessages(messages);
  return (
    <chakra.div px={{ base: "4", md: "5" }} py="4">
      <chakra.p textStyle="sm" color="fg.muted" pb="3">
        {t("queue.help")}
      </chakra.p>
      <chakra.div h="18rem" overflow="hidden">
        {children}
      </chakra.div>
    </chakra.div>
  );
}

/** Check-ins by the time that is left, in the grid that operators work with. */
export function QueueDemo() {
  const t = useMessages(messages);
  const labels = useGridLabels();
  const columns = useMemo<readonly GridColumn<Row>[]>(
    () => [
      {
        id: "passenger",
        header: t("queue.passenger"),
        value: ({ passenger }) => passenger,
        rowHeader: true,
        width: 150,
        grow: 1,
      },
      {
        id: "leaves",
        header: t("queue.leaves"),
        value: ({ minutes }) => minutes,
        text: (row) => timeLeft(t, row),
        numeric: true,
        width: 104,
      },
      {
        id: "state",
        header: t("queue.state"),
        value: ({ state }) => t(`queue.${state}`),
        cell: pillOf,
        width: 200,
      },
      { id: "flight", header: t("queue.flight"), value: ({ flight }) => flight, mono: true, width: 84 },
    ],
    [t],
  );
  return (
    <Frame>
      <DataGrid
        id="site.queue"
        label={t("queue.label")}
        labels={labels}
        columns={columns}
        rows={rows}
        rowId={idOf}
        rowLabel={({ passenger }) => passenger}
        selectionMode="single"
        sorting={{ mode: "client", initial }}
        showFooter={false}
      />
    </Frame>
  );
}
