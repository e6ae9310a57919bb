import { emergencyContactFields, isFullContact } from "@gatehouse/domain/travellers";
import { useWatch } from "react-hook-form";
import { useMessages } from "../../i18n/index.ts";
import { InfoCountry } from "../fields/info-country.tsx";
import { InfoPhone } from "../fields/info-phone.tsx";
import { InfoText } from "../fields/info-text.tsx";
import { useInfoForm, useProblemCount } from "../form/form-context.ts";
import { messages } from "../messages/index.ts";
import { OptionalPanel, type OptionalPanelProps } from "./optional-panel.tsx";
import { Cell, FieldGrid } from "./panel.tsx";

/** Somebody to call; nobody has to be named (TRV-13: only what is given must be valid). */
export function EmergencyPanel(props: Pick<OptionalPanelProps, "panels" | "names">) {
  const t = useMessages(messages);
  const { control } = useInfoForm();
  // Complete once all of it is given; a part of it is as good as it is, and nothing is said of it.
  const contact = useWatch({ control, name: "emergencyContact" });
  const count = useProblemCount("emergencyContact");
  const section = "section-emergency";
  return (
    <OptionalPanel
      {...props}
      block="emergencyContact"
      title={t("emergency.title")}
      help={t("emergency.help")}
      isBegun={emergencyContactFields.some((field) => field !== "phoneCode" && contact[field].trim() !== "")}
      isCounted={isFullContact(contact) || count.missing + count.wrong > 0}
    >
      <FieldGrid>
        <Cell span="half">
          <InfoText
            path="emergencyContact.firstname"
            label={t("field.firstname")}
            optional="unmarked"
            autoComplete={`${section} given-name`}
          />
        </Cell>
        <Cell span="half">
          <InfoText
            path="emergencyContact.lastname"
            label={t("field.lastname")}
            optional="unmarked"
            autoComplete={`${section} family-name`}
          />
        </Cell>
        <Cell span="half">
          <InfoText
            path="emergencyContact.email"
            label={t("field.email")}
            optional="unmarked"
            // No type: see the passengers' addresses.
            inputMode="email"
            autoCapitalize="none"
            autoComplete={`${section} email`}
          />
        </Cell>
        <Cell span="half">
          <InfoPhone block="emergencyContact" optional="unmarked" autoComplete={section} />
        </Cell>
        <Cell span="half">
          <InfoCountry path="emergencyContact.nationality" label={t("field.nationality")} optional="unmarked" />
        </Cell>
      </FieldGrid>
    </OptionalPanel>
  );
}
