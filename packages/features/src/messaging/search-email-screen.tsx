import { Button, chakra } from "@chakra-ui/react";
import { canSendAgain, type MessageState, messageStates } from "@gatehouse/domain/messaging";
import { DataGrid, emptySelection, type GridSelection } from "@gatehouse/ui/data-grid";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { Notice } from "@gatehouse/ui/notice";
import { RefreshCw, Send } from "lucide-react";
import { useMemo, useState } from "react";
import { PageHeader } from "../app/page-header.tsx";
import { SearchForm } from "../app/search-form.tsx";
import { useDeliveryWords } from "../app/delivery-words/index.ts";
import { useGridLabels } from "../app/grid-labels/index.ts";
import { useActions, usePermission, useShortcut } from "../app/index.ts";
import { useNarrow } from "../app/use-narrow.ts";
import { useLanguage, useMessages } from "../i18n/index.ts";
import { type Email, useEmails } from "./data/use-emails.ts";
import { EmailPanel } from "./email-panel.tsx";
import { type EmailSearch, sizes, defaultPageSize } from "./email-search.ts";
import { messages } from "./messages/index.ts";
import { useEmailColumns, useEmailName } from "./use-email-columns.tsx";
import { useEmailWork } from "./use-email-work.ts";

export interface SearchEmailScreenProps {
  /** What the address says; read it with `parseEmailSearch`. */
  readonly search: EmailSearch;
  /** Asks for another address. */
  readonly onSearchChange: (next: EmailSearch) => void;
}

const rowId = ({ id }: Email): string => id;
const none: readonly Email[] = [];

/** Search Email (MSG-4): what goes to travellers, how it stands and why, what is in it, and sending it again. */
export function SearchEmailScreen({ search, onSearchChange }: SearchEmailScreenProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const words = useDeliveryWords();
  const narrow = useNarrow();
  const emailName = useEmailName();
  const seesAddresses = usePermission("checkinInfo");
  const { found, error, reading, read } = useEmails(search);
  const { sendAgain, sending } = useEmailWork(read);
  const [asked, setAsked] = useState(false);
  const [opened, setOpened] = useState<Email>();
  const [isOpen, setIsOpen] = useState(false);
  const [selection, setSelection] = useState<GridSelection>(emptySelection);
  const work = useMemo(
    () => ({
      open: (email: Email) => {
        setOpened(email);
        setIsOpen(true);
      },
      sendAgain,
    }),
    [sendAgain],
  );
  const refresh = async (): Promise<void> => {
    setAsked(true);
    try {
      await read();
    } catch {
      // The grid says so.
    } finally {
      setAsked(false);
    }
  };
  useShortcut({ keys: "r", label: t("refresh"), run: () => void refresh() });
  useActions([{ id: "emails.refresh", label: t("refresh"), icon: RefreshCw, keys: "r", run: () => void refresh() }]);
  const { page = 0, size = defaultPageSize, state, text } = search;
  const rows = found?.content ?? none;
  const total = found?.totalElement ?? 0;
  const about = { ...(state ? { state } : {}), ...(text === undefined ? {} : { text }) };
  const sized = size === defaultPageSize ? {} : { size };
  const countOf = (wanted: MessageState) => found?.counts.find((each) => each.state === wanted)?.count ?? 0;
  const all = found?.counts.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const number = (value: number) => value.toLocaleString(language);
  const chosen = rows.filter(
    (row) => selection.kind === "some" && selection.ids.has(row.id) && canSendAgain(row.state),
  );
  const filter = (wanted: MessageState | undefined, name: string, count: number) => (
    <Button
      key={name}
      size="sm"
      variant={state === wanted ? "solid" : "outline"}
      aria-pressed={state === wanted}
      onClick={() =>
        onSearchChange({ ...(wanted ? { state: wanted } : {}), ...(text === undefined ? {} : { text }), ...sized })
      }
    >
      {name} <chakra.span textStyle="figures">{number(count)}</chakra.span>
    </Button>
  );
  return (
    <chakra.div display="grid" gridTemplate="auto minmax(0, 1fr) / minmax(0, 1fr)" height="full" minH="0">
      <chakra.header display="grid" gap="2" px={{ base: "3", md: "gutter" }} pt="2" pb="3">
        <PageHeader
          title={t("title")}
          note={<output>{found && t("total", { count: total, total: number(total) })}</output>}
          tools={
            <Button aria-keyshortcuts="r" onClick={() => void refresh()}>
              <RefreshCw aria-hidden /> {t("refresh")}
            </Button>
          }
        />
        {found && found.channel !== "ready" && (
          <Notice tone={found.channel === "demo" ? "info" : "warn"}>{t(`channel.${found.channel}`)}</Notice>
        )}
        <chakra.div display="flex" flexWrap="wrap" alignItems="end" columnGap="6" rowGap="3">
          <SearchForm
            text={text ?? ""}
            action={t("search.do")}
            label={t(seesAddresses ? "search.label" : "search.booking")}
            onSearch={(next) =>
              onSearchChange({ ...(state ? { state } : {}), ...(next === "" ? {} : { text: next }), ...sized })
            }
          />
          <chakra.fieldset aria-label={t("filter.label")} display="flex" flexWrap="wrap" gap="1">
            {filter(undefined, t("filter.all"), all)}
            {messageStates.map((each) => filter(each, words.state(each), countOf(each)))}
          </chakra.fieldset>
        </chakra.div>
      </chakra.header>
      <DataGrid
        id="messaging.emails"
        label={t("title")}
        labels={useGridLabels()}
        columns={useEmailColumns(work)}
        rows={rows}
        rowId={rowId}
        rowLabel={emailName}
        rowLines={narrow ? 3 : 1}
        scope={`${state ?? ""}/${text ?? ""}/${page}/${size}`}
        selectionMode="multiple"
        selection={selection}
        onSelectionChange={setSelection}
        selectionActions={
          <Button
            size="sm"
            disabled={chosen.length === 0 || sending}
            onClick={() => {
              sendAgain(chosen);
              setSelection(emptySelection);
            }}
          >
            <Send aria-hidden /> {t("again.selected", { count: chosen.length })}
          </Button>
        }
        onRowActivate={work.open}
        paging={{
          mode: "server",
          page,
          pageSize: size,
          total,
          pageSizes: sizes,
          onChange: (next) =>
            onSearchChange({
              ...about,
              ...(next.page > 0 ? { page: next.page } : {}),
              ...(next.pageSize === defaultPageSize ? {} : { size: next.pageSize }),
            }),
        }}
        loading={found === undefined && error === undefined}
        refreshing={asked && reading}
        {...(error === undefined ? {} : { error: { message: t("failed.list"), onRetry: () => void refresh() } })}
        empty={<Nothing search={search} total={total} onSearchChange={onSearchChange} />}
        flashChanges
      />
      <EmailPanel
        email={opened}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onSendAgain={(email) => sendAgain([email])}
      />
    </chakra.div>
  );
}

/** Why there is no row, and what to do about it. */
function Nothing({ search, total, onSearchChange }: SearchEmailScreenProps & { readonly total: number }) {
  const t = useMessages(messages);
  const filtered = search.state !== undefined || search.text !== undefined;
  if (total > 0)
    return (
      <EmptyState
        drawing="fog"
        title={t("beyond.title")}
        actions={<Button onClick={() => onSearchChange({ ...search, page: 0 })}>{t("beyond.first")}</Button>}
      />
    );
  return (
    <EmptyState
      drawing="fog"
      title={t(filtered ? "empty.found" : "empty.title")}
      actions={filtered && <Button onClick={() => onSearchChange({})}>{t("search.clear")}</Button>}
    >
      {t(filtered ? "empty.foundHint" : "empty.hint")}
    </EmptyState>
  );
}
