import { Button, chakra, NativeSelect, Skeleton, Switch, VisuallyHidden } from "@chakra-ui/react";
import { isFlightsOnly, requestName } from "@gatehouse/domain/requests";
import { agendaOf, compareVersions, piecesOf, tripSpan, tripState } from "@gatehouse/domain/trips";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { Notice } from "@gatehouse/ui/notice";
import { Briefcase, CalendarPlus, Columns2, ExternalLink, FileUp, Printer, RefreshCw } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { AppLink, useActions, useApi, usePageTitle, usePermission, useShortcut, useToast } from "../../app/index.ts";
import { casePath } from "../../app/case-path.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { saveFile } from "../../app/save-file.ts";
import { type Clock, ClockContext, dateTime, dayText, useClock, useNow } from "../../app/time/index.ts";
import { useNarrow } from "../../app/use-narrow.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { requestPath } from "../../app/request-path.ts";
import { createTripPath } from "../../app/trip-path.ts";
import { PdfPanel } from "../pdf/lazy-pdf-panel.ts";
import { DifferenceList } from "../words/difference-list.tsx";
import { messages as tripMessages } from "../words/messages/index.ts";
import { useCities } from "../words/use-cities.ts";
import { useTripWords } from "../words/use-trip-words.ts";
import { AttachedFiles } from "./attached-files.tsx";
import { type Itinerary, useItinerary, useVersion, useVersions } from "./data/use-itinerary.ts";
import type { TripSearch } from "./details-search.ts";
import { messages } from "./messages/index.ts";
import { NowCard } from "./now-card.tsx";
import { PrintPage } from "./print-page.tsx";
import { PhoneLink, Timeline } from "./timeline.tsx";

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
  const tools = <Tools current={current} isStaff={isStaff} isPdf={isPdf} onPdf={setPdf} read={read} />;
  const isOld = shown !== undefined && !shown.latest;
  return (
    <chakra.div height="full" minH="0" overflowY="auto" px={{ base: "3", md: "gutter" }} pt="2" pb="6">
      <PrintPage />
      <chakra.div
        display="grid"
        gridTemplateColumns={{
          base: "minmax(0, 1fr)",
          xl: comments ? "minmax(0, 60rem) minmax(22rem, 28rem)" : "minmax(0, 60rem)",
        }}
        columnGap="8"
        rowGap="6"
        alignItems="start"
      >
        <chakra.div display="grid" gap="4" minW="0" data-print="">
          <PageHeader
            title={t("title")}
            note={
              <chakra.span display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center">
                <chakra.span textStyle="code" color="fg">
                  {current.bookingNumber}
                </chakra.span>
                <span>{current.vendorName}</span>
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
            <chakra.div
              data-no-print=""
              display="flex"
              flexWrap="wrap"
              alignItems="end"
              columnGap="4"
              rowGap="2"
              borderBlockWidth="1px"
              borderColor="border.subtle"
              py="2"
            >
              {versionsFailed && !versions ? (
                <Notice
                  tone="warn"
                  actions={
                    <Button size="sm" variant="outline" onClick={readVersions}>
                      {t("refresh")}
                    </Button>
                  }
                >
                  {t("version.failed")}
                </Notice>
              ) : (
                <VersionSelect
                  value={chosen ?? current.version}
                  current={current.version}
                  versions={versions?.map(({ version }) => version) ?? [current.version]}
                  onChange={(version) => setChosen(version === current.version ? undefined : version)}
                />
              )}
              <chakra.span color="fg.muted" alignSelf="center">
                {t("version.publishedBy", {
                  time: `${dateTime((shown ?? current).publishedAt, "UTC", language)} UTC`,
                  name: (shown ?? current).publishedBy,
                })}
                {(shown ?? current).finishedPdf && (
                  <chakra.span display="block" overflowWrap="anywhere">
                    {t("version.finished", { name: (shown ?? current).finishedPdf?.name ?? "" })}
                  </chakra.span>
                )}
              </chakra.span>
              {earlier > 0 && !isPdf && (
                <Button variant="ghost" aria-pressed={comparing} onClick={() => setComparing(!comparing)}>
                  <Columns2 aria-hidden /> {comparing ? t("compare.close") : t("compare", { version: earlier })}
                </Button>
              )}
            </chakra.div>
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
                    <NowCard days={days} words={tripWords} now={now} />
                  </chakra.div>
                )}
                <Timeline days={days} words={tripWords} now={now} />
                {cancelled && <Cancelled itinerary={shown} words={tripWords} />}
                <Travellers itinerary={shown} />
                <AttachedFiles itinerary={shown} />
                {shown.meantSo.length > 0 && <MeantSo itinerary={shown} />}
              </>
            )
          )}
          {!shown && !shownVersion.failed && !isPdf && <output>{t("version.reading")}</output>}
        </chakra.div>
        {comments}
      </chakra.div>
    </chakra.div>
  );
}

interface VersionPdfProps {
  readonly current: Itinerary;
  readonly version: number;
  readonly isStaff: boolean;
}

/** A version as a PDF, in the reader's language (TRP-38). */
function VersionPdf({ current, version, isStaff }: VersionPdfProps) {
  const language = useLanguage();
  const api = useApi();
  const { bookingNumber: bookingNo } = current;
  const vendorCode = isStaff ? current.vendorCode : "";
  return (
    <PdfPanel
      of={[bookingNo, vendorCode, version, language]}
      load={() => api.trips.pdf({ bookingNo, vendorCode, version, language })}
    />
  );
}

interface ToolsProps {
  readonly current: Itinerary;
  readonly isStaff: boolean;
  readonly isPdf: boolean;
  readonly onPdf: (on: boolean) => void;
  readonly read: () => void;
}

function Tools({ current, isStaff, isPdf, onPdf, read }: ToolsProps) {
  const t = useMessages(messages);
  const api = useApi();
  const toast = useToast();
  const { bookingNumber, vendorCode, travelRequestId } = current;
  const seesCases = usePermission("cases");
  const save = async (): Promise<void> => {
    try {
      saveFile(await api.trips.calendar({ bookingNo: bookingNumber, vendorCode: isStaff ? vendorCode : "" }));
    } catch {
      toast({ tone: "error", title: t("calendar.failed") });
    }
  };
  return (
    <chakra.div data-no-print="" display="flex" flexWrap="wrap" gap="2">
      <Button aria-keyshortcuts="r" onClick={read}>
        <RefreshCw aria-hidden /> {t("refresh")}
      </Button>
      <Button variant="outline" onClick={() => void save()}>
        <CalendarPlus aria-hidden /> {t("calendar")}
      </Button>
      <Switch.Root checked={isPdf} onCheckedChange={({ checked }) => onPdf(checked)} px="1">
        <Switch.HiddenInput />
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
        <Switch.Label whiteSpace="nowrap">{t("pdf")}</Switch.Label>
      </Switch.Root>
      {!isPdf && (
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden /> {t("print")}
        </Button>
      )}
      {seesCases && !isFlightsOnly({ vendorCode }) && (
        <Button asChild variant="outline">
          <AppLink href={casePath({ bookingNo: bookingNumber, vendorCode })}>
            <Briefcase aria-hidden /> {t("viewCase")}
          </AppLink>
        </Button>
      )}
      {isStaff && (
        <Button asChild variant="solid">
          <a
            href={createTripPath({ bookingNo: bookingNumber, vendorCode, travelRequestId })}
            target="_blank"
            rel="noreferrer"
            title={travelRequestId === null ? undefined : requestName(travelRequestId)}
          >
            <FileUp aria-hidden /> {t("upload")}
            <VisuallyHidden>, {t("newTab")}</VisuallyHidden> <ExternalLink aria-hidden size={14} />
          </a>
        </Button>
      )}
    </chakra.div>
  );
}

interface VersionSelectProps {
  readonly value: number;
  readonly current: number;
  /** The current one first, then by falling number. */
  readonly versions: readonly number[];
  readonly onChange: (version: number) => void;
}

function VersionSelect({ value, current, versions, onChange }: VersionSelectProps) {
  const t = useMessages(messages);
  const id = useId();
  return (
    <chakra.div>
      <chakra.label htmlFor={id} display="block" textStyle="xs" color="fg.muted">
        {t("version.select")}
      </chakra.label>
      <NativeSelect.Root width="13rem">
        <NativeSelect.Field
          id={id}
          value={String(value)}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        >
          {versions.map((version) => (
            <option key={version} value={version}>
              {t(version === current ? "version.current" : "version.of", { version })}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </chakra.div>
  );
}

const Heading = chakra("h2", { base: { textStyle: "md", fontWeight: "strong", paddingBlockEnd: "1.5" } });

function Cancelled({
  itinerary: { content },
  words,
}: {
  readonly itinerary: Itinerary;
  readonly words: ReturnType<typeof useTripWords>;
}) {
  const t = useMessages(messages);
  const names = piecesOf(content).filter(({ piece }) => piece.cancelled);
  return (
    <section>
      <Heading>{t("cancelled")}</Heading>
      <chakra.ul listStyleType="none" m="0" p="0">
        {names.map((of) => (
          <chakra.li key={of.piece.id} color="fg.muted">
            <s>{words.nameOf(of)}</s>
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  );
}

function Travellers({ itinerary: { content } }: { readonly itinerary: Itinerary }) {
  const t = useMessages(messages);
  return (
    <section>
      <Heading>{t("travellers")}</Heading>
      <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="1">
        {content.travellers.map(({ travelerId, prefix, firstName, middleName, lastName, email, phone }) => (
          <chakra.li key={travelerId} display="flex" flexWrap="wrap" columnGap="4">
            <chakra.span>
              {[prefix, firstName, middleName, lastName].filter((part) => part !== "").join(" ")}
            </chakra.span>
            {email !== "" && <chakra.span color="fg.muted">{email}</chakra.span>}
            {phone !== "" && <PhoneLink number={phone} label={t("call", { number: phone })} />}
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  );
}

function MeantSo({ itinerary: { meantSo } }: { readonly itinerary: Itinerary }) {
  const t = useMessages(messages);
  const language = useLanguage();
  return (
    <section data-no-print="">
      <Heading>{t("meantSo")}</Heading>
      <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="1">
        {meantSo.map(({ key, by, at, reason }) => (
          <li key={key}>
            {reason}{" "}
            <chakra.span color="fg.muted">
              {t("meantSo.by", { by, time: `${dateTime(at, "UTC", language)} UTC` })}
            </chakra.span>
          </li>
        ))}
      </chakra.ul>
    </section>
  );
}
