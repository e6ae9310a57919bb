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
import { messages } from "../messages/index.ts";
import { GuardedText } from "./guarded-text.tsx";
import { Cell, FieldGrid } from "./panel.tsx";
import { leftToRight, PassportFields } from "./passport-fields.tsx";

/** Everything that is asked about a passenger (TRV-8). @param index their place in the booking */
export function PassengerFields({ index }: { readonly index: number }) {
  const t = useMessages(messages);
  const { control, info, today } = useInfoForm();
  const block = `passengers.${index}` as const;
  const isPrimary = info.passengers[index]?.primary === true;
  const born = info.passengers[index]?.dob ?? "";
  const { dob } = useWatch({ control, name: block });
  // Browsers keep the travellers apart by their sections.
  const section = `section-p${index + 1}`;
  return (
    <FieldGrid>
      <Cell>
        <GuardedText index={index} field="firstname" autoComplete={`${section} given-name`} />
      </Cell>
      <Cell>
        <GuardedText index={index} field="middlename" autoComplete={`${section} additional-name`} optional />
      </Cell>
      <Cell>
        <GuardedText index={index} field="lastname" autoComplete={`${section} family-name`} />
      </Cell>
      <Cell pair>
        <InfoGender path={`${block}.gender`} autoComplete={`${section} sex`} />
      </Cell>
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
      <Cell>
        <InfoCountry path={`${block}.nationality`} label={t("field.nationality")} />
      </Cell>
      <PassportFields index={index} />
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
      <Cell span="half">
        <InfoPhone block={block} optional={!(isPrimary && info.phoneRequired)} autoComplete={section} />
      </Cell>
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
      <Cell span="full">
        <HomeAddress index={index} section={section} />
      </Cell>
    </FieldGrid>
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
