import { Button, chakra, Field, Input } from "@chakra-ui/react";
import { errorCode } from "@gatehouse/api/client";
import {
  billingDays,
  type BillingForm as BillingValues,
  billingRanges,
  billingSchema,
  latestDay,
  otherVendor,
  type ProductType,
  productTypes,
} from "@gatehouse/domain/reports";
import { localClock } from "@gatehouse/domain/time";
import { DateRangePicker } from "@gatehouse/ui/date-picker";
import { Notice } from "@gatehouse/ui/notice";
import { yupResolver } from "@hookform/resolvers/yup";
import { FileDown } from "lucide-react";
import { useForm, useWatch } from "react-hook-form";
import { useClock } from "../../app/time/index.ts";
import { textOf, useLanguage, useMessages } from "../../i18n/index.ts";
import { CheckField } from "../check-field.tsx";
import { useVendors } from "../data/use-vendors.ts";
import { FormatField } from "../format-field.tsx";
import { messages as common } from "../messages/index.ts";
import { useRangeWords } from "../range/use-range-words.ts";
import { SelectField } from "../select-field.tsx";
import { useReportWords } from "../use-report-words.ts";
import { messages } from "./messages/index.ts";

/** Nothing chosen yet; the schema refuses it. */
const unset = "" as ProductType;

const blank = (product: ProductType | undefined): BillingValues => ({
  productType: product ?? unset,
  vid: "",
  otherVendorId: "",
  from: "",
  to: "",
  deactivated: false,
  format: "csv",
});

const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export interface BillingFormProps {
  /** A preset product: then there is nothing to choose. */
  readonly product: ProductType | undefined;
  /** Asks for the report; what it rejects with is said beside the field that it is about. */
  readonly onGenerate: (form: BillingValues) => Promise<unknown>;
  readonly onReset: () => void;
  readonly busy: boolean;
}

/** What is asked of the billing report (REP-2). What was typed stays, whatever becomes of it. */
export function BillingForm({ product, onGenerate, onReset, busy }: BillingFormProps) {
  const t = useMessages(messages);
  const tc = useMessages(common);
  const words = useReportWords();
  const language = useLanguage();
  const range = useRangeWords();
  const clock = useClock();
  const { vendors, error: vendorsFailed, retry } = useVendors();
  const zoneOf = (vid: string): string => vendors?.find(({ id }) => id === vid)?.zone ?? browserZone();
  const todayIn = (vid: string): string => localClock(clock(), zoneOf(vid)).date;
  const form = useForm<BillingValues>({
    defaultValues: blank(product),
    // "Maximum tomorrow" is the vendor's tomorrow.
    resolver: (values, context, options) => yupResolver(billingSchema(todayIn(values.vid)))(values, context, options),
  });
  const { register, handleSubmit, setValue, setError, clearErrors, control, reset, formState } = form;
  const { errors } = formState;
  const [productType, vid, from, to] = useWatch({ control, name: ["productType", "vid", "from", "to"] });
  const textFor = (key: string | undefined): string | undefined => textOf(common, key) ?? key;
  const missing = Object.values(errors).some((error) => error.message?.endsWith(".required"));
  const today = todayIn(vid);
  const chosen = vendors?.find(({ id }) => id === vid);

  const send = handleSubmit(
    async (values) => {
      try {
        await onGenerate(values);
      } catch (error) {
        const code = errorCode(error);
        if (code === "VENDOR_NOT_FOUND")
          setError(
            values.vid === otherVendor ? "otherVendorId" : "vid",
            { message: words.error(error) },
            { shouldFocus: true },
          );
        else if (code === "RANGE_REFUSED") setError("to", { message: words.error(error) });
      }
    },
    (wrong) => {
      // Native inputs are focused by the form library; the picker's are found by their ids.
      const first = (["productType", "vid", "otherVendorId", "from", "to"] as const).find((name) => wrong[name]);
      if (first === "from" || first === "to") document.querySelector<HTMLElement>(`#billing-${first}`)?.focus();
    },
  );

  return (
    <chakra.form
      aria-label={t("form")}
      onSubmit={(event) => void send(event)}
      noValidate
      display="flex"
      flexDirection="column"
      gap="4"
    >
      {missing && <Notice tone="bad">{tc("reports.required")}</Notice>}
      {vendorsFailed !== undefined && (
        <Notice tone="warn" actions={<Button onClick={retry}>{tc("retry")}</Button>}>
          {t("vendors.failed")}
        </Notice>
      )}
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" }}
        alignItems="start"
        gap="4"
      >
        {product === undefined && (
          <chakra.div gridColumn="1 / -1" maxW={{ sm: "calc(50% - 0.5rem)" }}>
            <SelectField
              label={t("productType")}
              required
              error={textFor(errors.productType?.message)}
              {...register("productType")}
            >
              <option value="">{t("productType.choose")}</option>
              {productTypes.map((type) => (
                <option key={type} value={type}>
                  {t(`product.${type}`)}
                </option>
              ))}
            </SelectField>
          </chakra.div>
        )}
        <SelectField
          label={t("vendor")}
          required
          error={textFor(errors.vid?.message)}
          loading={vendors === undefined && vendorsFailed === undefined}
          {...register("vid")}
        >
          <option value="">{t("vendor.choose")}</option>
          {vendors?.map(({ id, name }) => (
            <option key={id} value={id}>
              {id} · {name}
            </option>
          ))}
          <option value={otherVendor}>{t("vendor.other")}</option>
        </SelectField>
        {vid === otherVendor && (
          <Field.Root invalid={errors.otherVendorId !== undefined} required>
            <Field.Label>
              {t("otherVendor")} <Field.RequiredIndicator />
            </Field.Label>
            <Input
              {...register("otherVendorId")}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <Field.ErrorText>{textFor(errors.otherVendorId?.message)}</Field.ErrorText>
          </Field.Root>
        )}
      </chakra.div>
      <DateRangePicker
        id="billing"
        value={{ from, to }}
        onChange={(days) => {
          setValue("from", days.from);
          setValue("to", days.to);
          clearErrors(["from", "to"]);
        }}
        max={latestDay(today)}
        quickRanges={billingRanges.map((preset) => ({
          id: preset.id,
          label: range.preset(preset.id),
          range: billingDays(preset, today),
        }))}
        today={today}
        locale={language}
        required
        errors={{ from: textFor(errors.from?.message), to: textFor(errors.to?.message) }}
        labels={range.fromTo}
        zoneLabel={range.zone.vendor(chosen)}
      />
      {productType !== "TC" && (
        <CheckField label={t("deactivated")} help={t("deactivated.help")} {...register("deactivated")} />
      )}
      {productType !== "FW" && productType !== "TC" && <FormatField label={t("format")} field={register("format")} />}
      <chakra.div display="flex" flexWrap="wrap" gap="2" pt="1">
        <Button type="submit" variant="solid" aria-disabled={busy || undefined}>
          <FileDown aria-hidden /> {busy ? t("generating") : t("generate")}
        </Button>
        <Button
          onClick={() => {
            reset(blank(product));
            onReset();
          }}
        >
          {tc("reset")}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
