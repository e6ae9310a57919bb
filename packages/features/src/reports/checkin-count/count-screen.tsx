import { chakra, Skeleton } from "@chakra-ui/react";
import type { CheckInCounts } from "@gatehouse/domain/reports";
import { localClock } from "@gatehouse/domain/time";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { PageHeader } from "../../app/page-header.tsx";
import { useClock } from "../../app/time/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { useVendors } from "../data/use-vendors.ts";
import { messages as common } from "../messages/index.ts";
import { useReportWords } from "../use-report-words.ts";
import { CountForm } from "./count-form.tsx";
import { type CountSearch, daysOfSearch, isSameCount } from "./count-search.ts";
import { CountView } from "./count-view.tsx";
import { type CountRequest, useCheckInCount } from "./data/use-check-in-count.ts";
import { messages } from "./messages/index.ts";

export interface CountScreenProps {
  /** What the address says; read it with `parseCountSearch`. */
  readonly search: CountSearch;
  /** Asks for another address; `replace` where going back should not stop. */
  readonly onSearchChange: (next: CountSearch, options?: { readonly replace: boolean }) => void;
}

/** Total Checkin Count (REP-4, REP-15): a vendor's check-ins per day, and a day's by airline. */
export function CountScreen({ search, onSearchChange }: CountScreenProps) {
  const t = useMessages(messages);
  const clock = useClock();
  const vendors = useVendors();
  const vendor = vendors.vendors?.find(({ id }) => id === search.vendor);
  // The vendor's zone says which days are meant. One that is not in the list is asked for too: the server says that there is none.
  const zone = vendor?.zone ?? (vendors.vendors ? "UTC" : undefined);
  const request: CountRequest | undefined =
    search.vendor === undefined || zone === undefined
      ? undefined
      : { vendorId: search.vendor, range: daysOfSearch(search, localClock(clock(), zone).date) };
  const answer = useCheckInCount(request);
  // What came of it is told whoever pressed a button; a link that is opened shows its figures and says nothing.
  const [asked, setAsked] = useState<CountSearch>();
  const told = asked && isSameCount(asked, search) && !answer.reading && answer.error === undefined;
  return (
    <chakra.div display="flex" flexDirection="column" height="full" minH="0" overflowY="auto" css={container}>
      <chakra.header data-toast-room="top" px={{ base: "3", md: "gutter" }} pt="2" pb="3" borderBottomWidth="1px">
        <chakra.div pb="2">
          <PageHeader title={t("title")} note={<Told counts={told ? answer.counts : undefined} />} />
        </chakra.div>
        <CountForm
          search={search}
          vendors={vendors}
          onSearch={(next) => {
            setAsked(next);
            if (isSameCount(next, search)) answer.read();
            else onSearchChange(next);
          }}
          onReset={() => {
            setAsked(undefined);
            onSearchChange({});
          }}
        />
      </chakra.header>
      <Counts
        {...answer}
        request={request}
        waiting={search.vendor !== undefined && vendors.error === undefined}
        name={vendor?.name ?? search.vendor ?? ""}
        day={search.day}
        onDay={(day) => {
          const { day: _day, ...rest } = search;
          onSearchChange(day === undefined ? rest : { ...rest, day }, { replace: true });
        }}
      />
    </chakra.div>
  );
}

/** What came of a search, beside the title: it covers neither the form nor what was found. That nothing was found the page shows. */
function Told({ counts }: { readonly counts: CheckInCounts | undefined }) {
  const t = useMessages(messages);
  const found = counts && Object.keys(counts).length > 0;
  return (
    <chakra.output display="inline-flex" alignItems="center" gap="1.5" color="state.ok.fg">
      {found && (
        <>
          <CircleCheck aria-hidden size={16} /> {t("found")}
        </>
      )}
      {counts && !found && <chakra.span srOnly>{t("nothing")}</chakra.span>}
    </chakra.output>
  );
}

const container = { containerType: "inline-size" } as const;

interface CountsProps {
  readonly counts: CheckInCounts | undefined;
  readonly error: unknown;
  readonly reading: boolean;
  readonly read: () => void;
  readonly request: CountRequest | undefined;
  /** A vendor was chosen, and its days are not known yet. */
  readonly waiting: boolean;
  readonly name: string;
  readonly day: string | undefined;
  readonly onDay: (day: string | undefined) => void;
}

function Counts({ counts, error, reading, read, request, waiting, name, day, onDay }: CountsProps) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const { error: errorText } = useReportWords();
  if (error !== undefined && counts === undefined)
    return (
      <ErrorState labels={{ title: t("failed"), retry: words("retry") }} onRetry={read} retrying={reading} my="auto">
        {errorText(error)}
      </ErrorState>
    );
  if (!request && !waiting)
    return (
      <EmptyState drawing="runway" title={t("start.title")} my="auto">
        {t("start.hint")}
      </EmptyState>
    );
  if (!request || !counts) return <CountSkeleton label={t("loading")} />;
  if (Object.keys(counts).length === 0)
    return (
      <EmptyState drawing="fog" title={t("nothing")} my="auto">
        {t("nothing.hint", { vendor: name, ...request.range })}
      </EmptyState>
    );
  return (
    <CountView counts={counts} range={request.range} vendor={{ id: request.vendorId, name }} day={day} onDay={onDay} />
  );
}

const ten = ["42%", "63%", "80%", "55%", "30%", "66%", "74%", "88%", "95%", "60%"] as const;

/** The shape of days on their way. */
const CountSkeleton = ({ label }: { readonly label: string }) => (
  <chakra.output aria-label={label} aria-busy display="block" px={{ base: "3", md: "gutter" }} py="3" maxW="4xl">
    <Skeleton height="4" width="64" />
    <chakra.div display="flex" alignItems="flex-end" gap="3" height="13rem" pt="8">
      {ten.map((height) => (
        <Skeleton key={height} flex="1" height={height} />
      ))}
    </chakra.div>
    <chakra.div display="flex" flexWrap="wrap" gap="1.5" pt="6">
      {ten.map((height) => (
        <Skeleton key={height} height="control" width="32" borderRadius="pill" />
      ))}
    </chakra.div>
  </chakra.output>
);
