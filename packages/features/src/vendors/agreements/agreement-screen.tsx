import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { isOpenProspect } from "@gatehouse/domain/vendors";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { Notice } from "@gatehouse/ui/notice";
import { Check, FileQuestion, RefreshCw, X } from "lucide-react";
import { useState } from "react";
import { AppLink, useActions, useApi, usePageTitle, useShortcut } from "../../app/index.ts";
import { fileSize } from "../../app/file-size.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { relativeTime, useNow } from "../../app/time/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { vendorPath } from "../parts/vendor-path.ts";
import { approvePath, pendingPath } from "./agreement-path.ts";
import { type Prospect, type ProspectAddress, useProspect } from "./data/use-prospect.ts";
import type { Decision, Settled } from "./data/use-settle.ts";
import { AgreementPdf } from "./lazy-agreement-pdf.ts";
import { messages } from "./messages/index.ts";
import { OtherProspects, ProspectFacts, ProspectLog } from "./prospect-facts.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { StatePill } from "./state-pill.tsx";

export interface AgreementScreenProps {
  /** What the address says; read it with `parseAgreementSearch`. */
  readonly search: ProspectAddress;
}

/** The agreement of a prospect beside what it says of itself (VEN-19). */
export function AgreementScreen({ search }: AgreementScreenProps) {
  const t = useMessages(messages);
  const { prospect, error, isNone, reading, read } = useProspect(search);
  useShortcut({ keys: "r", label: t("refresh"), run: () => void read() });
  useActions([{ id: "agreement.refresh", label: t("refresh"), icon: RefreshCw, keys: "r", run: () => void read() }]);
  usePageTitle(prospect ? prospect.orgName : t("one.title"), "/dashboard/admin/agreement-details");
  if (prospect && !isNone) return <Ready key={prospect.id} prospect={prospect} failed={error !== undefined} />;
  const back = (
    <Button asChild>
      <AppLink href={pendingPath}>{t("to.list")}</AppLink>
    </Button>
  );
  return (
    <chakra.div px={{ base: "3", md: "gutter" }} py="2" display="grid" gap="4" alignContent="start" height="full">
      <PageHeader title={t("one.title")} />
      {isNone ? (
        <EmptyState drawing="fog" title={t("none")} actions={back}>
          {t("none.hint")}
        </EmptyState>
      ) : error === undefined ? (
        <chakra.div display="grid" gap="4" aria-busy>
          <Skeleton height="12" />
          <Skeleton height="60" />
        </chakra.div>
      ) : (
        <ErrorState
          labels={{ title: t("failed.one"), retry: t("refresh") }}
          onRetry={() => void read()}
          retrying={reading}
        />
      )}
    </chakra.div>
  );
}

function Ready({ prospect, failed }: { readonly prospect: Prospect; readonly failed: boolean }) {
  const t = useMessages(messages);
  const [decision, setDecision] = useState<Decision>();
  const [settled, setSettled] = useState<Settled>();
  const { orgName, state, agreementAttached, agreementSigned, emailTaken } = prospect;
  const isOpen = isOpenProspect(state);
  return (
    <chakra.div height="full" overflowY="auto">
      <chakra.div px={{ base: "3", md: "gutter" }} py="2" display="grid" gap="3" alignContent="start">
        <PageHeader
          title={<chakra.span overflowWrap="anywhere">{orgName}</chakra.span>}
          note={<StatePill state={state} />}
          tools={
            isOpen && (
              <>
                <Button onClick={() => setDecision("refuse")}>
                  <X aria-hidden /> {t("refuse")}
                </Button>
                <Button onClick={() => setDecision("askForFile")}>
                  <FileQuestion aria-hidden /> {t(agreementAttached ? "ask" : "ask.first")}
                </Button>
                {state === "PENDING" && agreementAttached && (
                  <Button variant="solid" asChild>
                    <AppLink href={approvePath(prospect.id)} title={t("approve.hint")}>
                      <Check aria-hidden /> {t("approve")}
                    </AppLink>
                  </Button>
                )}
              </>
            )
          }
        />
        {failed && <Notice tone="warn">{t("failed.one")}</Notice>}
        {settled && <Notice tone="warn">{t(`settled.${settled.state}`, { by: settled.by })}</Notice>}
        <Standing prospect={prospect} />
        {isOpen && emailTaken && <Notice tone="warn">{t("email.taken")}</Notice>}
        {isOpen && agreementAttached && !agreementSigned && <Notice tone="info">{t("unsigned.notice")}</Notice>}
        {state === "PENDING" && !agreementAttached && <Notice tone="info">{t("approve.missing")}</Notice>}
        <chakra.div
          display="grid"
          gap={{ base: "4", lg: "6" }}
          alignItems="start"
          gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(18rem, 2fr)" }}
        >
          <Agreement prospect={prospect} />
          <chakra.div display="grid" gap="5" minW="0" gridRow={{ base: "1", lg: "auto" }}>
            <ProspectFacts prospect={prospect} />
            <OtherProspects prospect={prospect} />
            <ProspectLog prospect={prospect} />
          </chakra.div>
        </chakra.div>
      </chakra.div>
      {decision && (
        <ReasonDialog
          prospect={prospect}
          decision={decision}
          onClose={() => setDecision(undefined)}
          onChanged={(next) => {
            setDecision(undefined);
            setSettled(next);
          }}
        />
      )}
    </chakra.div>
  );
}

/** What was decided, by whom, and why. */
function Standing({ prospect }: { readonly prospect: Prospect }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const now = useNow();
  const { state, by, changedAt, reason, vendor } = prospect;
  if (state === "PENDING" || state === "UNCONFIRMED") return null;
  return (
    <Notice
      tone={state === "APPROVED" ? "ok" : "info"}
      {...(vendor
        ? {
            actions: (
              <AppLink href={vendorPath(vendor)} color="accent.fg" fontWeight="strong">
                {t("to.vendor")}
              </AppLink>
            ),
          }
        : {})}
    >
      {t(`is.${state}`, { by, when: relativeTime(now, changedAt, language) })}
      {reason !== "" && state !== "APPROVED" && <chakra.p whiteSpace="pre-line">{reason}</chakra.p>}
    </Notice>
  );
}

/** The file, or that there is none. */
function Agreement({ prospect }: { readonly prospect: Prospect }) {
  const t = useMessages(messages);
  const api = useApi();
  const language = useLanguage();
  const { id, file, version } = prospect;
  if (!file)
    return (
      <EmptyState drawing="fog" title={t("pdf.missing")} titleAs="h2">
        {t("pdf.missing.hint")}
      </EmptyState>
    );
  return (
    <chakra.div display="grid" gap="1" minW="0">
      <chakra.p color="fg.muted" overflowWrap="anywhere">
        {t("file", { name: file.name, size: fileSize(file.size, language), count: file.pages })}
      </chakra.p>
      <AgreementPdf
        of={["agreements.file", id, version, file.name]}
        load={() => api.agreements.file({ id })}
        height="min(80dvh, 60rem)"
        labels={{ none: t("pdf.none"), label: t("pdf.label"), loading: t("pdf.loading") }}
      />
    </chakra.div>
  );
}
