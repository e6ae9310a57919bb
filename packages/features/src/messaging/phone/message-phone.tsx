import { type Phone, phoneCodes, readPhone } from "@gatehouse/domain/travellers";
import { PhoneField } from "@gatehouse/ui/phone-field";
import type { Ref } from "react";
import { useNarrow } from "../../app/use-narrow.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

const codes = phoneCodes();

export const noPhone: Phone = { code: "", number: "" };

/** What was typed as E.164; empty where nothing was typed, undefined for what is no number. */
export function typedNumber({ code, number }: Phone): string | undefined {
  if (number.trim() === "") return "";
  const phone = readPhone(code === "" ? "1" : code, number);
  return phone && `+${phone.code}${phone.number}`;
}

/** A number (E.164) as the field shows it; what is none stays as it is. */
export function shownPhone(number: string | undefined): Phone {
  return number === undefined || number === "" ? noPhone : (readPhone("", number) ?? { code: "", number });
}

export interface MessagePhoneProps {
  readonly id: string;
  readonly label: string;
  readonly value: Phone;
  readonly onChange: (next: Phone) => void;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** The number that SMS go to or come from: +1 where nobody says another code. */
export function MessagePhone({ id, label, value, onChange, error, required, ref = null }: MessagePhoneProps) {
  const t = useMessages(messages);
  const locale = useLanguage();
  const narrow = useNarrow();
  return (
    <PhoneField
      id={id}
      ref={ref}
      size={narrow ? "lg" : "md"}
      value={value}
      onChange={onChange}
      codes={codes}
      locale={locale}
      error={error}
      required={required}
      labels={{ label, code: t("code", { label }), found: (count) => t("found", { count }), none: t("none") }}
    />
  );
}
