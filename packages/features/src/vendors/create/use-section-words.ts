import { type CreateSection } from "./create-form.ts";
import { vendorPhone } from "@gatehouse/domain/vendors";
import { textOf, useMessages } from "../../i18n/index.ts";
import { messages as parts } from "../parts/messages/index.ts";
import type { Refusal } from "./data/use-create.ts";
import { messages } from "./messages/index.ts";
import type { CreateFormState } from "./use-create-form.ts";

/** What sections and their problems are called, and what a folded one says. */
export function useSectionWords({ form, file, country }: Pick<CreateFormState, "form" | "file" | "country">) {
  const t = useMessages(messages);
  const p = useMessages(parts);
  const { details, preferences } = form;
  const labelOf = ({ field, at }: Refusal): string =>
    (at === undefined ? textOf(parts, `field.${field}`) : textOf(parts, `preference.${field}`)) ?? field;
  const titleOf = (section: CreateSection): string =>
    section === "signIn" ? t("section.signIn") : p(`section.${section}`);
  const summaryOf = (section: CreateSection): string => {
    const texts: Readonly<Record<CreateSection, readonly string[]>> = {
      organization: [
        details.orgName,
        details.phoneNumber === "" ? "" : vendorPhone(details.phoneCode, details.phoneNumber),
        details.website,
        details.productTypes.length > 0 ? t("section.products", { count: details.productTypes.length }) : "",
      ],
      signIn: [details.email, details.alertEmail, details.bcc],
      logo: [file?.name ?? ""],
      support: [
        [details.supportFirstname, details.supportLastname].filter((part) => part !== "").join(" "),
        details.supportGender === "" ? "" : (textOf(parts, `gender.${details.supportGender}`) ?? ""),
        details.supportEmail,
      ],
      address: [details.address.line1, details.address.city, country?.name ?? details.address.country],
      preferences: preferences.map(({ channel }) =>
        channel === "" ? "" : (textOf(parts, `channel.${channel}`) ?? ""),
      ),
    };
    return texts[section].filter((text) => text.trim() !== "").join(", ");
  };
  return { labelOf, titleOf, summaryOf };
}

export type SectionWords = ReturnType<typeof useSectionWords>;
