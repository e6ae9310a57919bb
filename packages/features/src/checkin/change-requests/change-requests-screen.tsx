import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { Notice } from "@gatehouse/ui/notice";
import { ChevronDown, RefreshCw, RotateCw } from "lucide-react";
import { useId, useState } from "react";
import { PageHeader } from "../../app/page-header.tsx";
import { useActions, useErrorText, useShortcut } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { type Clock, ClockContext, useClock } from "../clock.ts";
import type { WaitingChange } from "../details/data/use-decide-change.ts";
import { useTravellersWork } from "../details/use-travellers-work.ts";
import { useWaitingRows } from "../details/data/use-waiting-rows.ts";
import { messages as detailsMessages } from "../details/messages/index.ts";
import { WaitingChangeList } from "../details/waiting-change-list.tsx";
import { ChangeRequestSubject } from "./change-request-subject.tsx";
import { most, step, useChangeRequests } from "./data/use-change-requests.ts";
import { messages } from "./messages/index.ts";

export interface ChangeRequestsScreenProps {
  /** Seconds since 1970, UTC. Default: the machine's clock. */
  readonly clock?: Clock;
}

/** What travellers of all bookings ask to have changed about their names and mail addresses, to be decided here (TRV-15). */
export function ChangeRequestsScreen({ clock }: ChangeRequestsScreenProps) {
  const machine = useClock();
  return (
    <ClockContext value={clock ?? machine}>
      <Changes />
    </ClockContext>
  );
}

function Changes() {
  const t = useMessages(messages);
  const title = useMessages(detailsMessages)("travellers.changes");
  const titleId = useId();
  const [size, setSize] = useState(step);
  const [turn, setTurn] = useState(0);
  const answer = useChangeRequests(size);
  const { changes, total, read } = answer;
  /** What was decided leaves the list when the user asks for it: nothing moves while somebody works on it. */
  const refresh = async (): Promise<void> => {
    try {
      await read();
      setTurn((count) => count + 1);
    } catch {
      // The list says so.
    }
  };
  useShortcut({ keys: "r", label: t("refresh"), run: () => void refresh() });
  useActions([{ id: "changes.refresh", label: t("refresh"), icon: RefreshCw, keys: "r", run: () => void refresh() }]);
  const shown = changes?.length ?? 0;
  return (
    <chakra.div height="full" overflowY="auto" px={{ base: "3", md: "gutter" }} py="2">
      <chakra.div display="grid" gap="3" maxW="page" mx="auto">
        <header>
          <PageHeader
            title={title}
            titleId={titleId}
            note={
              <>
                <output>{changes && (total === 0 ? t("none") : `${t("waiting", { count: total })}. `)}</output>
                {shown < total ? t("some", { shown, total }) : shown > 1 && t("oldest")}
              </>
            }
            tools={
              <Button aria-keyshortcuts="r" onClick={() => void refresh()}>
                <RefreshCw aria-hidden /> {t("refresh")}
              </Button>
            }
          />
        </header>
        <Content key={turn} answer={answer} labelledBy={titleId} onRefresh={() => void refresh()} />
        {shown < total && size < most && (
          <Button justifySelf="center" onClick={() => setSize(size + step)}>
            <ChevronDown aria-hidden /> {t("more")}
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  );
}

interface ContentProps {
  readonly answer: ReturnType<typeof useChangeRequests>;
  readonly labelledBy: string;
  readonly onRefresh: () => void;
}

function Content({ answer: { changes, error, reading, read }, labelledBy, onRefresh }: ContentProps) {
  const t = useMessages(messages);
  const errorText = useErrorText(messages);
  if (changes === undefined && error === undefined)
    return (
      <chakra.output aria-label={t("loading")} display="grid" gap="3">
        <Skeleton height="12" />
        <Skeleton height="12" />
        <Skeleton height="12" />
      </chakra.output>
    );
  if (changes === undefined)
    return (
      <ErrorState labels={{ title: t("failed"), retry: t("retry") }} onRetry={onRefresh} retrying={reading}>
        {errorText(error)}
      </ErrorState>
    );
  return (
    <>
      {error !== undefined && (
        <Notice
          tone="warn"
          actions={
            <Button variant="plain" onClick={onRefresh}>
              <RotateCw aria-hidden /> {t("retry")}
            </Button>
          }
        >
          {t("failed.again")}
        </Notice>
      )}
      <List changes={changes} labelledBy={labelledBy} onDecided={() => void read()} />
    </>
  );
}

interface ListProps {
  readonly changes: readonly WaitingChange[];
  readonly labelledBy: string;
  readonly onDecided: () => void;
}

function List({ changes, labelledBy, onDecided }: ListProps) {
  const t = useMessages(messages);
  const waiting = useWaitingRows(changes);
  const { busy, decide } = useTravellersWork(undefined, onDecided);
  if (waiting.rows.length === 0)
    return (
      <EmptyState drawing="runway" title={t("empty.title")}>
        {t("empty.hint")}
      </EmptyState>
    );
  return (
    <WaitingChangeList
      waiting={waiting}
      labelledBy={labelledBy}
      busy={busy}
      onDecide={decide}
      renderAbout={(change) => <ChangeRequestSubject change={change} />}
    />
  );
}
