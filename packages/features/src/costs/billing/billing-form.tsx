import { Button, chakra } from "@chakra-ui/react";
import { entryKinds } from "@gatehouse/domain/costs";
import { KeyHint } from "@gatehouse/ui/key-hint";
import { Notice } from "@gatehouse/ui/notice";
import { Download, Save } from "lucide-react";
import { useEffect, useState } from "react";
import { useActions, useConfirm, useLive, useShortcut, useToast } from "../../app/index.ts";
import { saveFile } from "../../app/save-file.ts";
import { dateTime } from "../../app/time/index.ts";
import type { ReadRecord } from "./data/use-billing.ts";
import { useReadAgain } from "./data/use-read-again.ts";
import { costFile } from "./form/cost-file.ts";
import { useBillingForm } from "./form/use-billing-form.ts";
import { Changes } from "./parts/changes.tsx";
import { Conflict } from "./parts/conflict.tsx";
import { CostDetails } from "./parts/cost-details.tsx";
import { HospitalPart } from "./parts/hospital-part.tsx";
import { MarksBar } from "./parts/marks-bar.tsx";
import { EntriesPart, Part, RowSheet } from "./parts/sheets.tsx";
import { ToldBar } from "./parts/told-bar.tsx";
import { useWords } from "./parts/use-words.ts";

const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export interface BillingFormProps {
  readonly loaded: ReadRecord;
  /** Whether something is typed that is not saved. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** A billing record as a form. */
export function BillingForm({ loaded, onDirty }: BillingFormProps) {
  const { t, language } = useWords();
  const toast = useToast();
  const ask = useConfirm();
  const state = useBillingForm(loaded, () => toast({ tone: "success", title: t("saved") }));
  const { form, read, outcome, running, isDirty } = state;
  const [newer, setNewer] = useState(0);
  const { run: readAgain, running: isReading } = useReadAgain();
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  useLive("billing.changed", ({ bookingNo, vendorCode, version }) => {
    if (bookingNo === read.bookingNo && vendorCode === read.vendorCode) setNewer(version);
  });
  const isNew = read.version === 0;
  const exportFile = (): void => saveFile(costFile(form.record, read, language));
  useShortcut({ keys: "Mod+Enter", label: t(isNew ? "create" : "save"), run: state.save });
  useActions([
    { id: "costs.save", label: t(isNew ? "create" : "save"), icon: Save, keys: "Mod+Enter", run: state.save },
    { id: "costs.export", label: t("export"), icon: Download, run: exportFile },
  ]);
  const [latest] = read.history;
  const name = [form.record.customerFirstName, form.record.customerLastName].filter((part) => part !== "").join(" ");
  const reset = async (): Promise<void> => {
    if (isDirty && !(await ask({ description: t("reset.ask"), confirm: t("reset"), tone: "danger" }))) return;
    state.reset();
  };
  const showNewer = async (): Promise<void> => {
    const stands = await readAgain(read);
    if (stands) state.merge(stands, false);
  };
  return (
    <>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        columnGap="4"
        px={{ base: "3", md: "gutter" }}
        pb="2"
        borderBottomWidth="1px"
        borderColor="border.subtle"
        color="fg.muted"
      >
        <chakra.output flex="1" minW="12rem">
          {latest
            ? t("head.stored", {
                time: dateTime(latest.at, zoneHere(), language),
                user: latest.userid,
              })
            : name === ""
              ? t("head.newUnknown")
              : t("head.new", { name })}
        </chakra.output>
        <span>
          {read.vendorName}, {read.currency}
        </span>
      </chakra.div>
      <chakra.form
        noValidate
        aria-label={t("title")}
        onSubmit={(event) => {
          event.preventDefault();
          state.save();
        }}
        // Below each other nothing is shared out: what does not fit is scrolled.
        display={{ base: "block", lg: "grid" }}
        gridTemplateColumns={{ lg: "minmax(0, 1fr) 17rem" }}
        gridTemplateRows={{ lg: "minmax(0, 1fr)" }}
        minH="0"
        overflowY={{ base: "auto", lg: "visible" }}
      >
        <chakra.div px={{ base: "3", md: "gutter" }} pb="4" minH="0" overflowY={{ lg: "auto" }}>
          <chakra.div display="grid" gap="2" pt="2" css={{ "&:empty": { display: "none" } }}>
            {state.isRestored && (
              <Notice
                tone="info"
                actions={
                  <Button variant="plain" onClick={state.reset}>
                    {t("discard")}
                  </Button>
                }
              >
                {t("restored")}
              </Notice>
            )}
            {outcome?.kind === "changed" && <Conflict state={state} stands={outcome.stands} />}
            {outcome?.kind !== "changed" && newer > read.version && !running && (
              <Notice
                tone="info"
                actions={
                  <Button variant="outline" disabled={isReading} onClick={() => void showNewer()}>
                    {t("newer.show")}
                  </Button>
                }
              >
                {t("newer.title")}
              </Notice>
            )}
            {outcome?.kind === "failed" && (
              <Notice
                tone="bad"
                actions={
                  <Button variant="outline" disabled={running} onClick={state.save}>
                    {t("retry")}
                  </Button>
                }
              >
                <strong>{t("save.failed")}</strong> {t(outcome.isOffline ? "save.offline" : "save.failedHint")}
              </Notice>
            )}
            {outcome?.kind === "wrong" && <Notice tone="warn">{t("wrong", { count: outcome.count })}</Notice>}
          </chakra.div>
          <MarksBar state={state} />
          <Part title={t("part.details")}>
            <RowSheet state={state} part="details" />
          </Part>
          {entryKinds.map((kind) => (
            <EntriesPart key={kind} state={state} kind={kind} />
          ))}
          <HospitalPart state={state} />
        </chakra.div>
        <chakra.aside
          aria-label={t("part.cost")}
          display="flex"
          flexDirection="column"
          minH="0"
          bg="bg.sunken"
          borderLeftWidth={{ lg: "1px" }}
          borderTopWidth={{ base: "1px", lg: "0" }}
          borderColor="border.subtle"
        >
          <chakra.div flex="1" minH="0" overflowY={{ lg: "auto" }} px="4" py="3" minW="0">
            <CostDetails state={state} />
            <Changes history={read.history} />
          </chakra.div>
          <chakra.div
            px="4"
            py="3"
            display="grid"
            gap="2"
            borderTopWidth="1px"
            borderColor="border.subtle"
            position={{ base: "sticky", lg: "static" }}
            bottom="0"
            bg="bg.sunken"
          >
            {Object.keys(form.marks).length > 0 && (
              <chakra.p color="fg.muted" textStyle="sm" hideBelow="lg">
                {t("marks.saved")}
              </chakra.p>
            )}
            <Button
              type="submit"
              variant="solid"
              width="full"
              aria-keyshortcuts="Control+Enter Meta+Enter"
              aria-disabled={running || undefined}
            >
              {t(running ? "saving" : isNew ? "create" : "save")} <KeyHint keys="Mod+Enter" />
            </Button>
            <chakra.div display="flex" flexWrap="wrap" gap="2">
              <Button variant="outline" onClick={() => void reset()}>
                {t("reset")}
              </Button>
              <Button variant="ghost" title={t("export.done")} onClick={exportFile}>
                {t("export")}
              </Button>
            </chakra.div>
          </chakra.div>
        </chakra.aside>
      </chakra.form>
      <ToldBar state={state} />
    </>
  );
}
