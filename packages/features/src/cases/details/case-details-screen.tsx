import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { requestName } from "@gatehouse/domain/requests";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { Notice } from "@gatehouse/ui/notice";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { CircleCheck, CircleDot, FolderOpen, RefreshCw } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useActions, useErrorText, usePageTitle, useSession, useShortcut, useToast } from "../../app/index.ts";
import { JumpBar, jumpBarRoom, type PartRef, useCommentsName } from "../../app/jump-bar/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { cardDay } from "../../app/time/index.ts";
import { useBroad } from "../../app/use-narrow.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { caseTime } from "../case-time.ts";
import { CommentsPanel } from "../comments/index.ts";
import { useOpeningWords } from "../opening/use-opening-words.ts";
import { Activity } from "./activity.tsx";
import { AssignedTo } from "./assigned-to.tsx";
import { CaseMessages } from "./case-messages.tsx";
import { CaseSteps } from "./case-steps.tsx";
import { useCaseChanges } from "./data/use-case-changes.ts";
import { type ReadCase, useCase } from "./data/use-case.ts";
import { type CaseAddress, type CaseStep, listOf } from "./details-search.ts";
import { messages } from "./messages/index.ts";
import { NoCase } from "./no-case.tsx";
import { NoteDialog } from "./note-dialog.tsx";
import { unreadOf } from "./unread-of.ts";

export interface CaseDetailsScreenProps {
  /** What the address says; read it with `parseCaseAddress`. */
  readonly address: CaseAddress;
  /** Another step was opened. */
  readonly onAddressChange: (next: CaseAddress) => void;
  /** A travel request as the area of requests shows it. */
  readonly renderRequest: (id: number) => ReactNode;
  /** An itinerary as the area of trips shows it. */
  readonly renderTrip: (trip: { readonly bookingNo: string; readonly vendorCode: string }) => ReactNode;
}

/** Case Details (CMT-14): what was asked for, what is booked, each flight, and what was said about each. */
export function CaseDetailsScreen(props: CaseDetailsScreenProps) {
  const t = useMessages(messages);
  const { found, error, isNone, reading, read } = useCase(props.address);
  const { user } = useSession();
  useShortcut({ keys: "r", label: t("refresh"), run: () => void read() });
  useActions([{ id: "case.refresh", label: t("refresh"), icon: RefreshCw, keys: "r", run: () => void read() }]);
  usePageTitle(
    found?.bookingNo ? `${t("title")} ${found.bookingNo}` : t("title"),
    found && listOf(props.address, found, user?.userid),
  );
  if (found) return <Ready {...props} found={found} failed={error !== undefined} read={() => void read()} />;
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
      {isNone ? (
        <NoCase address={props.address} onOpened={() => void read()} />
      ) : error === undefined ? (
        <chakra.div display="grid" gap="4" alignContent="start" aria-busy>
          <Skeleton height="20" />
          <Skeleton height="10" />
          <Skeleton height="40" />
        </chakra.div>
      ) : (
        <ErrorState
          labels={{ title: t("failed"), retry: t("refresh") }}
          onRetry={() => void read()}
          retrying={reading}
        />
      )}
    </chakra.div>
  );
}

interface ReadyProps extends CaseDetailsScreenProps {
  readonly found: ReadCase;
  /** It could not be read again: what stands may be old. */
  readonly failed: boolean;
  readonly read: () => void;
}

function Ready({ address, onAddressChange, renderRequest, renderTrip, found, failed, read }: ReadyProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const errorText = useErrorText(messages);
  const { run, running } = useCaseChanges();
  const [asking, setAsking] = useState(false);
  const commentsName = useCommentsName();
  const aboutPart = useRef<HTMLDivElement>(null);
  const commentsPart = useRef<HTMLDivElement>(null);
  const asidePart = useRef<HTMLDivElement>(null);
  const broad = useBroad();
  const isOpen = found.state === "OPEN";
  const step: CaseStep = address.step ?? (address.segmentId ? "segments" : found.bookingCreated ? "trips" : "request");
  const move = async (note: string): Promise<void> => {
    try {
      if (!(await run({ to: isOpen ? "close" : "reopen", id: found.caseId, note }))) return;
      setAsking(false);
      toast({ tone: "success", title: t(isOpen ? "done.closed" : "done.reopened") });
    } catch (error) {
      toast({ tone: "error", title: t("failed.change"), description: errorText(error) });
    } finally {
      read();
    }
  };
  const assign = async (operator: ReadCase["assignedTo"]): Promise<void> => {
    const { userid, name } = operator ?? { userid: "", name: "" };
    try {
      if (!(await run({ to: "assign", id: found.caseId, userid, seen: found.assignedTo?.userid ?? "" }))) return;
      toast({ tone: "success", title: userid === "" ? t("done.unassigned") : t("done.assigned", { name }) });
    } catch (error) {
      toast({ tone: "error", title: t("failed.change"), description: errorText(error) });
    } finally {
      read();
    }
  };
  const { bookingNo, travelRequestId, vCode } = found;
  const about = {
    ...(bookingNo === null ? {} : { bookingNo }),
    ...(travelRequestId === null ? {} : { travelRequestId }),
    vCode,
  };
  return (
    <chakra.div
      height="full"
      minH="0"
      // What is read aloud only stays inside: otherwise the window would scroll, too.
      position="relative"
      overflowY="auto"
      scrollPaddingTop={jumpBarRoom("lg")}
      px={{ base: "3", md: "gutter" }}
      pb="6"
    >
      <JumpBar
        // Each step has elements of its own.
        key={step}
        until="lg"
        parts={[
          { name: t(`step.${step}`), target: aboutPart },
          { name: commentsName, target: commentsPart, fresh: unreadOf(found)[step] },
          { name: t("activity"), target: asidePart },
        ]}
      />
      <chakra.div display="grid" gap="4" minW="0" pt="2">
        <PageHeader
          title={t("title")}
          note={
            <StatusPill tone={isOpen ? "ok" : "slate"} icon={isOpen ? CircleDot : CircleCheck}>
              {t(`state.${found.state}`)}
            </StatusPill>
          }
          tools={
            <>
              <AssignedTo found={found} busy={running} onAssign={(operator) => void assign(operator)} />
              <Button aria-keyshortcuts="r" onClick={read}>
                <RefreshCw aria-hidden /> {t("refresh")}
              </Button>
              <Button variant="outline" onClick={() => setAsking(true)}>
                {isOpen ? <CircleCheck aria-hidden /> : <FolderOpen aria-hidden />} {t(isOpen ? "close" : "reopen")}
              </Button>
            </>
          }
        />
        {failed && <Notice tone="warn">{t("failed")}</Notice>}
        {broad ? (
          // What became of a case is seen with what it is, above what can be long; on phones it stands below both.
          <chakra.div display="grid" gridTemplateColumns={besideComments} columnGap="6" alignItems="start">
            <Head found={found} />
            <Activity found={found} first={3} />
          </chakra.div>
        ) : (
          <Head found={found} />
        )}
        <CaseSteps found={found} step={step} onStep={(next) => onAddressChange({ ...address, step: next })} />
        <chakra.div
          display="grid"
          gridTemplateColumns={besideComments}
          // Messages stand below what it is about, beside the comments, and not below both.
          gridTemplateRows={{ lg: "auto 1fr" }}
          gridTemplateAreas={{ base: "'about' 'comments' 'aside'", lg: "'about comments' 'aside comments'" }}
          columnGap="6"
          rowGap="6"
          alignItems="start"
        >
          {step === "segments" ? (
            <Segments
              found={found}
              segmentId={address.segmentId}
              aboutPart={aboutPart}
              commentsPart={commentsPart}
              onSegment={(segmentId) => onAddressChange({ ...address, step, segmentId })}
            />
          ) : (
            <>
              <chakra.div ref={aboutPart} tabIndex={-1} outline="none" gridArea="about" minW="0">
                {step === "request" &&
                  (travelRequestId === null ? (
                    <EmptyState drawing="fog" title={t("none.request")} />
                  ) : (
                    renderRequest(travelRequestId)
                  ))}
                {step === "trips" &&
                  (found.bookingCreated && bookingNo !== null ? (
                    renderTrip({ bookingNo, vendorCode: vCode })
                  ) : (
                    <EmptyState drawing="fog" title={t("none.trips")} />
                  ))}
              </chakra.div>
              <chakra.div ref={commentsPart} tabIndex={-1} outline="none" gridArea="comments" minW="0">
                <CommentsPanel key={step} kind={step === "request" ? "TR" : "IT"} {...about} />
              </chakra.div>
            </>
          )}
          <chakra.div ref={asidePart} tabIndex={-1} outline="none" gridArea="aside" display="grid" gap="6" minW="0">
            {!broad && <Activity found={found} first={3} />}
            {bookingNo !== null && (
              <CaseMessages
                to={{ bookingNo, vendorCode: vCode, email: found.traveller.email, phone: found.traveller.phone }}
              />
            )}
          </chakra.div>
        </chakra.div>
      </chakra.div>
      <NoteDialog
        key={found.state}
        open={asking}
        title={t(isOpen ? "close" : "reopen")}
        label={t(isOpen ? "close.comment" : "reopen.reason")}
        busy={running}
        onDone={(note) => void move(note)}
        onClose={() => setAsking(false)}
      />
    </chakra.div>
  );
}

/** What a case is about, and beside it what is said. */
const besideComments = {
  base: "minmax(0, 1fr)",
  lg: "minmax(0, 1fr) minmax(22rem, 30rem)",
  "2xl": "minmax(0, 1fr) minmax(26rem, 36rem)",
} as const;

function Head({ found }: { readonly found: ReadCase }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { opening } = useOpeningWords();
  const { bookingNo, travelRequestId, vCode, createdAt, traveller, state, closingComment } = found;
  const opened = opening(found);
  const gender = (["M", "F", "X"] as const).find((each) => each === traveller.gender);
  const facts: readonly (readonly [name: string, value: string, mono: boolean])[] = [
    bookingNo === null
      ? [t("request"), travelRequestId === null ? "" : requestName(travelRequestId), true]
      : [t("booking"), bookingNo, true],
    [t("vendor"), vCode, true],
    [t("created"), `${caseTime(createdAt, language)} UTC`, false],
    [t("traveller"), traveller.name, false],
    [t("email"), traveller.email, false],
    [t("phone"), traveller.phone, false],
    [t("gender"), gender ? t(`gender.${gender}`) : traveller.gender, false],
    [t("dob"), traveller.dob === "" ? "" : cardDay(traveller.dob, language), false],
    ...(opened === "" ? [] : [[t("initial"), opened, false] as const]),
    // Of one that was opened again its history says why it had been closed.
    ...(state === "OPEN" || closingComment === "" ? [] : [[t("closing"), closingComment, false] as const]),
  ];
  return (
    <chakra.dl display="flex" flexWrap="wrap" columnGap="6" rowGap="2">
      {facts.map(([name, value, mono]) => (
        <div key={name}>
          <chakra.dt color="fg.muted" textStyle="xs">
            {name}
          </chakra.dt>
          <chakra.dd overflowWrap="anywhere" {...(mono ? { textStyle: "code" } : {})}>
            {value || "-"}
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  );
}

interface SegmentsProps {
  readonly found: ReadCase;
  readonly segmentId: number | undefined;
  readonly aboutPart: PartRef;
  readonly commentsPart: PartRef;
  readonly onSegment: (segmentId: number) => void;
}

/** The flights of a booking, and what was said about the one that is chosen. */
function Segments({ found, segmentId, aboutPart, commentsPart, onSegment }: SegmentsProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const chosen =
    segmentId === undefined ? found.segments[0] : found.segments.find((segment) => segment.segmentId === segmentId);
  if (found.segments.length === 0)
    return (
      <chakra.div ref={aboutPart} tabIndex={-1} outline="none" gridArea="about" minW="0">
        <EmptyState drawing="fog" title={t("none.segment")} />
      </chakra.div>
    );
  return (
    <>
      <chakra.ul
        ref={aboutPart}
        tabIndex={-1}
        outline="none"
        gridArea="about"
        minW="0"
        listStyleType="none"
        display="grid"
        gap="1"
        alignContent="start"
      >
        {found.segments.map((segment) => (
          <li key={segment.segmentId}>
            <chakra.button
              type="button"
              aria-pressed={segment === chosen}
              onClick={() => onSegment(segment.segmentId)}
              display="grid"
              gap="0.5"
              width="full"
              px="3"
              py="2"
              textAlign="start"
              borderWidth="1px"
              borderRadius="control"
              cursor="pointer"
              _hover={{ bg: "bg.hover" }}
              css={{ "&[aria-pressed=true]": { background: "bg.selected", borderColor: "accent.solid" } }}
            >
              <chakra.span display="flex" flexWrap="wrap" columnGap="3">
                <chakra.strong textStyle="code">{segment.flight}</chakra.strong>
                <chakra.span textStyle="code">
                  {segment.from} → {segment.to}
                </chakra.span>
                {segment.cancelled && <chakra.span color="state.bad.fg">{t("segment.cancelled")}</chakra.span>}
                {segment.external.unread + segment.internal.unread > 0 && (
                  <chakra.span ms="auto" color="accent.fg" fontSize="sm">
                    {t("new", { count: segment.external.unread + segment.internal.unread })}
                  </chakra.span>
                )}
              </chakra.span>
              <chakra.span color="fg.muted" fontSize="sm">
                {cardDay(segment.date, language)} {segment.time} · {t("segment.pnr")}{" "}
                <chakra.span textStyle="code">{segment.pnr}</chakra.span>
              </chakra.span>
            </chakra.button>
          </li>
        ))}
      </chakra.ul>
      <chakra.div ref={commentsPart} tabIndex={-1} outline="none" gridArea="comments" minW="0">
        {chosen ? (
          <CommentsPanel
            key={chosen.segmentId}
            kind="FS"
            segmentId={chosen.segmentId}
            flight={`${chosen.flight}, ${chosen.from} → ${chosen.to}`}
            vCode={found.vCode}
            {...(found.bookingNo === null ? {} : { bookingNo: found.bookingNo })}
          />
        ) : (
          <EmptyState drawing="fog" title={t("none.segment")} />
        )}
      </chakra.div>
    </>
  );
}
