import { Button, chakra } from "@chakra-ui/react";
import { isEmptyAddress } from "@gatehouse/domain/addresses";
import { dateBounds } from "@gatehouse/domain/time";
import { isMasked } from "@gatehouse/domain/travellers";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useMessages } from "../../i18n/index.ts";
import { InfoAddress } from "../fields/info-address.tsx";
import { InfoCountry } from "../fields/info-country.tsx";
import { InfoDate } from "../fields/info-date.tsx";
import { InfoGender } from "../fields/info-gender.tsx";
import { InfoPhone } from "../fields/info-phone.tsx";
import { InfoText } from "../fields/info-text.tsx";
import { idOf, useInfoForm } from "../form/form-context.ts";
import { useAskedFields } from "../form/use-asked-fields.ts";
import { leftToRight } from "../left-to-right.ts";
import { messages } from "../messages/index.ts";
import { AllFields } from "./all-fields.tsx";
import { GuardedText } from "./guarded-text.tsx";
import { Cell, FieldGrid } from "./panel.tsx";
import { PassportFields } from "./passport-fields.tsx";
import { SameNationality } from "./same-nationality.tsx";

export interface PassengerFieldsProps {
  /** Their place in the booking. */
  readonly index: number;
  /** What the passengers of the booking are called. */
  readonly names: readonly string[];
}

const nameFields = ["firstname", "middlename", "lastname"] as const;

/** What is asked about a passenger (TRV-18): only what is missing, until somebody wants to see the rest (TRV-8). */
export function PassengerFields({ index, names }: PassengerFieldsProps) {
  const t = useMessages(messages);
  const { control, info, today } = useInfoForm();
  const block = `passengers.${index}` as const;
  const passenger = info.passengers[index];
  const isPrimary = passenger?.primary === true;
  const born = passenger?.dob ?? "";
  const { dob } = useWatch({ control, name: block });
  const { isAsked, showAll, isAll } = useAskedFields(block, passenger?.id);
  // Browsers keep the travellers apart by their sections.
  const section = `section-p${index + 1}`;
  return (
    <>
      <FieldGrid>
        {nameFields.some(isAsked) && (
          <chakra.p gridColumn="1 / -1" textStyle="sm" color="fg.muted">
            {t("names.help")}
          </chakra.p>
        )}
        {isAsked("firstname") && (
          <Cell>
            <GuardedText index={index} field="firstname" autoComplete={`${section} given-name`} />
          </Cell>
        )}
        {isAsked("middlename") && (
          <Cell>
            <GuardedText index={index} field="middlename" autoComplete={`${section} additional-name`} optional />
          </Cell>
        )}
        {isAsked("lastname") && (
          <Cell>
            <GuardedText index={index} field="lastname" autoComplete={`${section} family-name`} />
          </Cell>
        )}
        {isAsked("gender") && (
          <Cell pair>
            <InfoGender path={`${block}.gender`} autoComplete={`${section} sex`} />
          </Cell>
        )}
        {isAsked("dob") && (
          <Cell pair>
            <InfoDate
              path={`${block}.dob`}
              label={t("field.dob")}
              optional
              {...(isMasked(born) && dob === "" && { helper: t("dob.stored", { masked: leftToRight(born) }) })}
              bounds={{ min: dateBounds.min, max: today }}
              tooLate={t("travellers.dob.future")}
              autoComplete={`${section} bday`}
            />
          </Cell>
        )}
        {isAsked("nationality") && (
          <Cell>
            <InfoCountry path={`${block}.nationality`} label={t("field.nationality")} />
            <SameNationality index={index} names={names} />
          </Cell>
        )}
        <PassportFields index={index} isAsked={isAsked} />
        {isAsked("email") && (
          <Cell span="half">
            <GuardedText
              index={index}
              field="email"
              // No type: to browsers, and to those who hear them, a masked address would be an invalid one.
              inputMode="email"
              autoCapitalize="none"
              autoComplete={`${section} email`}
              optional={!isPrimary}
            />
          </Cell>
        )}
        {isAsked("phoneNumber") && (
          <Cell span="half">
            <InfoPhone block={block} optional={!(isPrimary && info.phoneRequired)} autoComplete={section} />
          </Cell>
        )}
        {isAsked("ktn") && (
          <Cell span="half">
            <InfoText
              path={`${block}.ktn`}
              label={t("field.ktn")}
              optional
              helper={t("ktn.help")}
              isCode
              autoComplete="off"
              autoCapitalize="characters"
            />
          </Cell>
        )}
        {isAsked("address") && (
          <Cell span="full">
            <HomeAddress index={index} section={section} />
          </Cell>
        )}
      </FieldGrid>
      {!isAll && <AllFields name={names[index] ?? ""} onShow={showAll} />}
    </>
  );
}

/** Nobody needs it: six fields more appear when somebody wants to give it. */
function HomeAddress({ index, section }: { readonly index: number; readonly section: string }) {
  const t = useMessages(messages);
  const path = `passengers.${index}.address` as const;
  const { control } = useInfoForm();
  const address = useWatch({ control, name: path });
  const [isWanted, setWanted] = useState(false);
  const id = idOf(path);
  if (!isWanted && isEmptyAddress(address))
    return (
      <Button
        // On the smallest phones what some languages call it takes two lines.
        height="auto"
        minH="control"
        maxW="full"
        py="1.5"
        whiteSpace="normal"
        textAlign="start"
        lineHeight="tight"
        onClick={() => {
          setWanted(true);
          requestAnimationFrame(() => document.getElementById(`${id}-line1`)?.focus());
        }}
      >
        <Plus aria-hidden /> {t("address.show")}
      </Button>
    );
  return (
    <chakra.div minW="0">
      <chakra.div id={`${id}-title`} textStyle="sm" fontWeight="strong" pb="3" display="flex" gap="1">
        {t("field.address")}
        <chakra.span fontWeight="regular" color="fg.muted">
          {t("optional")}
        </chakra.span>
      </chakra.div>
      <InfoAddress path={path} labelledBy={`${id}-title`} required={!isEmptyAddress(address)} autoComplete={section} />
    </chakra.div>
  );
}
