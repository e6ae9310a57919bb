import { Button, chakra, Field, Input, NativeSelect } from "@chakra-ui/react";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { SidePanel } from "@gatehouse/ui/side-panel";
import { Plus, Ticket, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useActions, useShortcut } from "../../app/index.ts";
import { FilterFold } from "../../app/filter-fold/filter-fold.tsx";
import { PageHeader } from "../../app/page-header.tsx";
import { useNarrow } from "../../app/use-narrow.ts";
import type { DisruptionSearch } from "./board-search.ts";
import { type Row, useBoard } from "./data/use-board.ts";
import { BoardRows } from "./board-rows.tsx";
import { DetailsPanel } from "./details/details-panel.tsx";
import { LoungeDialog } from "./lounge-dialog.tsx";
import { ReportDialog } from "./report-dialog.tsx";
import { useBoardWords } from "./use-board-words.ts";

export interface DisruptionBoardScreenProps {
  /** What the address says; read it with `parseDisruptionSearch`. */
  readonly search: DisruptionSearch;
  /** Asks for another address. */
  readonly onSearchChange: (next: DisruptionSearch) => void;
}

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
  const status = (
    <chakra.span textStyle="sm" color="fg.muted" alignSelf="center" ms="auto">
      {board?.statusCheckedAt ? t("checked", { time: exact(board.statusCheckedAt) }) : t("live")}
    </chakra.span>
  );

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
                <Button aria-label={t("report")} onClick={() => setDialog("report")}>
                  <Plus aria-hidden /> {t(narrow ? "report.short" : "report")}
                </Button>
              </>
            }
          />
          <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="end">
            <FilterFold
              set={[search.q, search.airline].filter((each) => (each ?? "") !== "").length}
              beside={narrow && status}
            >
              <chakra.form
                display="flex"
                flexWrap="wrap"
                gap="2"
                alignItems="end"
                flex={{ md: "1 1 30rem" }}
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
              </chakra.form>
            </FilterFold>
            {!narrow && status}
          </chakra.div>
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
            <BoardRows board={board} words={words} chosen={search.id} onOpen={open} />
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
