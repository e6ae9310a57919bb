import { chakra } from "@chakra-ui/react";
import type { Country } from "@gatehouse/domain/addresses";
import { genders, phoneCodes } from "@gatehouse/domain/travellers";
import { productTypes, type VendorDetails, type VendorField, type VendorProblem } from "@gatehouse/domain/vendors";
import { ReadyAddressEditor } from "@gatehouse/ui/address-editor/ready";
import { FieldMessages } from "@gatehouse/ui/field";
import { PhoneField } from "@gatehouse/ui/phone-field";
import { useNarrow } from "../../app/use-narrow.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { Columns, Line, Select, Tick } from "./fields.tsx";
import { messages } from "./messages/index.ts";
import { useProblemWords } from "./use-problem-words.ts";

const codes = phoneCodes();

/** The id in the document of an input of a vendor's details. */
export const idOf = (field: VendorField): string => {
  const inAddress = ["line1", "line2", "city", "country", "state", "pincode"].includes(field);
  return inAddress ? `vendor-address-${field}` : `vendor-${field}`;
};

export interface DetailsFieldsProps {
  readonly values: VendorDetails;
  readonly change: (typed: Partial<VendorDetails>) => void;
  /** What is wrong with a field, once it is to be said. */
  readonly problemAt: (field: VendorField) => VendorProblem | undefined;
  /** The reader has left a field. */
  readonly leave?: (field: VendorField) => void;
}

/** Name, phone, website. */
export function OrganizationFields({ values, change, problemAt, leave }: DetailsFieldsProps) {
  const t = useMessages(messages);
  const locale = useLanguage();
  const narrow = useNarrow();
  const words = useProblemWords();
  return (
    <Columns>
      <Line
        id={idOf("orgName")}
        label={t("field.orgName")}
        value={values.orgName}
        onChange={(orgName) => change({ orgName })}
        onBlur={() => leave?.("orgName")}
        error={words.ofDetails(problemAt("orgName"))}
        autoComplete="organization"
      />
      <PhoneField
        id={idOf("phone")}
        size={narrow ? "lg" : "md"}
        value={{ code: values.phoneCode, number: values.phoneNumber }}
        onChange={({ code, number }) => change({ phoneCode: code, phoneNumber: number })}
        onBlur={() => leave?.("phone")}
        codes={codes}
        locale={locale}
        error={words.ofDetails(problemAt("phone"))}
        labels={{
          label: t("field.phone"),
          code: t("field.phoneCode"),
          found: (count) => t("phone.found", { count }),
          none: t("phone.none"),
        }}
      />
      <Line
        id={idOf("website")}
        label={t("field.website")}
        type="url"
        optional
        value={values.website}
        onChange={(website) => change({ website })}
        onBlur={() => leave?.("website")}
        error={words.ofDetails(problemAt("website"))}
        autoComplete="url"
      />
    </Columns>
  );
}

/** What the vendor has ordered for its travellers. */
export function ProductFields({
  values,
  change,
  problemAt,
  disabled = false,
}: DetailsFieldsProps & { readonly disabled?: boolean }) {
  const t = useMessages(messages);
  const words = useProblemWords();
  const id = idOf("productTypes");
  return (
    <chakra.fieldset aria-describedby={`${id}-message`} minW="0">
      <chakra.legend fontWeight="strong" pb="1">
        {t("field.productTypes")}
      </chakra.legend>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
        columnGap="4"
      >
        {productTypes.map((type, place) => (
          <Tick
            key={type}
            // The first is where the focus goes.
            id={place === 0 ? id : `${id}-${type}`}
            label={t(`product.${type}`)}
            disabled={disabled}
            checked={values.productTypes.includes(type)}
            onChange={(checked) =>
              change({
                productTypes: productTypes.filter((each) =>
                  each === type ? checked : values.productTypes.includes(each),
                ),
              })
            }
          />
        ))}
      </chakra.div>
      <FieldMessages id={`${id}-message`} error={words.ofDetails(problemAt("productTypes"))} />
    </chakra.fieldset>
  );
}

/** An e-mail address of the details. */
export function EmailField({
  field,
  values,
  change,
  problemAt,
  leave,
  helper,
}: DetailsFieldsProps & {
  readonly field: "email" | "alertEmail" | "bcc" | "supportEmail";
  readonly helper?: string;
}) {
  const t = useMessages(messages);
  const words = useProblemWords();
  return (
    <Line
      id={idOf(field)}
      label={t(`field.${field}`)}
      // What is wrong is said by us: the browser's own e-mail field would cut what is typed.
      inputMode="email"
      value={values[field]}
      onChange={(text) => change({ [field]: text })}
      onBlur={() => leave?.(field)}
      error={words.ofDetails(problemAt(field), values[field])}
      helper={helper}
    />
  );
}

/** Who helps at the vendor. */
export function SupportFields(props: DetailsFieldsProps) {
  const t = useMessages(messages);
  const words = useProblemWords();
  const { values, change, problemAt, leave } = props;
  const names = ["supportFirstname", "supportMiddlename", "supportLastname"] as const;
  return (
    <Columns>
      {names.map((field) => (
        <Line
          key={field}
          id={idOf(field)}
          label={t(`field.${field}`)}
          optional={field === "supportMiddlename"}
          value={values[field]}
          onChange={(text) => change({ [field]: text })}
          onBlur={() => leave?.(field)}
          error={words.ofDetails(problemAt(field))}
        />
      ))}
      <Select
        id={idOf("supportGender")}
        label={t("field.supportGender")}
        value={values.supportGender}
        empty={t("gender.choose")}
        options={genders.map((gender) => ({ value: gender, text: t(`gender.${gender}`) }))}
        onChange={(supportGender) => change({ supportGender })}
        error={words.ofDetails(problemAt("supportGender"))}
      />
      <EmailField field="supportEmail" {...props} />
    </Columns>
  );
}

/** The address, by the rules of its country; another country clears the state (VEN-3). */
export function AddressFields({
  values,
  change,
  problemAt,
  leave,
  onCountry,
}: DetailsFieldsProps & { readonly onCountry: (country: Country | undefined) => void }) {
  const t = useMessages(messages);
  const locale = useLanguage();
  const narrow = useNarrow();
  const words = useProblemWords();
  const fields = ["line1", "line2", "city", "country", "state", "pincode"] as const;
  return (
    <ReadyAddressEditor
      idPrefix="vendor-address"
      locale={locale}
      size={narrow ? "lg" : "md"}
      aria-label={t("section.address")}
      words={{
        line1: t("field.line1"),
        line2: t("field.line2"),
        city: t("field.city"),
        country: t("field.country"),
        state: t("field.state"),
        postalCode: t("field.pincode"),
      }}
      value={values.address}
      onChange={(address) => change({ address })}
      onCountry={onCountry}
      onBlur={(field) => leave?.(field)}
      errors={Object.fromEntries(fields.map((field) => [field, words.ofDetails(problemAt(field))]))}
    />
  );
}
