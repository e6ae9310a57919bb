import { chakra } from "@chakra-ui/react";
import { isDate, mediumDate } from "@gatehouse/domain/time";
import { maskedPassportNo } from "@gatehouse/domain/travellers";
import { nameIn, useKnownCountry } from "@gatehouse/ui/country-field";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { useInfoForm } from "../form/form-context.ts";
import { messages } from "../messages/index.ts";
import { ChangeNotes } from "../overview/change-notes.tsx";

export interface ReadBackProps {
  /** Their place in the booking. */
  readonly index: number;
  /** Of who is not, only what became of their requests is said: the rest is asked for. */
  readonly isComplete: boolean;
}

/** A complete passenger at a glance: what an airline looks at, the passport number by its end only. */
export function ReadBack({ index, isComplete }: ReadBackProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { control, countries, info } = useInfoForm();
  const values = useWatch({ control, name: `passengers.${index}` });
  const { nationality, passportNo, passportExpDate, email } = values;
  const { country } = useKnownCountry(nationality, countries.known.get().get(nationality), countries.search);
  const passenger = info.passengers[index];
  const masked = maskedPassportNo(passportNo) ?? passenger?.passport.masked ?? null;
  return (
    <>
      {isComplete && (
        <chakra.dl
          display="grid"
          gridTemplateColumns={{ base: "repeat(2, minmax(0, 1fr))", md: "repeat(3, minmax(0, 2fr)) minmax(0, 3fr)" }}
          // Shares of the width, not of the words: the columns of all passengers are in line.
          columnGap="5"
          rowGap="3"
          px={{ base: "4", md: "5" }}
          py="3.5"
          borderTopWidth="1px"
        >
          <Fact name={t("read.passport")} isCode>
            {masked === null ? t("notGiven") : <bdi dir="ltr">{masked}</bdi>}
          </Fact>
          <Fact name={t("read.validUntil")}>
            {isDate(passportExpDate) ? mediumDate(passportExpDate, language) : t("notGiven")}
          </Fact>
          <Fact name={t("field.nationality")}>
            {country ? nameIn(language, country) : nationality || t("notGiven")}
          </Fact>
          <Fact name={t("field.email")}>{email || t("notGiven")}</Fact>
        </chakra.dl>
      )}
      {[...info.awaitingStaff, ...info.refusedByStaff].some(({ id }) => id === passenger?.id) && (
        <chakra.div px={{ base: "4", md: "5" }} pb="4" display="flex" flexDirection="column" gap="2">
          <ChangeNotes info={info} id={passenger?.id ?? ""} which="awaiting" />
          <ChangeNotes info={info} id={passenger?.id ?? ""} which="refused" />
        </chakra.div>
      )}
    </>
  );
}

const Fact = ({
  name,
  isCode = false,
  children,
}: {
  readonly name: string;
  readonly isCode?: boolean;
  readonly children: ReactNode;
}) => (
  <chakra.div minW="0">
    <chakra.dt textStyle="xs" color="fg.muted">
      {name}
    </chakra.dt>
    <chakra.dd overflowWrap="anywhere" textStyle={isCode ? "code" : undefined}>
      {children}
    </chakra.dd>
  </chakra.div>
);
