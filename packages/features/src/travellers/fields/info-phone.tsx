import { PhoneField } from "@gatehouse/ui/phone-field";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { useInfoForm } from "../form/form-context.ts";
import { messages } from "../messages/index.ts";
import { useInfoField } from "./use-info-field.ts";

export interface InfoPhoneProps {
  /** The part of the form that has `phoneCode` and `phoneNumber`. */
  readonly block: `passengers.${number}` | "emergencyContact";
  /** See `InfoText`. */
  readonly optional: boolean | "unmarked";
  /** The section by which browsers tell the travellers apart. */
  readonly autoComplete: string;
}

/** A telephone number: the calling code, +1 where nobody says another, and the national number. */
export function InfoPhone({ block, optional, autoComplete }: InfoPhoneProps) {
  const t = useMessages(messages);
  const locale = useLanguage();
  const { callingCodes } = useInfoForm();
  const names = { code: `${block}.phoneCode`, number: `${block}.phoneNumber` } as const;
  const code = useInfoField(names.code);
  const { id, ref, value: number, ...numberField } = useInfoField(names.number);
  return (
    <PhoneField
      id={id}
      ref={ref}
      size="lg"
      names={names}
      value={{ code: code.value, number }}
      onChange={(next) => {
        code.change(next.code);
        numberField.change(next.number);
      }}
      // Both are one thing: wrong is said when the reader goes on to something else.
      onBlur={({ currentTarget, relatedTarget }) => {
        const group = currentTarget.closest("[role=group]");
        if (relatedTarget instanceof Node && group?.contains(relatedTarget)) return;
        code.leave();
        numberField.leave();
      }}
      codes={callingCodes}
      locale={locale}
      autoComplete={autoComplete}
      error={numberField.error ?? code.error}
      required={!optional}
      labels={{
        label: t("field.phone"),
        code: t("field.phoneCode"),
        optional: optional === true ? t("optional") : "",
        found: (count) => t("phone.found", { count }),
        none: t("phone.none"),
      }}
    />
  );
}
