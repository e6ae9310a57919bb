import type { ReportJob } from "@gatehouse/api/contract";
import { chakra } from "@chakra-ui/react";
import { errorCode } from "@gatehouse/api/client";
import { allOperators, type PerformanceForm as PerformanceValues, type TimeSpan } from "@gatehouse/domain/reports";
import { Notice } from "@gatehouse/ui/notice";
import { useState } from "react";
import { usePermission, useSession } from "../../app/index.ts";
import { type Clock, ClockContext, useClock } from "../../app/time/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { HelpAside } from "../help-aside.tsx";
import { JobNotice } from "../job-notice.tsx";
import { ReportPage } from "../report-page.tsx";
import { useReportWords } from "../use-report-words.ts";
import { usePerformance } from "./data/use-performance.ts";
import { useTimeSpan } from "./data/use-time-span.ts";
import { messages } from "./messages/index.ts";
import { PerformanceForm } from "./performance-form.tsx";
import type { WorkReport } from "./performance-search.ts";
import { ReportTabs } from "./report-tabs.tsx";
import { TimeSpanResult } from "./time-span-result.tsx";

export interface PerformanceScreenProps {
  readonly report: WorkReport;
  /** Seconds since 1970, UTC. Default: the machine's clock. */
  readonly clock?: Clock;
  /** IANA time zone that the range is read in. Default: the browser's. */
  readonly zone?: string;
}

type Outcome =
  | { readonly kind: "job"; readonly job: ReportJob }
  | { readonly kind: "figures"; readonly figures: TimeSpan; readonly form: PerformanceValues }
  | { readonly kind: "failed"; readonly error: unknown };

const fieldCodes = new Set(["OPERATOR_NOT_FOUND", "RANGE_REFUSED"]);
const isAboutField = (error: unknown): boolean => fieldCodes.has(errorCode(error));

const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The performance and the time span report (REP-3). */
export function PerformanceScreen({ clock, ...rest }: PerformanceScreenProps) {
  const machine = useClock();
  return (
    <ClockContext value={clock ?? machine}>
      <Report key={rest.report} {...rest} />
    </ClockContext>
  );
}

function Report({ report, zone = browserZone() }: Omit<PerformanceScreenProps, "clock">) {
  const t = useMessages(messages);
  const words = useReportWords();
  const { user } = useSession();
  const mayAll = usePermission("reportPerformanceAll");
  const performance = usePerformance();
  const timeSpan = useTimeSpan();
  const [outcome, setOutcome] = useState<Outcome>();
  /** Whose productivity it is (REP-21); without the all-scope always the user's own. */
  const about = ({ operatorId }: PerformanceValues): string =>
    mayAll ? operatorId || allOperators : (user?.userid ?? "");

  const ask = async (form: PerformanceValues): Promise<Outcome | undefined> => {
    if (report === "performance") {
      const job = await performance.run(form);
      return job && { kind: "job", job };
    }
    const figures = await timeSpan.run(form);
    return figures && { kind: "figures", figures, form };
  };
  const generate = async (form: PerformanceValues): Promise<void> => {
    try {
      const next = await ask(form);
      if (next) setOutcome(next);
    } catch (error) {
      // What a field is wrong about is said beside it.
      setOutcome(isAboutField(error) ? undefined : { kind: "failed", error });
      throw error;
    }
  };
  return (
    <ReportPage
      title={t(`title.${report}`)}
      lead={t(`lead.${report}`)}
      tabs={<ReportTabs report={report} />}
      form={
        <chakra.div display="flex" flexDirection="column" gap="4">
          <PerformanceForm
            report={report}
            zone={zone}
            onGenerate={generate}
            onReset={() => setOutcome(undefined)}
            busy={performance.running || timeSpan.running}
          />
          {outcome?.kind === "job" && <JobNotice key={outcome.job.jobId} job={outcome.job} />}
          {outcome?.kind === "figures" && (
            <Notice key={JSON.stringify(outcome.form)} tone="ok">
              {t("done.timeSpan", { operator: about(outcome.form) })}
            </Notice>
          )}
          {outcome?.kind === "failed" && (
            <Notice tone="bad">
              <strong>{t(`failed.${report}`)}</strong> {words.error(outcome.error)}
            </Notice>
          )}
        </chakra.div>
      }
      aside={
        <HelpAside title={t("help.title")}>
          {report === "performance" ? (
            <p>{t(mayAll ? "help.performance" : "help.performance.own")}</p>
          ) : (
            <p>
              {t("help.time-span")} {!mayAll && t("help.time-span.own")}
            </p>
          )}
          <p>{t("help.seconds")}</p>
          {report === "performance" && <p>{t("help.job")}</p>}
        </HelpAside>
      }
    >
      {outcome?.kind === "figures" && (
        <TimeSpanResult
          key={JSON.stringify(outcome.form)}
          figures={outcome.figures}
          form={outcome.form}
          operator={about(outcome.form)}
        />
      )}
    </ReportPage>
  );
}
