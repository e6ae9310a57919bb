import { Button, chakra } from "@chakra-ui/react";
import { errorCode } from "@gatehouse/api/client";
import type { ReportJob } from "@gatehouse/api/contract";
import type { BillingForm as BillingValues, ProductType } from "@gatehouse/domain/reports";
import { Notice } from "@gatehouse/ui/notice";
import { useState } from "react";
import { type Clock, ClockContext, useClock } from "../../app/time/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { HelpAside } from "../help-aside.tsx";
import { JobNotice } from "../job-notice.tsx";
import { ReportPage } from "../report-page.tsx";
import { saveFile } from "../../app/save-file.ts";
import { useReportWords } from "../use-report-words.ts";
import { BillingDifference } from "./billing-difference.tsx";
import { BillingForm } from "./billing-form.tsx";
import { useBilling } from "./data/use-billing.ts";
import { messages } from "./messages/index.ts";
import { WatchDifference } from "./watch-difference.tsx";

export interface BillingScreenProps {
  /** A preset product: its choice is not shown. */
  readonly product?: ProductType | undefined;
  /** Seconds since 1970, UTC. Default: the machine's clock. */
  readonly clock?: Clock;
}

type Outcome =
  | { readonly kind: "job"; readonly job: ReportJob }
  | { readonly kind: "file"; readonly file: File; readonly form: BillingValues }
  | { readonly kind: "failed"; readonly error: unknown };

const fieldCodes = new Set(["VENDOR_NOT_FOUND", "RANGE_REFUSED"]);
const isAboutField = (error: unknown): boolean => fieldCodes.has(errorCode(error));

/** The billing report (REP-2). */
export function BillingScreen({ product, clock }: BillingScreenProps) {
  const isAbout = (type: ProductType): boolean => product === undefined || product === type;
  const t = useMessages(messages);
  const machine = useClock();
  const { run, running } = useBilling();
  const [outcome, setOutcome] = useState<Outcome>();
  const generate = async (form: BillingValues): Promise<void> => {
    try {
      const answer = await run(form);
      if (answer === undefined) return;
      if (answer instanceof File) saveFile(answer);
      setOutcome(answer instanceof File ? { kind: "file", file: answer, form } : { kind: "job", job: answer });
    } catch (error) {
      // What a field is wrong about is said beside it.
      setOutcome(isAboutField(error) ? undefined : { kind: "failed", error });
      throw error;
    }
  };
  return (
    <ClockContext value={clock ?? machine}>
      <ReportPage
        title={product ? `${t("title")} · ${t(`product.${product}`)}` : t("title")}
        lead={t("lead")}
        form={
          <chakra.div display="flex" flexDirection="column" gap="4">
            <BillingForm
              key={product}
              product={product}
              onGenerate={generate}
              onReset={() => setOutcome(undefined)}
              busy={running}
            />
            {outcome && <Result outcome={outcome} />}
          </chakra.div>
        }
        aside={
          <HelpAside title={t("help.title")}>
            <p>{t("help.days")}</p>
            {isAbout("AC") && <p>{t("help.leftOut.AC")}</p>}
            {isAbout("FW") && <p>{t("help.leftOut.FW")}</p>}
            {isAbout("AC") && <p>{t("help.AC")}</p>}
            {isAbout("FW") && <p>{t("help.FW")}</p>}
            {isAbout("TC") && <p>{t("help.TC")}</p>}
          </HelpAside>
        }
      />
    </ClockContext>
  );
}

function Result({ outcome }: { readonly outcome: Outcome }) {
  const t = useMessages(messages);
  const words = useReportWords();
  if (outcome.kind === "job")
    return (
      <>
        <JobNotice key={outcome.job.jobId} job={outcome.job} />
        <BillingDifference id={outcome.job.jobId} />
      </>
    );
  if (outcome.kind === "file")
    return (
      <Notice tone="ok" actions={<Button onClick={() => saveFile(outcome.file)}>{t("done.again")}</Button>}>
        <strong>{t("done.file")}</strong>
        <chakra.p color="fg.muted" overflowWrap="anywhere">
          {outcome.file.name}
        </chakra.p>
        {outcome.form.productType === "FW" && <WatchDifference form={outcome.form} />}
      </Notice>
    );
  return errorCode(outcome.error) === "NO_DATA" ? (
    <Notice tone="info">{t("failed.empty")}</Notice>
  ) : (
    <Notice tone="bad">
      <strong>{t("failed.title")}</strong> {words.error(outcome.error)}
    </Notice>
  );
}
