import {
  emptyPreference,
  emptyVendorDetails,
  type PreferenceForm,
  preferenceProblems,
  type VendorDetails,
  vendorProblems,
  type VendorSection,
  vendorSections,
} from "@gatehouse/domain/vendors";
import type { KnownCountry } from "@gatehouse/domain/addresses";
import { persist, readPersisted } from "../../app/persisted-storage.ts";
import type { Refusal } from "./data/use-create.ts";

/** What is typed on Create Vendor. */
export interface CreateForm {
  readonly details: VendorDetails;
  readonly password: string;
  /** An invitation by mail instead of a start password. */
  readonly invite: boolean;
  readonly plate: boolean;
  readonly preferences: readonly PreferenceForm[];
}

export const emptyCreateForm: CreateForm = {
  details: emptyVendorDetails,
  password: "",
  invite: false,
  plate: false,
  preferences: [emptyPreference("")],
};

export type CreateSection = VendorSection | "preferences";
/** In the order of the form. */
export const createSections: readonly CreateSection[] = [
  "organization",
  "signIn",
  "logo",
  "support",
  "address",
  "preferences",
];

/** Everything that is missing or wrong, preferences with their place. */
export function createProblems(
  { details, password, invite, preferences }: CreateForm,
  { country, hasLogo }: { readonly country: KnownCountry; readonly hasLogo: boolean },
): readonly Refusal[] {
  const taken = preferences.map(({ channel }) => channel);
  return [
    ...vendorProblems(details, { country, password: invite ? undefined : password, hasLogo }),
    ...preferences.flatMap((form, at): readonly Refusal[] =>
      taken.indexOf(form.channel) < at && form.channel !== ""
        ? [{ field: "channel", code: "twice", at }]
        : preferenceProblems(form).map((problem) => ({ ...problem, at })),
    ),
  ];
}

/** The section that a problem stands in. */
export function sectionOf({ field, at }: Refusal): CreateSection {
  if (at !== undefined) return "preferences";
  const found = Object.entries(vendorSections).find(([, fields]) => fields.some((each) => each === field));
  return (found?.[0] ?? "organization") as CreateSection;
}

/** Whether something is only missing. */
export const isMissing = ({ code }: Refusal): boolean => ["required", "productTypes", "logo"].includes(code);

/** One form is kept for each prospect that is made a vendor, and one for whoever begins with nothing. */
const nameOf = (prospect: number): string => (prospect === 0 ? "vendor.create" : `vendor.create.${prospect}`);

/** The form as far as a prospect has filled it in (VEN-19); its first user is invited. */
export const formOfProspect = ({
  orgName,
  email,
  phoneCode,
  phoneNumber,
  website,
}: Pick<VendorDetails, "orgName" | "email" | "phoneCode" | "phoneNumber" | "website">): CreateForm => ({
  ...emptyCreateForm,
  invite: true,
  details: { ...emptyVendorDetails, orgName, email, phoneCode, phoneNumber, website },
});

/** What was kept on this device; never a password. */
export function readCreateDraft(userid: string, prospect = 0): CreateForm | undefined {
  const kept = readPersisted(nameOf(prospect), userid) as Partial<CreateForm> | undefined;
  if (!kept?.details || !Array.isArray(kept.preferences)) return undefined;
  return {
    ...emptyCreateForm,
    plate: kept.plate === true,
    invite: kept.invite === true,
    details: { ...emptyVendorDetails, ...kept.details },
    preferences: (kept.preferences as readonly Partial<PreferenceForm>[]).map((form) => ({
      ...emptyPreference(""),
      ...form,
    })),
  };
}

/** Keeps what is typed; nothing where it is as empty as at first. */
export function keepCreateDraft(userid: string, form: CreateForm | undefined, prospect = 0): void {
  const kept = form && { ...form, password: "" };
  persist(
    nameOf(prospect),
    userid,
    kept && JSON.stringify(kept) !== JSON.stringify(emptyCreateForm) ? kept : undefined,
  );
}
