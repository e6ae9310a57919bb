import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { requestName } from "@gatehouse/domain/requests";
import { agendaOf, compareVersions, expectedContent, piecesOf, tripSpan, tripState } from "@gatehouse/domain/trips";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { Notice } from "@gatehouse/ui/notice";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { Columns2, MessageSquareDot, RefreshCw } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { AppLink, useActions, usePageTitle, usePermission, useShortcut } from "../../app/index.ts";
import { JumpBar, jumpBarRoom, jumpTo, useCommentsName } from "../../app/jump-bar/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { type Clock, ClockContext, dayText, useClock, useNow } from "../../app/time/index.ts";
import { useNarrow } from "../../app/use-narrow.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { requestPath } from "../../app/request-path.ts";
import { DifferenceList } from "../words/difference-list.tsx";
import { messages as tripMessages } from "../words/messages/index.ts";
import { useCities } from "../words/use-cities.ts";
import { useTripWords } from "../words/use-trip-words.ts";
import { AttachedFiles } from "./attached-files.tsx";
import type { Itinerary } from "./data/itinerary-of.ts";
import { useItinerary } from "./data/use-itinerary.ts";
import { useVersion } from "./data/use-version.ts";
import { useVersions } from "./data/use-versions.ts";
import type { TripSearch } from "./details-search.ts";
import { CancelledPieces, MarkedProblems, Travellers } from "./itinerary-lists.tsx";
import { messages } from "./messages/index.ts";
import { NowCard } from "./now-card.tsx";
import { PrintPage } from "./print-page.tsx";
import { Timeline } from "./timeline.tsx";
import { TripTools } from "./trip-tools.tsx";
import { VersionBar, VersionPdf } from "./version-bar.tsx";

export interface TripDetailsScreenProps {
  /** What the address says; read it with `parseTripSearch`. */
  readonly search: TripSearch;
  /** The reader chose another version, or to see the PDF. */
  readonly onSearchChange: (next: TripSearch) => void;
  /** Stands beside the itinerary: what is said about it. */
  readonly comments?: ReactNode;
  /** Seconds since 1970, UTC. Default: the machine's clock. */
  readonly clock?: Clock;
}

/** Trips Details: the itinerary of a booking by local days, and where the traveller stands on it (TRP-20). */
export function TripDetailsScreen({ search, onSearchChange, comments, clock }: TripDetailsScreenProps) {
  const machine = useClock();
  return (
    <ClockContext value={clock ?? machine}>
      {/* Another trip begins anew. */}
      <Trip
        key={`${search.data} ${search.vendorCode}`}
        search={search}
        onSearchChange={onSearchChange}
        comments={comments}
      />
    </ClockContext>
  );
}

function Trip({ search, onSearchChange, comments }: Omit<TripDetailsScreenProps, "clock">) {
  const t = useMessages(messages);
  const { itinerary, error, isNone, reading, read } = useItinerary(search);
  useShortcut({ keys: "r", label: t("refresh"), run: () => void read() });
  useActions([{ id: "trip.refresh", label: t("refresh"), icon: RefreshCw, keys: "r", run: () => void read() }]);
  const now = useNow();
  const span = itinerary && tripSpan(itinerary.content);
  const list = span && tripState(span, now) === "current" ? "current-trips" : "upcoming-trips";
  usePageTitle(
    search.data === undefined ? t("title") : `${t("title")} ${search.data}`,
    itinerary && `/dashboard/my-trips/${list}`,
  );
  if (search.data === undefined || (isNone && !itinerary))
    return (
      <Frame>
        <EmptyState drawing="fog" title={search.data === undefined ? t("unnamed") : t("none")}>
          {t("none.hint")}
        </EmptyState>
      </Frame>
    );
  if (!itinerary)
    return error === undefined ? (
      <Frame>
        <chakra.div display="grid" gap="4" aria-busy>
          <Skeleton height="8" width="20rem" maxW="full" />
          <Skeleton height="20" />
          <Skeleton height="40" />
          <Skeleton height="40" />
        </chakra.div>
      </Frame>
    ) : (
      <Frame>
        <ErrorState
          labels={{ title: t("failed"), retry: t("refresh") }}
          onRetry={() => void read()}
          retrying={reading}
        />
      </Frame>
    );
  return (
    <Ready
      current={itinerary}
      search={search}
      onSearchChange={onSearchChange}
      failed={error !== undefined}
      read={() => void read()}
      comments={comments}
    />
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const t = useMessages(messages);
  return (
    <chakra.div
      display="grid"
      gridTemplateRows="auto 1fr"
      gap="3"
      height="full"
      px={{ base: "3", md: "gutter" }}
      py="2"
    >
      <PageHeader title={t("title")} />
      {children}
    </chakra.div>
  );
}

interface ReadyProps extends Omit<TripDetailsScreenProps, "clock"> {
  readonly current: Itinerary;
  /** It could not be read again: what stands may be old. */
  readonly failed: boolean;
  readonly read: () => void;
}

function Ready({ current, search, onSearchChange, comments, failed, read }: ReadyProps) {
  const t = useMessages(messages);
  const words = useMessages(tripMessages);
  const language = useLanguage();
  const isStaff = usePermission("tripsCreate");
  const seesRequests = usePermission("travelRequestPending");
  const now = useNow();
  const { versions, failed: versionsFailed, read: readVersions } = useVersions(isStaff ? current : undefined);
  const chosen = isStaff ? search.version : undefined;
  const isPdf = search.view === "pdf";
  const setChosen = (version: number | undefined): void => {
    const { version: _, ...rest } = search;
    onSearchChange(version === undefined ? rest : { ...rest, version });
  };
  const setPdf = (on: boolean): void => {
    const { view: _, ...rest } = search;
    onSearchChange(on ? { ...rest, view: "pdf" } : rest);
  };
  const [comparing, setComparing] = useState(false);
  const shownVersion = useVersion(current, chosen ?? current.version);
  const earlier = (chosen ?? current.version) - 1;
  const before = useVersion(current, comparing && earlier > 0 ? earlier : undefined);
  const shown = shownVersion.itinerary;
  const { content } = shown ?? current;
  const cities = useCities(content, before.itinerary?.content ?? content);
  const tripWords = useTripWords(cities);
  const days = agendaOf(content);
  const cancelled = piecesOf(content).some(({ piece }) => piece.cancelled);
  const narrow = useNarrow();
  const tools = <TripTools current={current} isStaff={isStaff} isPdf={isPdf} onPdf={setPdf} read={read} />;
  const isOld = shown !== undefined && !shown.latest;
  const commentsName = useCommentsName();
  const tripPart = useRef<HTMLDivElement>(null);
  const commentsPart = useRef<HTMLDivElement>(null);
  return (
    <chakra.div
      height="full"
      minH="0"
      // What is read aloud only stays inside: otherwise the window would scroll, too.
      position="relative"
      overflowY="auto"
      scrollPaddingTop={comments ? jumpBarRoom("xl") : undefined}
      px={{ base: "3", md: "gutter" }}
      pb="6"
    >
      <PrintPage />
      {comments && (
        <JumpBar
          until="xl"
          parts={[
            { name: t("itinerary"), target: tripPart },
            { name: commentsName, target: commentsPart, fresh: current.newCommentAdded },
          ]}
        />
      )}
      <chakra.div
        display="grid"
        gridTemplateColumns={{
          base: "minmax(0, 1fr)",
          xl: comments ? "minmax(0, 60rem) minmax(22rem, 28rem)" : "minmax(0, 60rem)",
        }}
        columnGap="8"
        rowGap="6"
        alignItems="start"
        pt="2"
      >
        <chakra.div ref={tripPart} tabIndex={-1} outline="none" display="grid" gap="4" minW="0" data-print="">
          <PageHeader
            title={t("title")}
            note={
              <chakra.span display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center">
                <chakra.span textStyle="code" color="fg">
                  {current.bookingNo}
                </chakra.span>
                <span>{current.vendorName}</span>
                {current.newCommentAdded && comments && (
                  <chakra.button
                    type="button"
                    data-no-print=""
                    display="inline-flex"
                    alignItems="center"
                    minH={{ base: "touch", md: "0" }}
                    cursor="pointer"
                    borderRadius="pill"
                    _hover={{ textDecoration: "underline" }}
                    onClick={() => jumpTo(commentsPart)}
                  >
                    <StatusPill tone="accent" icon={MessageSquareDot}>
                      {t("comment.new")}
                    </StatusPill>
                  </chakra.button>
                )}
                {current.travelRequestId !== null && seesRequests && (
                  <AppLink href={requestPath(current.travelRequestId)} color="accent.fg">
                    {t("request", { request: requestName(current.travelRequestId) })}
                  </AppLink>
                )}
              </chakra.span>
            }
            tools={!narrow && tools}
          />
          {narrow && tools}
          {failed && <Notice tone="warn">{t("failed.again")}</Notice>}
          <chakra.div>
            <chakra.p textStyle="xl">{content.itinerarySummary}</chakra.p>
            <chakra.p color="fg.muted" textStyle="figures">
              {dayText((shown ?? current).startDate, language)} – {dayText((shown ?? current).endDate, language)}
              {" · "}
              {t("local")}
            </chakra.p>
            {content.tripDescription !== "" && (
              <chakra.p whiteSpace="pre-wrap" maxW="prose" pt="1">
                {content.tripDescription}
              </chakra.p>
            )}
          </chakra.div>
          {isStaff && (
            <VersionBar
              shown={shown ?? current}
              current={current.version}
              chosen={chosen ?? current.version}
              onChoose={setChosen}
              versions={versions}
              failed={versionsFailed}
              read={readVersions}
            >
              {earlier > 0 && !isPdf && (
                <Button variant="ghost" aria-pressed={comparing} onClick={() => setComparing(!comparing)}>
                  <Columns2 aria-hidden /> {comparing ? t("compare.close") : t("compare", { version: earlier })}
                </Button>
              )}
            </VersionBar>
          )}
          {shownVersion.failed && (
            <ErrorState labels={{ title: t("version.failed"), retry: t("refresh") }} onRetry={shownVersion.read} />
          )}
          {isOld && (
            <Notice
              tone="warn"
              actions={
                <Button size="sm" variant="outline" onClick={() => setChosen(undefined)}>
                  {t("version.toCurrent")}
                </Button>
              }
            >
              {t("version.old", { version: shown.version })}
            </Notice>
          )}
          {isPdf ? (
            <VersionPdf current={current} version={chosen ?? current.version} isStaff={isStaff} />
          ) : shown && comparing && earlier > 0 ? (
            <chakra.section
              aria-label={t("compare.title", { before: earlier, after: shown.version })}
              display="grid"
              gap="3"
            >
              {before.itinerary ? (
                <DifferenceList
                  difference={compareVersions(before.itinerary.content, content)}
                  words={tripWords}
                  before={words("change.before", { version: earlier })}
                  after={words("change.after", { version: shown.version })}
                />
              ) : before.failed ? (
                <ErrorState labels={{ title: t("version.failed"), retry: t("refresh") }} onRetry={before.read} />
              ) : (
                <output>{t("version.reading")}</output>
              )}
            </chakra.section>
          ) : (
            shown && (
              <>
                {shown.latest && (
                  <chakra.div data-no-print="">
                    <NowCard
                      days={agendaOf(expectedContent(content, shown.flightStates))}
                      words={tripWords}
                      now={now}
                    />
                  </chakra.div>
                )}
                <Timeline days={days} words={tripWords} now={now} states={shown.flightStates} />
                {cancelled && <CancelledPieces itinerary={shown} words={tripWords} />}
                <Travellers itinerary={shown} />
                <AttachedFiles itinerary={shown} />
                {shown.meantSo.length > 0 && <MarkedProblems itinerary={shown} />}
              </>
            )
          )}
          {!shown && !shownVersion.failed && !isPdf && <output>{t("version.reading")}</output>}
        </chakra.div>
        {comments && (
          <chakra.div ref={commentsPart} tabIndex={-1} outline="none" minW="0">
            {comments}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.div>
  );
}
