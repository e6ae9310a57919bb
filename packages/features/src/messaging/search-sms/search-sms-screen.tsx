import { Button, chakra } from "@chakra-ui/react";
import { mostSmsFound } from "@gatehouse/domain/messaging";
import { DataGrid } from "@gatehouse/ui/data-grid";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { Notice } from "@gatehouse/ui/notice";
import { MessageSquareWarning, RefreshCw, Search, Send } from "lucide-react";
import { type FormEvent, useCallback, useId, useMemo, useRef, useState } from "react";
import { useGridLabels } from "../../app/grid-labels/index.ts";
import { useActions, useConfirm, useErrorText, usePageTitle, useShortcut, useToast } from "../../app/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { useNarrow } from "../../app/use-narrow.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { MessagePhone, shownPhone, typedNumber } from "../phone/message-phone.tsx";
import { useSendSmsAgain } from "./data/use-send-sms-again.ts";
import { type Sms, useSms } from "./data/use-sms.ts";
import { messages } from "./messages/index.ts";
import { SmsPanel } from "./sms-panel.tsx";
import type { SmsSearch } from "./sms-search.ts";
import { useSmsColumns, useSmsName } from "./use-sms-columns.tsx";

export interface SearchSmsScreenProps {
  /** What the address says; read it with `parseSmsSearch`. */
  readonly search: SmsSearch;
  /** Asks for another address. */
  readonly onSearchChange: (next: SmsSearch) => void;
}

const rowId = ({ id }: Sms): string => id;
const none: readonly Sms[] = [];
/** One page for all that the server answers, of which the grid draws what is seen. */
const paging = { mode: "client", pageSize: mostSmsFound, pageSizes: [mostSmsFound] } as const;
/** SMS that go again at once: as many as the server takes. */
const mostAgain = 200;

/** Search SMS (MSG-15): what was sent to a number or came from it, how it stands, and sending it again. */
export function SearchSmsScreen({ search, onSearchChange }: SearchSmsScreenProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const narrow = useNarrow();
  const toast = useToast();
  const confirm = useConfirm();
  const errorText = useErrorText(messages);
  const smsName = useSmsName();
  usePageTitle(t("title"));
  const fail = useCallback(() => toast({ tone: "warning", title: t("failed.search") }), [toast, t]);
  const { found, error, reading, read } = useSms(search, fail);
  const { run, running } = useSendSmsAgain();
  const [openedId, setOpenedId] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const rows = found?.data ?? none;
  const { notDelivered = false } = search;
  const wanted = search.to !== undefined || search.from !== undefined || notDelivered;
  const failed = notDelivered ? rows.filter(({ canSendAgain }) => canSendAgain) : none;
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
  useActions([{ id: "sms.refresh", label: t("refresh"), icon: RefreshCw, keys: "r", run: () => void refresh() }]);
  const work = useMemo(() => {
    const sendAgain = async (sms: Sms): Promise<void> => {
      const went = ["sent", "delivered", "undelivered"].includes(sms.status);
      if (
        went &&
        !(await confirm({ title: t("again.sentTitle"), description: t("again.sentText"), confirm: t("again") }))
      )
        return;
      try {
        const result = await run([sms.id]);
        if (!result) return;
        const [refused] = result.refused;
        if (refused) toast({ tone: "warning", title: t("again.failed"), description: t(`refusal.${refused.code}`) });
        else toast({ tone: "info", title: t("again.done") });
      } catch (problem) {
        toast({ tone: "error", title: t("again.failed"), description: errorText(problem) });
      } finally {
        void read();
      }
    };
    return {
      open: (sms: Sms) => {
        setOpenedId(sms.id);
        setIsOpen(true);
      },
      sendAgain: (sms: Sms) => void sendAgain(sms),
    };
    // oxlint-disable-next-line react/exhaustive-deps -- asking and the words of errors are the same whenever they are asked
  }, [t, toast, run, read]);
  const sendAllAgain = async (all: readonly Sms[]): Promise<void> => {
    const ids = all.slice(0, mostAgain).map(({ id }) => id);
    if (
      !(await confirm({
        title: t("again.all", { count: ids.length }),
        description: t("again.allText"),
        confirm: t("again"),
      }))
    )
      return;
    try {
      const result = await run(ids);
      if (!result) return;
      const { again, refused } = result;
      toast({
        tone: refused.length > 0 ? "warning" : "info",
        title: t("again.allDone", { count: again.length }),
        ...(refused.length > 0 ? { description: t("again.allRefused", { count: refused.length }) } : {}),
      });
    } catch (problem) {
      toast({ tone: "error", title: t("again.failed"), description: errorText(problem) });
    } finally {
      void read();
    }
  };
  return (
    <chakra.div display="grid" gridTemplate="auto minmax(0, 1fr) / minmax(0, 1fr)" height="full" minH="0">
      <chakra.header display="grid" gap="2" px={{ base: "3", md: "gutter" }} pt="2" pb="3">
        <PageHeader
          title={t("title")}
          note={
            <output>
              {found &&
                t(rows.length === mostSmsFound ? "latest" : "total", {
                  count: rows.length,
                  total: rows.length.toLocaleString(language),
                })}
            </output>
          }
          tools={
            <>
              <Button
                variant={notDelivered ? "solid" : "outline"}
                aria-pressed={notDelivered}
                onClick={() => {
                  const { notDelivered: _, ...numbers } = search;
                  onSearchChange(notDelivered ? numbers : { ...numbers, notDelivered: true });
                }}
              >
                <MessageSquareWarning aria-hidden /> {t("notDelivered")}
              </Button>
              {failed.length > 0 && (
                <Button variant="outline" loading={running} onClick={() => void sendAllAgain(failed)}>
                  <Send aria-hidden /> {t("again.all", { count: Math.min(failed.length, mostAgain) })}
                </Button>
              )}
              <Button aria-keyshortcuts="r" disabled={!wanted} onClick={() => void refresh()}>
                <RefreshCw aria-hidden /> {t("refresh")}
              </Button>
            </>
          }
        />
        {found && found.channel !== "ready" && (
          <Notice tone={found.channel === "demo" ? "info" : "warn"}>{t(`channel.${found.channel}`)}</Notice>
        )}
        <NumbersForm
          key={`${search.to ?? ""}/${search.from ?? ""}`}
          search={search}
          onSearch={(next) => {
            // The same again is asked for again.
            if (next.to === search.to && next.from === search.from && !notDelivered) void refresh();
            else onSearchChange(next);
          }}
        />
      </chakra.header>
      <DataGrid
        id="messaging.sms"
        label={t("title")}
        labels={useGridLabels()}
        columns={useSmsColumns(work)}
        rows={rows}
        rowId={rowId}
        rowLabel={smsName}
        rowLines={narrow ? 3 : 1}
        scope={`${search.to ?? ""}/${search.from ?? ""}/${notDelivered}`}
        onRowActivate={work.open}
        paging={paging}
        loading={wanted && found === undefined && error === undefined}
        refreshing={asked && reading}
        {...(error === undefined ? {} : { error: { message: t("failed.search"), onRetry: () => void refresh() } })}
        empty={
          <EmptyState drawing="fog" title={t(notDelivered ? "arrived.title" : wanted ? "empty.title" : "hint.title")}>
            {t(notDelivered ? "arrived" : wanted ? "empty" : "hint")}
          </EmptyState>
        }
        flashChanges
      />
      <SmsPanel
        sms={rows.find(({ id }) => id === openedId)}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onSendAgain={work.sendAgain}
      />
    </chakra.div>
  );
}

interface NumbersFormProps {
  readonly search: SmsSearch;
  readonly onSearch: (next: SmsSearch) => void;
}

/** The two numbers, of which one is enough. */
function NumbersForm({ search, onSearch }: NumbersFormProps) {
  const t = useMessages(messages);
  const id = useId();
  const [to, setTo] = useState(() => shownPhone(search.to));
  const [from, setFrom] = useState(() => shownPhone(search.from));
  const [tried, setTried] = useState(false);
  const { notDelivered = false } = search;
  const [shown, setShown] = useState(notDelivered);
  if (shown !== notDelivered) {
    // What did not arrive is found without a number.
    setShown(notDelivered);
    setTried(false);
  }
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const numbers = { to: typedNumber(to), from: typedNumber(from) };
  const isEmpty = numbers.to === "" && numbers.from === "";
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (numbers.to === undefined || isEmpty) first.current?.focus();
    else if (numbers.from === undefined) second.current?.focus();
    else
      onSearch({
        ...(numbers.to === "" ? {} : { to: numbers.to }),
        ...(numbers.from === "" ? {} : { from: numbers.from }),
      });
  };
  const problem = (number: string | undefined) => (tried && number === undefined ? t("problem.phone") : undefined);
  return (
    <chakra.search width="full">
      <chakra.form noValidate onSubmit={send} display="flex" flexWrap="wrap" alignItems="start" gap="3">
        <chakra.div width={{ base: "full", md: "20rem" }}>
          <MessagePhone
            id={`${id}-to`}
            ref={first}
            label={t("to")}
            value={to}
            onChange={setTo}
            error={tried && isEmpty ? t("problem.all") : problem(numbers.to)}
          />
        </chakra.div>
        <chakra.div width={{ base: "full", md: "20rem" }}>
          <MessagePhone
            id={`${id}-from`}
            ref={second}
            label={t("from")}
            value={from}
            onChange={setFrom}
            error={problem(numbers.from)}
          />
        </chakra.div>
        <Button type="submit" variant="solid" mt={{ base: "0", md: "6" }}>
          <Search aria-hidden /> {t("search.do")}
        </Button>
      </chakra.form>
    </chakra.search>
  );
}
