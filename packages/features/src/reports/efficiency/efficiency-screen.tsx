import { Button, chakra } from "@chakra-ui/react";
import { zonedClock } from "@gatehouse/domain/time";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { ariaKeys, KeyHint } from "@gatehouse/ui/key-hint";
import { Notice } from "@gatehouse/ui/notice";
import { ProgressBar } from "@gatehouse/ui/progress-bar";
import { Clock, RotateCw } from "lucide-react";
import { PageHeader } from "../../app/page-header.tsx";
import { useActions, useShortcut } from "../../app/index.ts";
import { useClock } from "../../app/time/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { messages as common } from "../messages/index.ts";
import { useRangeWords } from "../range/use-range-words.ts";
import { useReportWords } from "../use-report-words.ts";
import { type EfficiencyReport, useEfficiency } from "./data/use-efficiency.ts";
import { type EfficiencySearch, isSameSearch, quickSearch, rangeOf } from "./efficiency-search.ts";
import { EfficiencySkeleton } from "./efficiency-skeleton.tsx";
import { EfficiencyView } from "./efficiency-view.tsx";
import { messages } from "./messages/index.ts";
import { RangeBar } from "./range-bar.tsx";

export interface EfficiencyScreenProps {
  /** What the address says; read it with `parseEfficiencySearch`. */
  readonly search: EfficiencySearch;
  /** Asks for another address. */
  readonly onSearchChange: (next: EfficiencySearch) => void;
}

const refreshKey = "r";
const container = { containerType: "inline-size" } as const;

/** The efficiency report (REP-11, REP-13): what became of the check-ins of a range, in India's time whatever the browser's zone is. */
export function EfficiencyScreen({ search, onSearchChange }: EfficiencyScreenProps) {
  const t = useMessages(messages);
  const ranged = useRangeWords();
  const clock = useClock();
  const answer = useEfficiency(search);
  const { report, own, reading, read } = answer;
  useShortcut({ keys: refreshKey, label: t("refresh"), run: read });
  useActions([{ id: "efficiency.refresh", label: t("refresh"), icon: RotateCw, keys: refreshKey, run: read }]);
  return (
    <chakra.div display="flex" flexDirection="column" height="full" minH="0" overflowY="auto" css={container}>
      <chakra.header
        data-toast-room="top"
        flexShrink="0"
        px={{ base: "3", md: "gutter" }}
        pt="2"
        pb="3"
        borderBottomWidth="1px"
      >
        <chakra.div pb="2">
          <PageHeader
            title={t("title")}
            note={
              <chakra.p display="inline-flex" alignItems="center" gap="1.5" whiteSpace="nowrap">
                <Clock aria-hidden size={16} /> {ranged.zone.india}
              </chakra.p>
            }
            tools={
              <>
                <chakra.output alignSelf="center" color="fg.muted" textStyle="figures">
                  {own && report ? t("loaded", timeOf(report)) : reading && t("loading")}
                </chakra.output>
                <Button
                  variant="ghost"
                  aria-keyshortcuts={ariaKeys(refreshKey)}
                  aria-label={t("refresh")}
                  onClick={read}
                >
                  <chakra.span animation={reading ? "spin 900ms linear infinite" : undefined}>
                    <RotateCw aria-hidden />
                  </chakra.span>
                  <KeyHint keys={refreshKey} />
                </Button>
              </>
            }
          />
        </chakra.div>
        <RangeBar
          search={search}
          range={own && report ? report.range : rangeOf(search, clock())}
          onSearch={(next) => (isSameSearch(next, search) ? read() : onSearchChange(next))}
        />
      </chakra.header>
      <Figures {...answer} onLonger={() => onSearchChange(quickSearch(180))} />
    </chakra.div>
  );
}

const timeOf = ({ loadedAt }: EfficiencyReport): { readonly time: string; readonly zone: string } => {
  const { time, abbreviation } = zonedClock(loadedAt, "Asia/Kolkata");
  return { time, zone: abbreviation };
};

type FiguresProps = ReturnType<typeof useEfficiency> & { readonly onLonger: () => void };

function Figures({ report, own, error, reading, read, onLonger }: FiguresProps) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const { error: errorText } = useReportWords();
  const { minutesPreset } = useRangeWords();
  if (!report) {
    if (error === undefined) return <EfficiencySkeleton label={t("loading")} />;
    return (
      <ErrorState labels={{ title: t("failed"), retry: words("retry") }} onRetry={read} retrying={reading} my="auto">
        {errorText(error)}
      </ErrorState>
    );
  }
  const again = (
    <Button size="sm" onClick={read} disabled={reading}>
      {words("retry")}
    </Button>
  );
  return (
    <>
      {error !== undefined && (
        <Notice tone="warn" mx={{ base: "3", md: "gutter" }} my="2" actions={again}>
          {t("old", timeOf(report))} {errorText(error)}
        </Notice>
      )}
      {!own && <ProgressBar label={t("loading")} value={undefined} max={1} flexShrink="0" />}
      {isEmpty(report) ? (
        <EmptyState
          drawing="fog"
          title={t("empty.title")}
          my="auto"
          actions={<Button onClick={onLonger}>{minutesPreset(180)}</Button>}
        >
          {t("empty.hint")}
        </EmptyState>
      ) : (
        <EfficiencyView report={report} old={!own} />
      )}
    </>
  );
}

/** Neither a check-in nor any work. */
const isEmpty = ({ figures }: EfficiencyReport): boolean =>
  figures.totalCheckIn === 0 &&
  [figures.byAgentAttachedCount, figures.byAgentDisposedCount].every((counts) => Object.keys(counts).length === 0);
