import { Button, chakra } from "@chakra-ui/react";
import { quietHours } from "@gatehouse/domain/messaging";
import {
  readOrigin,
  type SettingsProblem,
  settingsProblems,
  vendorCurrencies,
  vendorLanguages,
  type VendorSettings,
} from "@gatehouse/domain/vendors";
import { useState } from "react";
import { useApi, useToast } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { Columns, Line, Lines, Select } from "../parts/fields.tsx";
import { useSaving } from "./data/use-saving.ts";
import type { Vendor } from "./data/use-vendor.ts";
import { messages } from "./messages/index.ts";
import { SaveNotice } from "./save-notice.tsx";

export interface SettingsFormProps {
  readonly vendor: Vendor;
  /** Whether the reader changes how travel requests are made. */
  readonly mayChangeMode: boolean;
  readonly onClose: () => void;
  readonly onRead: () => void;
}

const zones = Intl.supportedValuesOf("timeZone");

/** The dialog in which a vendor's details are changed that say how it works (VEN-8). */
export function SettingsForm({ vendor, mayChangeMode, onClose, onRead }: SettingsFormProps) {
  const t = useMessages(messages);
  const api = useApi();
  const toast = useToast();
  const [base, setBase] = useState(vendor);
  const [values, setValues] = useState<VendorSettings>(vendor.settings);
  const [origins, setOrigins] = useState(vendor.settings.origins.join("\n"));
  const [isTried, setTried] = useState(false);
  const saving = useSaving();
  const change = (typed: Partial<VendorSettings>): void => setValues({ ...values, ...typed });
  const typedOrigins = origins
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const settings = { ...values, origins: typedOrigins.map((line) => readOrigin(line) ?? line) };
  const problems = settingsProblems(settings);
  const errorAt = (field: SettingsProblem["field"]): string | undefined => {
    const problem = isTried ? problems.find((each) => each.field === field) : undefined;
    if (!problem) return undefined;
    switch (problem.field) {
      case "quiet":
        return t(`settings.problem.quiet.${problem.code}`);
      case "origins":
        return problem.code === "origin"
          ? t("settings.problem.origins.origin", { origin: problem.origin })
          : t("settings.problem.origins.tooMany");
      default:
        return t(`settings.problem.${problem.field}`);
    }
  };
  const save = async (): Promise<void> => {
    setTried(true);
    const [first] = problems;
    if (first) {
      document.getElementById(`vendor-settings-${first.field}`)?.focus();
      return;
    }
    const { code, version } = base;
    if (!(await saving.run(() => api.vendors.saveSettings({ code, settings, version })))) return;
    toast({ tone: "success", title: t("saved") });
    onRead();
    onClose();
  };
  return (
    <chakra.form
      noValidate
      aria-label={t("settings.title")}
      display="grid"
      gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Columns>
        {mayChangeMode ? (
          <Select
            id="vendor-settings-mode"
            label={t("settings.mode")}
            value={values.requestMode}
            options={(["standard", "programs"] as const).map((mode) => ({
              value: mode,
              text: t(`settings.mode.${mode}`),
            }))}
            onChange={(mode) => change({ requestMode: mode === "programs" ? "programs" : "standard" })}
          />
        ) : (
          <chakra.div>
            <chakra.div fontWeight="strong">{t("settings.mode")}</chakra.div>
            <div>{t(`settings.mode.${values.requestMode}`)}</div>
            <chakra.div color="fg.muted" textStyle="sm">
              {t("settings.mode.admin")}
            </chakra.div>
          </chakra.div>
        )}
        <Select
          id="vendor-settings-currency"
          label={t("settings.currency")}
          value={values.currency}
          options={vendorCurrencies.map((currency) => ({ value: currency, text: currency }))}
          onChange={(currency) => change({ currency })}
          error={errorAt("currency")}
        />
        <Select
          id="vendor-settings-zone"
          label={t("settings.zone")}
          value={values.zone}
          options={[...(zones.includes(values.zone) ? [] : [values.zone]), ...zones].map((zone) => ({
            value: zone,
            text: zone.replaceAll("_", " "),
          }))}
          onChange={(zone) => change({ zone })}
          error={errorAt("zone")}
        />
        <Select
          id="vendor-settings-language"
          label={t("settings.language")}
          value={values.language}
          options={[
            ...(vendorLanguages.some((known) => known === values.language)
              ? []
              : [{ value: values.language, text: values.language }]),
            ...vendorLanguages.map((language) => ({ value: language, text: t(`settings.language.${language}`) })),
          ]}
          onChange={(language) => change({ language })}
          error={errorAt("language")}
        />
        <Line
          id="vendor-settings-quiet"
          label={t("settings.quietFrom")}
          optional
          value={values.quietFrom}
          onChange={(quietFrom) => change({ quietFrom: quietFrom.trim() })}
          error={errorAt("quiet")}
          helper={t("settings.quiet.empty", { from: quietHours.from, to: quietHours.until })}
        />
        <Line
          id="vendor-settings-quietTo"
          label={t("settings.quietTo")}
          optional
          value={values.quietTo}
          onChange={(quietTo) => change({ quietTo: quietTo.trim() })}
          error={undefined}
        />
      </Columns>
      <Lines
        id="vendor-settings-origins"
        label={t("settings.origins")}
        optional
        rows={3}
        value={origins}
        onChange={setOrigins}
        error={errorAt("origins")}
        helper={t("settings.origins.help")}
      />
      <SaveNotice
        outcome={saving.outcome}
        wrong={t("save.failed")}
        onRead={() => {
          setBase(vendor);
          setValues(vendor.settings);
          setOrigins(vendor.settings.origins.join("\n"));
          saving.forget();
        }}
      />
      <chakra.div display="flex" gap="2">
        <Button type="submit" variant="solid" aria-disabled={saving.running || undefined}>
          {t(saving.running ? "saving" : "save")}
        </Button>
        <Button onClick={onClose}>{t("cancel")}</Button>
      </chakra.div>
    </chakra.form>
  );
}
