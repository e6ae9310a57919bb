import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { errorCode } from "@gatehouse/api/client";
import { pnrSearch } from "@gatehouse/domain/checkin";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { Notice } from "@gatehouse/ui/notice";
import { RotateCw } from "lucide-react";
import { AppLink, useErrorText, usePageTitle } from "../../app/index.ts";
import { textOf } from "../../i18n/index.ts";
import { DisposeDialog, SelectionBar } from "../disposal/index.ts";
import { messages as queueMessages } from "../messages/index.ts";
import { SearchField } from "../search-field.tsx";
import { BookingChoice } from "./booking-choice.tsx";
import { DetailsHead } from "./details-head.tsx";
import { DetailsPasses } from "./details-passes.tsx";
import type { DetailsAddress } from "./details-search.ts";
import { messages } from "./messages/index.ts";
import { MissingInfoLinkNotice } from "./missing-info-link.tsx";
import { SegmentSection } from "./segment-section.tsx";
import { SuppliedInfo } from "./supplied-info.tsx";
import { type DetailsModel, useDetails } from "./use-details.ts";
import { WaitingChanges } from "./waiting-changes.tsx";

interface PartProps extends DetailsAddress {
  readonly details: DetailsModel;
}

/** The page around its stages: what is missing, what failed, which booking, or the flights. */
export function Details(address: DetailsAddress) {
  const details = useDetails(address);
  const { t, stage, words, chosen, work, question } = details;
  const { pnr } = address.search;
  usePageTitle(pnr ? `${t("title", { pnr })} · ${t("label")}` : t("label"));
  const unassign = work.unassignOf(chosen);
  return (
    <chakra.section
      aria-label={t("label")}
      data-stage={stage}
      display="grid"
      gridTemplate="minmax(0, 1fr) auto / minmax(0, 1fr)"
      height="full"
      minH="0"
    >
      <chakra.div overflow="auto" px={{ base: "3", md: "gutter" }} py="3">
        <chakra.div display="grid" gap="3" maxW="page" mx="auto">
          <Content details={details} {...address} />
        </chakra.div>
      </chakra.div>
      {chosen.length > 0 && (
        <SelectionBar
          count={chosen.length}
          busy={work.busy}
          known={{ count: chosen.length, fits: work.fitsOf(chosen) }}
          dispose={() => work.dispose(chosen)}
          lock={() => work.lock(chosen)}
          reschedule={() => work.reschedule(chosen)}
          reset={work.reset && (() => work.reset?.(chosen))}
          unassign={unassign && (() => unassign())}
        />
      )}
      {details.pnr && <DetailsPasses pnr={details.pnr} passes={details.passes} onChanged={details.again} />}
      {question && <DisposeDialog words={words} {...question} />}
    </chakra.section>
  );
}

function Content({ details, search, onSearchChange }: PartProps) {
  const { t, stage, pnr, bookings, error, reading, again } = details;
  const errorText = useErrorText(messages);
  if (stage === "query-missing")
    return (
      <SearchAgain title={t("query.title")} search={search} details={details} onSearchChange={onSearchChange}>
        {t("query.hint")}
      </SearchAgain>
    );
  if (bookings)
    return (
      <BookingChoice
        pnr={search.pnr ?? ""}
        bookings={bookings}
        onChoose={({ bookingNo, vendor }) => onSearchChange({ ...search, bookingNo, vendor })}
      />
    );
  if (pnr) return <Flights details={details} />;
  if (stage === "no-update") return <Waiting label={t("loading")} />;
  if (errorCode(error) === "NO_SUCH_PNR")
    return (
      <SearchAgain title={t("failed.pnr")} search={search} details={details} onSearchChange={onSearchChange}>
        {errorText(error)}
      </SearchAgain>
    );
  return (
    <ErrorState
      titleAs="h1"
      drawing="cable"
      labels={{ title: t("failed.data"), retry: t("retry") }}
      onRetry={again}
      retrying={reading}
    >
      {errorText(error)}
    </ErrorState>
  );
}

interface SearchAgainProps extends PartProps {
  readonly title: string;
  readonly children: string;
}

/** Nothing can be shown for this address; another PNR is looked for right here. */
function SearchAgain({ details: { t }, search, onSearchChange, title, children }: SearchAgainProps) {
  return (
    <EmptyState
      titleAs="h1"
      drawing="fog"
      title={title}
      actions={
        <SearchField
          label={t("query.search")}
          submit={t("query.submit")}
          value={search.pnr ?? ""}
          longest={20}
          parse={pnrSearch}
          words={(key) => textOf(queueMessages, key) ?? key}
          onSearch={(pnr) => onSearchChange({ pnr })}
        />
      }
    >
      {children}
    </EmptyState>
  );
}

const Waiting = ({ label }: { readonly label: string }) => (
  <chakra.output aria-label={label} display="grid" gap="4">
    <Skeleton height="12" maxW="96" />
    <Skeleton height="40" />
    <Skeleton height="40" />
  </chakra.output>
);

function Flights({ details }: { readonly details: DetailsModel }) {
  const { t, stage, pnr, segments, words, names, travellers, copyMissingInfoLink, optionsError, retryOptions } =
    details;
  const errorText = useErrorText(messages);
  if (!pnr) return null;
  return (
    <>
      <DetailsHead details={details} pnr={pnr} />
      {travellers.link && (
        <MissingInfoLinkNotice
          link={travellers.link}
          language={words.language}
          onCopy={copyMissingInfoLink}
          onClose={travellers.closeLink}
        />
      )}
      <WaitingChanges
        key={`${pnr.vendor} ${pnr.bookingNo} ${details.refreshes}`}
        changes={pnr.awaitingStaff}
        busy={travellers.busy}
        onDecide={travellers.decide}
      />
      <SuppliedInfo pnr={pnr} names={names} />
      {stage === "dispose-fetch-error" && (
        <Notice
          tone="warn"
          actions={
            <Button variant="plain" onClick={retryOptions}>
              <RotateCw aria-hidden /> {t("retry")}
            </Button>
          }
        >
          <b>{t("failed.options")}</b> {errorText(optionsError)}
        </Notice>
      )}
      <chakra.output srOnly>
        {stage === "fetch-success-1" ? t("places.loading") : stage === "fetch-success-2" ? t("places.there") : ""}
      </chakra.output>
      {segments.length === 0 ? (
        <EmptyState
          drawing="runway"
          title={t("failed.segments")}
          actions={
            <Button asChild>
              <AppLink href="/dashboard/checkin/info">{t("queue")}</AppLink>
            </Button>
          }
        >
          {t("failed.segments.hint")}
        </EmptyState>
      ) : (
        segments.map((segment) => (
          <SegmentSection
            key={`${segment.airline.iata}${segment.flightnum} ${segment.dept.deptTimeUTCSecs}`}
            segment={segment}
            details={details}
          />
        ))
      )}
    </>
  );
}
