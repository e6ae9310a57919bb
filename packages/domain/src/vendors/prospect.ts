import { readPhone } from "../travellers/index.ts";
import { isPlainText } from "../validation/index.ts";
import { emailProblem, isWebsite, lineProblem } from "./details.ts";

/** What an organisation says of itself that wants to be a partner (VEN-15). */
export interface ProspectForm {
  readonly orgName: string;
  readonly email: string;
  readonly phoneCode: string;
  readonly phoneNumber: string;
  readonly website: string;
  /** Whoever sends the agreement says that it is signed. */
  readonly agreementSigned: boolean;
}

export const emptyProspect: ProspectForm = {
  orgName: "",
  email: "",
  phoneCode: "1",
  phoneNumber: "",
  website: "",
  agreementSigned: false,
};

/** Fields in the order of the form. */
export const prospectFields = ["orgName", "email", "phone", "website", "agreement"] as const;
export type ProspectField = (typeof prospectFields)[number];

export type ProspectCode = "required" | "email" | "phone" | "website" | "text" | "tooLong";

export interface ProspectProblem {
  readonly field: ProspectField;
  readonly code: ProspectCode;
}

export const prospectLimits = {
  /** Bytes of an agreement, at most. */
  file: 5_000_000,
  /** Characters of a reason that is mailed to a prospect. */
  reason: 1000,
  /** Seconds for which the link of a confirmation mail is good. */
  confirmLife: 3 * 86_400,
  /** Seconds for which the link that asks for another file is good. */
  fileLife: 14 * 86_400,
  /** Seconds after which a request that nobody confirmed is forgotten. */
  unconfirmedLife: 7 * 86_400,
  /** Seconds after which one that came to nothing is forgotten. */
  refusedLife: 90 * 86_400,
} as const;

/** What is wrong with a prospect, at most one thing for each field, in the order of the form (VEN-15). */
export function prospectProblems(form: ProspectForm): readonly ProspectProblem[] {
  const website = form.website.trim();
  const codes: Readonly<Record<ProspectField, ProspectCode | undefined>> = {
    orgName: lineProblem(form.orgName, true),
    email: emailProblem(form.email),
    phone:
      form.phoneNumber.trim() === "" ? "required" : readPhone(form.phoneCode, form.phoneNumber) ? undefined : "phone",
    website: lineProblem(website, false) ?? (website === "" || isWebsite(website) ? undefined : "website"),
    agreement: undefined,
  };
  return prospectFields.flatMap((field) => {
    const code = codes[field];
    return code === undefined ? [] : [{ field, code }];
  });
}

/** What is wrong with the reason of a refusal, or of asking for another file. */
export function reasonProblem(reason: string): "required" | "text" | "tooLong" | undefined {
  const value = reason.trim();
  if (value === "") return "required";
  if (!isPlainText(value)) return "text";
  return value.length > prospectLimits.reason ? "tooLong" : undefined;
}

/** What can be wrong with the file of an agreement. */
export type AgreementCode = "NOT_A_PDF" | "TOO_LARGE";

interface ChosenFile {
  /** Bytes. */
  readonly size: number;
  readonly type: string;
  readonly name: string;
}

/** What a browser can say of a file that is to be an agreement; the server looks into it. */
export const agreementCode = ({ size, type, name }: ChosenFile): AgreementCode | undefined => {
  if (size > prospectLimits.file) return "TOO_LARGE";
  return type === "application/pdf" || (type === "" && /\.pdf$/i.test(name)) ? undefined : "NOT_A_PDF";
};

/** How a prospect stands (VEN-16). */
export const prospectStates = ["UNCONFIRMED", "PENDING", "FILE_ASKED", "APPROVED", "REFUSED", "REPLACED"] as const;
export type ProspectState = (typeof prospectStates)[number];

export type ProspectEvent = "confirmed" | "fileAsked" | "fileReceived" | "approved" | "refused" | "replaced";

const steps: Readonly<Record<ProspectEvent, Readonly<Partial<Record<ProspectState, ProspectState>>>>> = {
  confirmed: { UNCONFIRMED: "PENDING" },
  fileAsked: { PENDING: "FILE_ASKED", FILE_ASKED: "FILE_ASKED" },
  fileReceived: { FILE_ASKED: "PENDING" },
  approved: { PENDING: "APPROVED" },
  refused: { PENDING: "REFUSED", FILE_ASKED: "REFUSED" },
  replaced: { PENDING: "REPLACED", FILE_ASKED: "REPLACED" },
};

/** How a prospect stands after something happened; undefined where that cannot happen (VEN-16). */
export const prospectStep = (state: ProspectState, event: ProspectEvent): ProspectState | undefined =>
  steps[event][state];

/** Whether a prospect waits for an administrator, or for another file. */
export const isOpenProspect = (state: ProspectState): boolean => state === "PENDING" || state === "FILE_ASKED";
