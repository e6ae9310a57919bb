import { Button, chakra, Skeleton, VisuallyHidden } from "@chakra-ui/react";
import { isFlightsOnly, pendingStatuses, requestName } from "@gatehouse/domain/requests";
import { ErrorState } from "@gatehouse/ui/error-state";
import { Notice } from "@gatehouse/ui/notice";
import { Ban, Briefcase, ExternalLink, FileUp, Map, RefreshCw } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import {
  AppLink,
  useActions,
  useErrorText,
  usePageTitle,
  usePermission,
  useShortcut,
  useToast,
} from "../../app/index.ts";
import { JumpBar, jumpBarRoom, useCommentsName } from "../../app/jump-bar/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { casePath } from "../../app/case-path.ts";
import { createTripPath, tripPath } from "../../app/trip-path.ts";
import { dateTime } from "../../app/time/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { useCancel } from "./data/use-cancel.ts";
import { type ReadRequest, useRequest } from "./data/use-request.ts";
import type { RequestSearch } from "./details-search.ts";
import { messages } from "./messages/index.ts";
import { RequestParts } from "./request-parts.tsx";
import { RequestStatusPill } from "./request-status.tsx";

const pendingPath = "/dashboard/travel-request/pending";

export interface RequestDetailsScreenProps {
  /** What the address says; read it with `parseRequestSearch`. */
  readonly search: RequestSearch;
  /** Stands beside the request: what is said about it. */
  readonly comments?: ReactNode;
  /** Stands above the request in the place of the comments, where the address has them folded (CMT-19). */
  readonly foldedComments?: ReactNode;
}

/** Travel Request Details: what is asked for, by whom, and where it stands. */
export function RequestDetailsScreen({ search: { data: id }, comments, foldedComments }: RequestDetailsScreenProps) {
  const t = useMessages(messages);
  const { found, error, reading, read } = useRequest(id);
  useShortcut({ keys: "r", label: t("refresh"), run: () => void read() });
  useActions([{ id: "request.refresh", label: t("refresh"), icon: RefreshCw, keys: "r", run: () => void read() }]);
  const isPending = found && pendingStatuses.some((status) => status === found.travelRequest.status);
  usePageTitle(id === undefined ? t("title") : requestName(id), isPending ? pendingPath : undefined);
  if (id === undefined || (error !== undefined && !found))
    return (
      <chakra.div display="grid" gridTemplateRows="auto 1fr" height="full" px={{ base: "3", md: "gutter" }} pt="2">
        <PageHeader title={id === undefined ? t("title") : requestName(id)} />
        <ErrorState
          labels={{ title: t("failed.details"), retry: t("refresh") }}
          {...(id === undefined ? {} : { onRetry: () => void read(), retrying: reading })}
        />
      </chakra.div>
    );
  if (!found) return <Loading />;
  return (
    <Ready found={found} failed={error !== undefined} read={() => void read()} {...{ comments, foldedComments }} />
  );
}

/** The shape of what comes. */
const Loading = () => (
  <chakra.div display="grid" gap="4" px={{ base: "3", md: "gutter" }} py="3" aria-busy>
    <Skeleton height="8" width="20rem" maxW="full" />
    <Skeleton height="40" />
    <Skeleton height="28" />
    <chakra.div display="grid" gridTemplateColumns={{ base: "1fr", lg: "1fr 1fr" }} gap="4">
      <Skeleton height="48" />
      <Skeleton height="48" />
    </chakra.div>
  </chakra.div>
);

interface ReadyProps {
  readonly found: ReadRequest;
  /** It could not be read again: what stands may be old. */
  readonly failed: boolean;
  readonly read: () => void;
  readonly comments: ReactNode;
  readonly foldedComments: ReactNode;
}

function Ready({ found, failed, read, comments, foldedComments }: ReadyProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const toast = useToast();
  const errorText = useErrorText(messages);
  const isStaff = usePermission("travelRequestAssign");
  const mayMakeTrips = usePermission("tripsCreate");
  const seesCases = usePermission("cases");
  const seesTrips = usePermission("myTrips");
  const { run, running } = useCancel();
  const [asking, setAsking] = useState(false);
  const { travelRequest, canCancel } = found;
  const { id, status, createdAt, assignedTo, cancelReason, bookingNo, vendorCode } = travelRequest;
  const more = !isFlightsOnly(travelRequest);
  const name = requestName(id);
  // What is booked has a trip, of which further versions are made.
  const makesTrips = mayMakeTrips && status !== "CANCELLED";
  const cancel = async (reason: string): Promise<void> => {
    try {
      if (!(await run(id, reason))) return;
      setAsking(false);
      toast({ tone: "success", title: t("cancel.done", { request: name }) });
    } catch (error) {
      toast({ tone: "error", title: t("cancel.failed"), description: errorText(error) });
    } finally {
      read();
    }
  };
  const about = [
    t("created", { time: dateTime(createdAt, "UTC", language) }),
    ...(isStaff ? [assignedTo === null ? t("assigned.none") : t("assigned", { operator: assignedTo })] : []),
  ];
  const commentsName = useCommentsName();
  const requestPart = useRef<HTMLDivElement>(null);
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
      {comments && (
        <JumpBar
          until="xl"
          parts={[
            { name: t("request"), target: requestPart },
            { name: commentsName, target: commentsPart },
          ]}
        />
      )}
      <chakra.div
        display="grid"
        gridTemplateColumns={{
          base: "minmax(0, 1fr)",
          xl: comments ? "minmax(0, 1fr) minmax(22rem, 28rem)" : "minmax(0, 1fr)",
        }}
        columnGap="6"
        rowGap="6"
        alignItems="start"
        maxW={comments ? "108rem" : "76rem"}
        pt="2"
      >
        <chakra.div ref={requestPart} tabIndex={-1} outline="none" display="grid" gap="4" minW="0">
          <PageHeader
            title={t("title")}
            note={
              <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
                <chakra.span fontFamily="mono" color="fg.default">
                  {name}
                </chakra.span>
                <RequestStatusPill status={status} />
                {about.join(" · ")}
              </chakra.span>
            }
            tools={
              <>
                <Button aria-keyshortcuts="r" onClick={read}>
                  <RefreshCw aria-hidden /> {t("refresh")}
                </Button>
                {seesCases && more && (
                  <Button asChild variant="outline">
                    <AppLink href={casePath({ ...travelRequest, travelRequestId: id })}>
                      <Briefcase aria-hidden /> {t("viewCase")}
                    </AppLink>
                  </Button>
                )}
                {bookingNo !== null && seesTrips && (
                  <Button asChild variant="outline">
                    <AppLink href={tripPath(bookingNo, isStaff ? vendorCode : "")}>
                      <Map aria-hidden /> {t("trip")}
                    </AppLink>
                  </Button>
                )}
                {makesTrips && (
                  <Button asChild variant="solid">
                    <a
                      href={createTripPath({
                        travelRequestId: id,
                        ...(bookingNo !== null && { bookingNo, vendorCode }),
                      })}
                      target="_blank"
                      rel="noreferrer"
                    >
                      <FileUp aria-hidden /> {t("upload")}
                      <VisuallyHidden>, {t("upload.newTab")}</VisuallyHidden> <ExternalLink aria-hidden size={14} />
                    </a>
                  </Button>
                )}
                {canCancel && (
                  <Button variant="outline" onClick={() => setAsking(true)}>
                    <Ban aria-hidden /> {t("cancel")}
                  </Button>
                )}
              </>
            }
          />
          {failed && <Notice tone="warn">{t("failed.again")}</Notice>}
          {status === "CANCELLED" && (
            <Notice tone="info">
              {cancelReason === null ? t("cancelled") : t("cancelled.reason", { reason: cancelReason })}
            </Notice>
          )}
          {foldedComments}
          <RequestParts found={found} />
        </chakra.div>
        {comments && (
          <chakra.div ref={commentsPart} tabIndex={-1} outline="none" minW="0">
            {comments}
          </chakra.div>
        )}
      </chakra.div>
      <CancelDialog
        open={asking}
        request={name}
        needsReason={isStaff}
        busy={running}
        onCancel={(reason) => void cancel(reason)}
        onClose={() => setAsking(false)}
      />
    </chakra.div>
  );
}
