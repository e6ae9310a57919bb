import { Button } from "@chakra-ui/react";
import { isMasked, type Phone, readPhone, suggestedPhoneCode } from "@gatehouse/domain/travellers";
import { nameIn, useKnownCountry } from "@gatehouse/ui/country-field";
import { PhoneField } from "@gatehouse/ui/phone-field";
import { useWatch } from "react-hook-form";
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
  const { callingCodes, control } = useInfoForm();
  const nationality = useWatch({ control, name: `${block}.nationality` });
  const names = { code: `${block}.phoneCode`, number: `${block}.phoneNumber` } as const;
  const code = useInfoField(names.code);
  const { id, ref, value: number, ...numberField } = useInfoField(names.number);
  return (
    <>
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
      <SuggestedCode
        nationality={nationality}
        phone={{ code: code.value, number }}
        onTake={(next) => {
          code.change(next);
          // The button goes with what it was for.
          document.getElementById(id)?.focus();
        }}
      />
    </>
  );
}

interface SuggestedCodeProps {
  /** Alpha-3; empty for none. */
  readonly nationality: string;
  readonly phone: Phone;
  readonly onTake: (code: string) => void;
}

/** A number that does not fit its code but the nationality's: one press sets the code right. */
function SuggestedCode({ nationality, phone, onTake }: SuggestedCodeProps) {
  const t = useMessages(messages);
  const locale = useLanguage();
  const { countries } = useInfoForm();
  const isWrong =
    phone.number.trim() !== "" && !isMasked(phone.number) && readPhone(phone.code, phone.number) === undefined;
  const wanted = isWrong ? nationality : "";
  const { country } = useKnownCountry(wanted, countries.known.get().get(wanted), countries.search);
  const suggested = country && suggestedPhoneCode(phone, country.iso2);
  if (!country || !isWrong || suggested === undefined) return null;
  return (
    <Button
      variant="plain"
      mt="1"
      px="0"
      height="auto"
      minH="control"
      maxW="full"
      justifyContent="flex-start"
      whiteSpace="normal"
      textAlign="start"
      lineHeight="tight"
      onClick={() => onTake(suggested)}
    >
      {t("phone.suggest", { code: `+${suggested}`, country: nameIn(locale, country) })}
    </Button>
  );
}
