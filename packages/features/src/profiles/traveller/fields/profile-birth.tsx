import { dateBounds } from "@gatehouse/domain/time";
import { DateField } from "@gatehouse/ui/date-picker";
import { useDateLabels } from "../../../app/date-labels/index.ts";
import { textOf, useLanguage, useMessages } from "../../../i18n/index.ts";
import { idOf, useProfileForm } from "../form/profile-form-context.ts";
import { messages } from "../messages/index.ts";

/** The date of birth: typed as passports print it, or chosen in the calendar. */
export function ProfileBirth() {
  const t = useMessages(messages);
  const labels = useDateLabels(true);
  const locale = useLanguage();
  const { values, change, today, isNarrow, problemAt } = useProfileForm();
  const code = problemAt("dob");
  return (
    <DateField
      id={idOf("dob")}
      name="dob"
      size={isNarrow ? "lg" : "md"}
      today={today}
      locale={locale}
      written
      min={dateBounds.min}
      max={today}
      value={values.dob}
      onChange={(dob) => change({ dob })}
      error={textOf(messages, code && `problem.${code}`)}
      autoComplete="bday"
      labels={{
        ...labels,
        label: t("field.dob"),
        notADate: t("date.invalid"),
        tooLate: () => t("problem.profile.dob.future"),
      }}
    />
  );
}
