import { Box, Button, chakra, Skeleton } from "@chakra-ui/react";
import type { CheckIn } from "@gatehouse/domain/checkin";
import { ErrorState } from "@gatehouse/ui/error-state";
import { DockedPanel, SidePanel } from "@gatehouse/ui/side-panel";
import { ExternalLink, FileText } from "lucide-react";
import { useErrorText } from "../../app/index.ts";
import { ActionLog } from "./action-log.tsx";
import { useActionLog } from "../data/use-action-log.ts";
import { detailsPath } from "../details-path.ts";
import { messages } from "../messages/index.ts";
import { AutomationCell, ClosingTime, isPressing, StateCell } from "../columns/queue-cells.tsx";
import type { Words } from "../use-words.ts";

export interface ActionsPanelProps {
  /** Whose actions; it stays while the panel closes. */
  readonly row: CheckIn;
  readonly open: boolean;
  /** Each new number takes the focus into the panel. */
  readonly turn: number;
  /** Beside the rows, where there is room; elsewhere it lies over them. */
  readonly docked: boolean;
  readonly words: Words;
  readonly onClose: () => void;
  readonly onOpenPass: (row: CheckIn) => void;
}

/** The panel View Actions: a check-in in full, and everything that was done with it (QUE-18). */
export function ActionsPanel({ row, open, turn, docked, words, onClose, onOpenPass }: ActionsPanelProps) {
  const { t } = words;
  const shared = {
    onClose,
    title: words.name(row),
    labels: { close: t("actions.close") },
  };
  const footer = (
    <>
      {row.pass && (
        <Button onClick={() => onOpenPass(row)}>
          <FileText aria-hidden /> {t("actions.openPass")}
        </Button>
      )}
      <Button asChild>
        <a href={detailsPath(row)} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden /> {t("actions.openPage")}
        </a>
      </Button>
    </>
  );
  const content = (
    <>
      <Details row={row} words={words} />
      <Log key={row.checkInId} checkInId={row.checkInId} words={words} />
    </>
  );
  if (!docked)
    return (
      <SidePanel {...shared} open={open} size="md" footer={footer}>
        {content}
      </SidePanel>
    );
  return (
    open && (
      <DockedPanel {...shared} focusTurn={turn} footer={footer}>
        {content}
      </DockedPanel>
    )
  );
}

function Details({ row, words }: Pick<ActionsPanelProps, "row" | "words">) {
  const { t } = words;
  const facts: readonly (readonly [label: string, value: React.ReactNode])[] = [
    // What is past has no deadline any more.
    [
      t("column.closesIn"),
      !row.expired && <ClosingTime key="closes" closing={row} words={words} pressing={isPressing(row)} />,
    ],
    [t("column.closesAt"), words.utc(row.windowClosesAt)],
    [
      t("column.state"),
      <StateCell key="state" state={row.currentState}>
        {words.state(row.currentState)}
      </StateCell>,
    ],
    [t("actions.holder"), words.lock(row)],
    [t("column.pnr"), <Code key="pnr">{row.pnr}</Code>],
    [t("column.bookingNo"), <Code key="booking">{row.bookingNo}</Code>],
    [t("column.flight"), `${row.airline.iata} ${row.flightnum} · ${row.from.iata} → ${row.to.iata}`],
    [t("column.departsLocal"), `${words.local(row)} (${row.dept.zone})`],
    [t("column.departsUtc"), words.utc(row.dept.deptTimeUTCSecs)],
    [
      t("column.automation"),
      <AutomationCell key="automation" status={row.automationStatus}>
        {words.automation(row.automationStatus)}
      </AutomationCell>,
    ],
    [t("column.vendor"), row.vendorName],
    [t("column.dmscode"), row.pass && <Code key="dmscode">{row.pass.dmscode}</Code>],
    [t("column.attachedBy"), row.lastPageAttachedBy],
    [t("column.disposedBy"), row.disposeState?.disposedBy],
    [t("column.reason1"), words.reason(row.disposeState?.reason1)],
    [t("column.reason2"), words.reason(row.disposeState?.reason2)],
    [t("column.checkInId"), <Code key="id">{row.checkInId}</Code>],
  ];
  return (
    <Box as="section" aria-label={t("actions.details")}>
      <chakra.dl display="grid" gridTemplateColumns="max-content minmax(0, 1fr)" columnGap="4" rowGap="1">
        {facts
          .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== "")
          .map(([label, value]) => (
            <Box key={label} display="contents">
              <chakra.dt color="fg.muted">{label}</chakra.dt>
              <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
            </Box>
          ))}
      </chakra.dl>
    </Box>
  );
}

const Code = ({ children }: { readonly children: string | number }) => (
  <chakra.span textStyle="code">{children}</chakra.span>
);

function Log({ checkInId, words }: { readonly checkInId: number; readonly words: Words }) {
  const { t } = words;
  const { entries, error, retrying, retry } = useActionLog(checkInId);
  const errorText = useErrorText(messages);
  return (
    <Box as="section" aria-label={t("actions.log")} pt="5">
      <chakra.h2 fontWeight="strong" pb="1">
        {t("actions.log")}
      </chakra.h2>
      {entries ? (
        <ActionLog entries={entries} words={words} />
      ) : error ? (
        <ErrorState
          onRetry={retry}
          retrying={retrying}
          labels={{ title: t("failed.actions"), retry: t("failed.retry") }}
          py="4"
        >
          {errorText(error)}
        </ErrorState>
      ) : (
        <Box aria-busy display="grid" gap="2" py="2">
          {[1, 2, 3, 4].map((line) => (
            <Skeleton key={line} height="6" />
          ))}
        </Box>
      )}
    </Box>
  );
}
