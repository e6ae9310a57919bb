import { emptyProspect, type ProspectForm } from "@gatehouse/domain/vendors";
import { persist, readPersisted } from "../../app/persisted-storage.ts";

const name = "vendors.partner";
/** Nobody is signed in there. */
const nobody = "";

/** What was typed in this tab before. */
export function readPartnerDraft(blank: ProspectForm): ProspectForm {
  const kept = readPersisted(name, nobody) as Partial<Record<keyof ProspectForm, unknown>> | null | undefined;
  const text = (field: Exclude<keyof ProspectForm, "agreementSigned">): string => {
    const value = kept?.[field];
    return typeof value === "string" ? value : blank[field];
  };
  return {
    orgName: text("orgName"),
    email: text("email"),
    phoneCode: text("phoneCode"),
    phoneNumber: text("phoneNumber"),
    website: text("website"),
    agreementSigned: false,
  };
}

/** Keeps what is typed as long as the tab is open; what nobody has typed anything into is not kept. */
export function keepPartnerDraft(form: ProspectForm | undefined): void {
  const isTyped = form && [form.orgName, form.email, form.phoneNumber, form.website].some((text) => text !== "");
  persist(name, nobody, isTyped ? form : undefined);
}

/** The form as it begins. @param language of the page: most who read French there have a French number */
export const blankProspect = (language: string): ProspectForm => ({
  ...emptyProspect,
  phoneCode: language === "fr" ? "33" : emptyProspect.phoneCode,
});
