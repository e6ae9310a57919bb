import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { Notice } from "@gatehouse/ui/notice";
import { ChevronDown, RefreshCw } from "lucide-react";
import { useId, useState } from "react";
import { useActions, useErrorText, useShortcut } from "../../app/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { useMessages } from "../../i18n/index.ts";
import { ChosenFlight } from "./chosen-flight.tsx";
import { messages } from "./messages/index.ts";
import { most, step, useChosenFlights } from "./data/use-chosen-flights.ts";

/** Flights that travellers have chosen in place of theirs: what waits for staff, and what they have settled (FLT-29). */
export function ChosenFlightsScreen() {
  const t = useMessages(messages);
  const titleId = useId();
  const [settled, showSettled] = useState(false);
  const [size, setSize] = useState(step);
  const answer = useChosenFlights(settled, size);
  const { choices, total } = answer;
  const refresh = (): void => void answer.read();
  useShortcut({ keys: "r", label: t("refresh"), run: refresh });
  useActions([{ id: "chosen-flights.refresh", label: t("refresh"), icon: RefreshCw, keys: "r", run: refresh }]);
  const shown = choices?.length ?? 0;
  return (
    <chakra.div height="full" overflowY="auto" px={{ base: "3", md: "gutter" }} py="2">
      <chakra.div display="grid" gap="3" maxW="page" mx="auto">
        <header>
          <PageHeader
            title={t("title")}
            titleId={titleId}
            note={
              <>
                <output>{choices && t(settled ? "count.settled" : "count.waiting", { count: total })}</output>
                {shown < total && ` · ${t("some", { shown })}`}
              </>
            }
            tools={
              <>
                <chakra.fieldset aria-label={t("show")} display="flex" gap="1">
                  {([false, true] as const).map((which) => (
                    <Button
                      key={String(which)}
                      variant={which === settled ? "solid" : "outline"}
                      aria-pressed={which === settled}
                      onClick={() => showSettled(which)}
                    >
                      {t(which ? "show.settled" : "show.waiting")}
                    </Button>
                  ))}
                </chakra.fieldset>
                <Button aria-keyshortcuts="r" onClick={refresh}>
                  <RefreshCw aria-hidden /> {t("refresh")}
                </Button>
              </>
            }
          />
        </header>
        <Content answer={answer} labelledBy={titleId} settled={settled} />
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
  readonly answer: ReturnType<typeof useChosenFlights>;
  readonly labelledBy: string;
  readonly settled: boolean;
}

function Content({ answer: { choices, error, reading, read }, labelledBy, settled }: ContentProps) {
  const t = useMessages(messages);
  const errorText = useErrorText(messages);
  if (choices === undefined && error === undefined)
    return (
      <chakra.output aria-label={t("loading")} display="grid" gap="3">
        <Skeleton height="20" />
        <Skeleton height="20" />
      </chakra.output>
    );
  if (choices === undefined)
    return (
      <ErrorState labels={{ title: t("failed"), retry: t("retry") }} onRetry={() => void read()} retrying={reading}>
        {errorText(error)}
      </ErrorState>
    );
  return (
    <>
      {error !== undefined && <Notice tone="warn">{t("failed.again")}</Notice>}
      {choices.length === 0 ? (
        <EmptyState drawing="runway" title={t(settled ? "empty.settled" : "empty.waiting")}>
          {t("empty.hint")}
        </EmptyState>
      ) : (
        <chakra.ul aria-labelledby={labelledBy} display="grid" gap="2" listStyleType="none">
          {choices.map((choice) => (
            <ChosenFlight key={`${choice.id} ${choice.selectedAt}`} choice={choice} onSettled={() => void read()} />
          ))}
        </chakra.ul>
      )}
    </>
  );
}
