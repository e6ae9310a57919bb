import { phoneCodes } from "@gatehouse/domain/travellers";
import { PhoneField } from "@gatehouse/ui/phone-field";
import { textOf, useLanguage, useMessages } from "../../../i18n/index.ts";
import { idOf, useProfileForm } from "../form/profile-form-context.ts";
import { messages } from "../messages/index.ts";

const codes = phoneCodes();

/** The telephone number: the calling code, and the national number. */
export function ProfilePhone() {
  const t = useMessages(messages);
  const locale = useLanguage();
  const { values, change, isNarrow, problemAt } = useProfileForm();
  const problem = problemAt("phone");
  return (
    <PhoneField
      id={idOf("phone")}
      size={isNarrow ? "lg" : "md"}
      names={{ code: "phoneCode", number: "phoneNumber" }}
      value={{ code: values.phoneCode, number: values.phoneNumber }}
      onChange={({ code, number }) => change({ phoneCode: code, phoneNumber: number })}
      codes={codes}
      locale={locale}
      error={textOf(messages, problem && `problem.${problem}`)}
      labels={{
        label: t("field.phone"),
        code: t("field.phoneCode"),
        found: (count) => t("phone.found", { count }),
        none: t("phone.none"),
      }}
    />
  );
}
