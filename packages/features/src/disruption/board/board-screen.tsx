import { Button, chakra, Field, Input, NativeSelect } from "@chakra-ui/react";
import { waitTone } from "@gatehouse/domain/disruption";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { SidePanel } from "@gatehouse/ui/side-panel";
import { Ban, ClockAlert, type LucideIcon, Plus, Ticket, TriangleAlert, Unlink } from "lucide-react";
import { useState } from "react";
import { useActions, useShortcut } from "../../app/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { useNow } from "../../app/time/index.ts";
import { useNarrow } from "../../app/use-narrow.ts";
import type { DisruptionSearch } from "./board-search.ts";
import { type Board, type Row, useBoard } from "./data/use-board.ts";
import { DetailsPanel } from "./details/details-panel.tsx";
import { LoungeDialog } from "./lounge-dialog.tsx";
import { ReportDialog } from "./report-dialog.tsx";
import { ChatLink } from "./chat-link.tsx";
import { type BoardWords, useBoardWords } from "./use-board-words.ts";

export interface DisruptionBoardScreenProps {
  /** What the address says; read it with `parseDisruptionSearch`. */
  readonly search: DisruptionSearch;
  /** Asks for another address. */
  readonly onSearchChange: (next: DisruptionSearch) => void;
}

const groups = ["us", "traveller", "settled"] as const;
const kindIcons: Readonly<Record<Row["kind"], LucideIcon>> = {
  CANCELLED: Ban,
  DELAYED: ClockAlert,
  MISSED_CONNECTION: Unlink,
};

/** The board of disruptions (DIS-14): by whose move it is, the longest waiting first. */
export function DisruptionBoardScreen({ search, onSearchChange }: DisruptionBoardScreenProps) {
  const words = useBoardWords();
  const { t, exact } = words;
  const narrow = useNarrow();
  const { board, error, read } = useBoard(search);
  const [dialog, setDialog] = useState<"report" | "lounge">();
  const [typed, setTyped] = useState(search.q ?? "");
  const rows = board?.rows ?? [];
  const place = rows.findIndex(({ id }) => id === search.id);
  const { id: _id, ...closed } = search;
  const open = (row: Row | undefined): void => {
    if (row) onSearchChange({ ...closed, id: row.id });
  };
  const step = (by: 1 | -1): void => open(rows[place === -1 ? (by === 1 ? 0 : rows.length - 1) : place + by]);
  useShortcut({ keys: "j", label: t("next"), run: () => step(1) });
  useShortcut({ keys: "k", label: t("previous"), run: () => step(-1) });
  useActions([
    { id: "disruption.report", label: t("report"), icon: Plus, run: () => setDialog("report") },
    { id: "disruption.lounge", label: t("lounge"), icon: Ticket, run: () => setDialog("lounge") },
  ]);
  const low = (board?.stock ?? []).filter(({ level }) => level !== "enough");
  const isFiltered = (search.q ?? "") !== "" || (search.airline ?? "") !== "";

  const panel =
    search.id === undefined ? undefined : (
      <DetailsPanel
        key={search.id}
        id={search.id}
        words={words}
        inline={!narrow}
        onClose={() => onSearchChange(closed)}
        onStep={step}
      />
    );
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{
        base: "minmax(0, 1fr)",
        md: panel ? "minmax(0, 1fr) minmax(22rem, 27rem)" : "minmax(0, 1fr)",
      }}
      height="full"
      minH="0"
    >
      <chakra.div display="flex" flexDirection="column" minH="0" minW="0">
        <chakra.header display="grid" gap="2" px={{ base: "3", md: "gutter" }} pt="2" pb="2">
          <PageHeader
            title={t("title")}
            tools={
              <>
                <Button onClick={() => setDialog("lounge")}>
                  <Ticket aria-hidden /> {t("lounge")}
                </Button>
                <Button onClick={() => setDialog("report")}>
                  <Plus aria-hidden /> {t("report")}
                </Button>
              </>
            }
          />
          <chakra.form
            display="flex"
            flexWrap="wrap"
            gap="2"
            alignItems="end"
            onSubmit={(event) => {
              event.preventDefault();
              const { q: _q, ...rest } = closed;
              onSearchChange(typed.trim() === "" ? rest : { ...rest, q: typed.trim() });
            }}
          >
            <Field.Root flex="1 1 14rem" maxW="22rem">
              <Field.Label srOnly>{t("search")}</Field.Label>
              <Input
                type="search"
                placeholder={t("search")}
                value={typed}
                maxLength={60}
                onChange={({ target }) => setTyped(target.value)}
              />
            </Field.Root>
            <Field.Root width="auto">
              <Field.Label srOnly>{t("airline")}</Field.Label>
              <NativeSelect.Root>
                <NativeSelect.Field
                  value={search.airline ?? ""}
                  onChange={({ target }) => {
                    const { airline: _airline, ...rest } = closed;
                    onSearchChange(target.value === "" ? rest : { ...rest, airline: target.value });
                  }}
                >
                  <option value="">{t("allAirlines")}</option>
                  {(board?.airlines ?? []).map((code) => (
                    <option key={code} value={code}>
                      {code}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            </Field.Root>
            <chakra.span textStyle="sm" color="fg.muted" alignSelf="center" ms="auto">
              {board?.statusCheckedAt ? t("checked", { time: exact(board.statusCheckedAt) }) : t("live")}
            </chakra.span>
          </chakra.form>
          {low.length > 0 && (
            <chakra.button
              type="button"
              onClick={() => setDialog("lounge")}
              display="inline-flex"
              alignItems="center"
              gap="1.5"
              justifySelf="start"
              textStyle="sm"
              fontWeight="strong"
              color="state.warn.fg"
              cursor="pointer"
            >
              <TriangleAlert aria-hidden size={16} />
              {t("stockLow", { list: low.map(({ airport, left }) => t("stockOf", { airport, left })).join(", ") })}
            </chakra.button>
          )}
        </chakra.header>
        <chakra.section
          flex="1"
          minH="0"
          overflow="auto"
          borderTopWidth="1px"
          borderColor="border.subtle"
          tabIndex={0}
          aria-label={t("title")}
        >
          {error !== undefined && !board ? (
            <ErrorState labels={{ title: t("failed"), retry: t("retry") }} onRetry={() => void read()} />
          ) : board && rows.length === 0 ? (
            <EmptyState drawing="fog" title={isFiltered ? t("emptySearch") : t("empty")}>
              {isFiltered ? t("emptySearchHint") : t("emptyHint")}
            </EmptyState>
          ) : (
            <Rows board={board} words={words} chosen={search.id} onOpen={open} />
          )}
        </chakra.section>
        {board && (
          <chakra.footer
            display="flex"
            flexWrap="wrap"
            gap="3"
            px={{ base: "3", md: "gutter" }}
            py="2"
            textStyle="xs"
            color="fg.muted"
            borderTopWidth="1px"
            borderColor="border.subtle"
          >
            <chakra.span display={{ base: "none", md: "inline" }}>
              <kbd>J</kbd> <kbd>K</kbd> {t("next")}, {t("previous")}
            </chakra.span>
            <chakra.output ms="auto">
              {t("total", { open: board.counts.us + board.counts.traveller, settled: board.counts.settled })}
            </chakra.output>
          </chakra.footer>
        )}
      </chakra.div>
      {panel &&
        (narrow ? (
          <SidePanel
            open
            size="md"
            onClose={() => onSearchChange(closed)}
            title={t("details", { name: rows[place]?.traveller ?? "" })}
            labels={{ close: t("close") }}
          >
            {panel}
          </SidePanel>
        ) : (
          <chakra.aside
            aria-label={t("details", { name: rows[place]?.traveller ?? "" })}
            borderInlineStartWidth="1px"
            borderColor="border.subtle"
            minH="0"
            overflow="auto"
          >
            {panel}
          </chakra.aside>
        ))}
      {dialog === "report" && (
        <ReportDialog
          words={words}
          onClose={() => setDialog(undefined)}
          onReported={(id) => {
            setDialog(undefined);
            void read();
            onSearchChange({ id });
          }}
        />
      )}
      {dialog === "lounge" && (
        <LoungeDialog
          words={words}
          stock={board?.stock ?? []}
          onClose={() => setDialog(undefined)}
          onAdded={() => void read()}
        />
      )}
    </chakra.div>
  );
}

interface RowsProps {
  readonly board: Board | undefined;
  readonly words: BoardWords;
  readonly chosen: number | undefined;
  readonly onOpen: (row: Row) => void;
}

function Rows({ board, words, chosen, onOpen }: RowsProps) {
  const { t } = words;
  const now = useNow();
  const narrow = useNarrow();
  const [folded, setFolded] = useState<readonly string[]>([]);
  if (!board)
    return (
      <chakra.div p="4" display="grid" gap="2" aria-busy>
        {Array.from({ length: 8 }, (_, place) => (
          <chakra.div key={place} height="11" bg="bg.sunken" borderRadius="control" />
        ))}
      </chakra.div>
    );
  const columns = narrow
    ? (["traveller", "flight", "action"] as const)
    : (["waiting", "traveller", "flight", "what", "choice", "action"] as const);
  return (
    <chakra.table width="full" borderCollapse="collapse" textStyle="sm">
      <chakra.thead position="sticky" top="0" zIndex="1" bg="bg.sunken">
        <tr>
          {columns.map((column) => (
            <chakra.th
              key={column}
              scope="col"
              textAlign="start"
              px="3"
              py="2"
              color="fg.muted"
              fontWeight="strong"
              whiteSpace="nowrap"
            >
              {t(`column.${column}`)}
            </chakra.th>
          ))}
        </tr>
      </chakra.thead>
      {groups.map((group) => {
        const own = board.rows.filter((row) => row.group === group);
        const isOpen = !folded.includes(group);
        const hidden = board.counts[group] - own.length;
        if (board.counts[group] === 0) return null;
        return (
          <tbody key={group}>
            <tr>
              <chakra.th
                colSpan={columns.length}
                scope="colgroup"
                textAlign="start"
                px="3"
                py="2"
                borderBottomWidth="1px"
                borderColor="border.subtle"
              >
                <chakra.button
                  type="button"
                  aria-expanded={isOpen}
                  cursor="pointer"
                  fontWeight="strong"
                  onClick={() => setFolded(isOpen ? [...folded, group] : folded.filter((one) => one !== group))}
                >
                  {t(`group.${group}`)}{" "}
                  <chakra.span color="fg.muted" fontWeight="regular">
                    {board.counts[group]}
                    {group === "us" && ` · ${t("longest")}`}
                  </chakra.span>
                </chakra.button>
              </chakra.th>
            </tr>
            {isOpen &&
              own.map((row) => (
                <BoardRow
                  key={row.id}
                  row={row}
                  words={words}
                  columns={columns}
                  now={now}
                  isChosen={row.id === chosen}
                  onOpen={() => onOpen(row)}
                />
              ))}
            {isOpen && hidden > 0 && (
              <tr>
                <chakra.td colSpan={columns.length} px="3" py="2" color="fg.muted">
                  {t("more", { count: hidden })}
                </chakra.td>
              </tr>
            )}
          </tbody>
        );
      })}
    </chakra.table>
  );
}

interface BoardRowProps {
  readonly row: Row;
  readonly words: BoardWords;
  readonly columns: readonly ("waiting" | "traveller" | "flight" | "what" | "choice" | "action")[];
  /** Seconds since 1970, UTC. */
  readonly now: number;
  readonly isChosen: boolean;
  readonly onOpen: () => void;
}

const waitColors = { late: "state.bad.fg", slow: "state.warn.fg", fine: "fg" } as const;

function BoardRow({ row, words, columns, now, isChosen, onOpen }: BoardRowProps) {
  const { t, length, what, day } = words;
  const isQuiet = row.group !== "us";
  const waits = Math.max(0, now - row.statusAt);
  const Icon = kindIcons[row.kind];
  const small = { textStyle: "xs", color: "fg.muted", display: "block" } as const;
  const cells = {
    waiting: (
      <chakra.span
        fontWeight={isQuiet ? "regular" : "strong"}
        color={isQuiet ? "fg.muted" : waitColors[waitTone(waits)]}
      >
        {length(Math.floor(waits / 60))}
      </chakra.span>
    ),
    traveller: (
      <>
        <chakra.button
          type="button"
          onClick={onOpen}
          cursor="pointer"
          textAlign="start"
          fontWeight={isQuiet ? "regular" : "strong"}
          overflowWrap="anywhere"
          aria-current={isChosen ? "true" : undefined}
        >
          {row.traveller || row.bookingNo}
        </chakra.button>
        <chakra.span {...small}>
          <chakra.span fontFamily="mono">{row.bookingNo}</chakra.span>
          {row.passengers > 1 && ` · ${t("party", { count: row.passengers })}`}
        </chakra.span>
      </>
    ),
    flight: (
      <>
        <chakra.span whiteSpace="nowrap">
          {row.carrier} {row.number}{" "}
          <chakra.span fontFamily="mono">
            {row.from}→{row.to}
          </chakra.span>
        </chakra.span>
        <chakra.span {...small} whiteSpace="nowrap">
          {day(row.departure.date)} {row.departure.time}
        </chakra.span>
      </>
    ),
    what: (
      <chakra.span display="inline-flex" gap="1.5" alignItems="center">
        <chakra.span color={isQuiet ? "fg.muted" : row.kind === "DELAYED" ? "state.warn.fg" : "state.bad.fg"}>
          <Icon aria-hidden size={16} />
        </chakra.span>
        {what(row.kind, row.minutes)}
      </chakra.span>
    ),
    choice: (
      <chakra.span
        fontWeight={["ALTERNATIVE_CHOSEN", "LOUNGE_REQUESTED"].includes(row.fdaStatus) ? "strong" : "regular"}
      >
        {t(`status.${row.fdaStatus}`)}
      </chakra.span>
    ),
    action: (
      <>
        <chakra.span fontWeight="strong" color={isQuiet ? "fg.muted" : "accent.fg"}>
          {t(`action.${row.action}`)}
        </chakra.span>
        {row.chat && <ChatLink chat={row.chat} words={words} />}
        {row.action === "sendLoungePass" && (
          <chakra.span {...small}>{t("passesLeft", { count: row.passesLeft, airport: row.from })}</chakra.span>
        )}
        {row.action === "sendRideVoucher" && (
          <chakra.span {...small} color="state.warn.fg">
            {t("noPass", { airport: row.from })}
          </chakra.span>
        )}
      </>
    ),
  };
  return (
    <chakra.tr
      bg={isChosen ? "bg.selected" : undefined}
      _hover={{ bg: isChosen ? "bg.selected" : "bg.hover" }}
      cursor="pointer"
      onClick={(event) => {
        // Whatever is to be pressed by itself does it by itself.
        if (!(event.target instanceof Element && event.target.closest("button, a"))) onOpen();
      }}
    >
      {columns.map((column) => (
        <chakra.td
          key={column}
          px="3"
          py="1.5"
          borderBottomWidth="1px"
          borderColor="border.subtle"
          verticalAlign="top"
          color={isQuiet ? "fg.muted" : "fg"}
        >
          {cells[column]}
        </chakra.td>
      ))}
    </chakra.tr>
  );
}
