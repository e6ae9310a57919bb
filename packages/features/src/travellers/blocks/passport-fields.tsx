import { chakra } from "@chakra-ui/react";
import { mediumDate } from "@gatehouse/domain/time";
import { dateLimits, passportWarning } from "@gatehouse/domain/travellers";
import { TriangleAlert } from "lucide-react";
import { useWatch } from "react-hook-form";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { InfoDate } from "../fields/info-date.tsx";
import { InfoText } from "../fields/info-text.tsx";
import { useInfoForm } from "../form/form-context.ts";
import { usePassportHint } from "../form/use-passport-hint.ts";
import { leftToRight } from "../left-to-right.ts";
import { messages } from "../messages/index.ts";
import { lastFlightOf } from "../overview/last-flight.ts";
import { Cell } from "./panel.tsx";

export interface PassportFieldsProps {
  readonly index: number;
  /** Whether a field of the passenger shows. */
  readonly isAsked: (field: string) => boolean;
}

/** The passport: its number by the rules of the nationality, and its dates. What is stored shows its last signs only. */
export function PassportFields({ index, isAsked }: PassportFieldsProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { control, info, today } = useInfoForm();
  const block = `passengers.${index}` as const;
  const { nationality, dob, passportNo, passportIssueDate, passportExpDate } = useWatch({ control, name: block });
  const limits = dateLimits({ dob, passportIssueDate, passportExpDate }, today);
  const hint = usePassportHint(nationality);
  const passenger = info.passengers[index];
  const stored = passenger?.passport.masked ?? null;
  const masked = stored === null ? null : leftToRight(stored);
  const lastFlight = lastFlightOf(info, passenger?.id);
  const endsBefore = passportExpDate >= today && passportWarning({ passportExpDate }, lastFlight) !== undefined;
  return (
    <>
      {isAsked("passportNo") && (
        <Cell>
          <InfoText
            path={`${block}.passportNo`}
            label={t("field.passportNo")}
            // What is stored needs no hint; what is typed over it does.
            helper={masked !== null && passportNo === "" ? t("passport.stored", { masked }) : hint}
            placeholder={masked ?? ""}
            isCode
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
          />
        </Cell>
      )}
      {isAsked("passportIssueDate") && (
        <Cell pair>
          <InfoDate
            path={`${block}.passportIssueDate`}
            label={t("field.passportIssueDate")}
            bounds={limits.passportIssueDate}
            tooEarly={t("travellers.passportIssueDate.beforeBirth")}
            tooLate={t("travellers.passportIssueDate.future")}
          />
        </Cell>
      )}
      {isAsked("passportExpDate") && (
        <Cell pair>
          <InfoDate
            path={`${block}.passportExpDate`}
            label={t("field.passportExpDate")}
            bounds={limits.passportExpDate}
            tooEarly={t(
              passportExpDate < today ? "travellers.passportExpDate.past" : "travellers.passportExpDate.beforeIssue",
            )}
            helper={
              endsBefore ? (
                <chakra.span display="inline-flex" gap="1" color="state.warn.fg" fontWeight="strong">
                  <chakra.span flexShrink={0} pt="0.5">
                    <TriangleAlert aria-hidden size={14} />
                  </chakra.span>
                  {t("passport.endsBefore", { date: mediumDate(lastFlight, language) })}
                </chakra.span>
              ) : undefined
            }
          />
        </Cell>
      )}
    </>
  );
}
