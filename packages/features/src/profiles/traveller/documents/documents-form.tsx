import { Button, chakra } from "@chakra-ui/react";
import { dateBounds } from "@gatehouse/domain/time";
import { expiredDocuments } from "@gatehouse/domain/profiles";
import { CountryField } from "@gatehouse/ui/country-field";
import { DateField } from "@gatehouse/ui/date-picker";
import { TextField } from "@gatehouse/ui/field";
import { Notice } from "@gatehouse/ui/notice";
import { type ReactNode, useId } from "react";
import { useApi } from "../../../app/index.ts";
import { useDateLabels } from "../../../app/date-labels/index.ts";
import { useNarrow } from "../../../app/use-narrow.ts";
import { textOf, useLanguage, useMessages } from "../../../i18n/index.ts";
import type { StoredDocuments } from "../data/use-documents.ts";
import { idOf } from "../form/profile-form-context.ts";
import { messages } from "../messages/index.ts";
import { Fields } from "../parts/part.tsx";
import { DocumentNumberField } from "./document-number.tsx";
import { type DocumentsFormState, useDocumentsForm } from "./use-documents-form.ts";

/** The identity documents as a form. What is typed is kept nowhere on the device. */
export function DocumentsForm({ loaded }: { readonly loaded: StoredDocuments }) {
  const t = useMessages(messages);
  const isNarrow = useNarrow();
  const form = useDocumentsForm(loaded);
  const { outcome, running, stored } = form;
  const part = { form, isNarrow };
  return (
    <chakra.form
      noValidate
      aria-label={t("part.documents")}
      display="flex"
      flexDirection="column"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      {stored.isLost && <Notice tone="warn">{t("documents.lost")}</Notice>}
      <Group title={t("documents.passport")}>
        <Nationality {...part} />
        <DocumentNumberField field="passportNo" {...part} />
        <DocumentDate field="passportIssueDate" {...part} />
        <DocumentDate field="passportExpDate" {...part} />
      </Group>
      <Group title={t("documents.known")}>
        <DocumentNumberField field="tsaNumber" {...part} />
      </Group>
      <Group title={t("documents.licence")}>
        <DocumentNumberField field="licenseNumber" {...part} />
        <State {...part} />
        <DocumentDate field="licenseExpiryDate" {...part} />
      </Group>
      <chakra.div display="flex" flexDirection="column" alignItems="start" gap="3">
        {outcome?.kind === "saved" && (
          <Notice tone="ok" width="full">
            {t("documents.saved")}
          </Notice>
        )}
        {outcome?.kind === "wrong" && (
          <Notice tone="warn" width="full">
            {t("wrong", { count: outcome.count })}
          </Notice>
        )}
        {outcome?.kind === "changed" && (
          <Notice tone="warn" width="full">
            {t("documents.changed")}
          </Notice>
        )}
        {outcome?.kind === "failed" && (
          <Notice tone="bad" width="full">
            {t(outcome.isOffline ? "save.offline" : "documents.save.failed")}
          </Notice>
        )}
        <Button type="submit" variant="outline" aria-disabled={running || !form.isDirty || undefined}>
          {t(running ? "saving" : "documents.save")}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <chakra.fieldset aria-labelledby={id} minW="0">
      <chakra.h3 id={id} textStyle="sm" fontWeight="strong" pb="2">
        {title}
      </chakra.h3>
      <Fields columns={2}>{children}</Fields>
    </chakra.fieldset>
  );
}

interface PartProps {
  readonly form: DocumentsFormState;
  readonly isNarrow: boolean;
}

function Nationality({ form, isNarrow }: PartProps) {
  const t = useMessages(messages);
  const locale = useLanguage();
  const api = useApi();
  const code = form.problemAt("nationality");
  return (
    <CountryField
      id={idOf("nationality")}
      size={isNarrow ? "lg" : "md"}
      locale={locale}
      value={form.values.nationality}
      onChange={(iso3) => form.change("nationality", iso3)}
      searchCountries={(q, signal) => api.reference.countries({ q }, { signal })}
      error={textOf(messages, code && `problem.${code}`)}
      labels={{
        label: t("field.nationality"),
        placeholder: t("country.placeholder"),
        clear: t("country.clear"),
        short: t("country.short"),
        loading: t("country.loading"),
        failed: t("country.failed"),
        retry: t("retry"),
        none: (text) => t("country.none", { text }),
        found: (count) => t("country.found", { count }),
        unknown: t("country.unknown"),
      }}
    />
  );
}

function State({ form, isNarrow }: PartProps) {
  const t = useMessages(messages);
  const code = form.problemAt("licenseIssueState");
  return (
    <TextField
      id={idOf("licenseIssueState")}
      name="licenseIssueState"
      fieldSize={isNarrow ? "lg" : "md"}
      label={t("field.licenseIssueState")}
      autoComplete="off"
      value={form.values.licenseIssueState}
      onChange={({ currentTarget }) => form.change("licenseIssueState", currentTarget.value)}
      error={textOf(messages, code && `problem.${code}`)}
    />
  );
}

interface DocumentDateProps extends PartProps {
  readonly field: "passportIssueDate" | "passportExpDate" | "licenseExpiryDate";
}

function DocumentDate({ form, isNarrow, field }: DocumentDateProps) {
  const t = useMessages(messages);
  const labels = useDateLabels(true);
  const locale = useLanguage();
  const { today } = form;
  const code = form.problemAt(field);
  const isExpired = expiredDocuments(form.values, today).some((expired) => expired === field);
  return (
    <DateField
      id={idOf(field)}
      name={field}
      size={isNarrow ? "lg" : "md"}
      today={today}
      locale={locale}
      written
      min={dateBounds.min}
      max={field === "passportIssueDate" ? today : dateBounds.max}
      value={form.values[field]}
      onChange={(date) => form.change(field, date)}
      error={textOf(messages, code && `problem.${code}`)}
      helper={isExpired ? <chakra.span color="state.warn.fg">{t("documents.expired")}</chakra.span> : undefined}
      labels={{
        ...labels,
        label: t(`field.${field}`),
        notADate: t("date.invalid"),
        tooLate: () => t("problem.document.issueDate.future"),
      }}
    />
  );
}
