import type { CountryOf } from "../addresses/index.ts";
import { isDate } from "../time/index.ts";
import { isKtn, normaliseKtn } from "../travellers/known-traveller.ts";
import { isNationality } from "../travellers/nationality.ts";
import { isPassportNo, normalisePassportNo } from "../travellers/passport.ts";
import { endingOf } from "../travellers/masking.ts";
import { latestOf, type Today } from "../travellers/today.ts";
import { isPlainLine } from "../validation/index.ts";

/** Passport, known traveller number and driving licence of a traveller (PRO-7). An empty text is one that was not given; dates are `YYYY-MM-DD`. */
export interface IdentityDocuments {
  /** ISO 3166-1 alpha-3, or what passports name besides. */
  readonly nationality: string;
  readonly passportNo: string;
  readonly passportIssueDate: string;
  readonly passportExpDate: string;
  /** Known traveller number: TSA PreCheck, Global Entry, NEXUS, SENTRI. */
  readonly tsaNumber: string;
  readonly licenseNumber: string;
  /** State or province that gave the licence. */
  readonly licenseIssueState: string;
  readonly licenseExpiryDate: string;
}

/** What can be filled in, in the order of the form. */
export const documentFields = [
  "nationality",
  "passportNo",
  "passportIssueDate",
  "passportExpDate",
  "tsaNumber",
  "licenseNumber",
  "licenseIssueState",
  "licenseExpiryDate",
] as const satisfies readonly (keyof IdentityDocuments)[];
export type DocumentField = (typeof documentFields)[number];

/** Numbers that are told by their end only, until somebody asks for one (PRO-8). */
export const documentNumbers = ["passportNo", "tsaNumber", "licenseNumber"] as const satisfies readonly DocumentField[];
export type DocumentNumber = (typeof documentNumbers)[number];

/** Documents as they are shown: numbers by their ends, such as `•••417`; empty where there is none. */
export type MaskedDocuments = IdentityDocuments;

/** What is saved: what is left out stays as it is stored, what is empty is taken away. */
export type DocumentsPatch = { readonly [Field in DocumentField]?: string | undefined };

export const documentCodes = [
  "document.text",
  "document.tooLong",
  "document.nationality.required",
  "document.nationality.invalid",
  "document.passportNo.invalid",
  "document.date.invalid",
  "document.issueDate.future",
  "document.expiryDate.beforeIssue",
  "document.tsaNumber.invalid",
  "document.licenseNumber.required",
] as const;
export type DocumentCode = (typeof documentCodes)[number];

export interface DocumentProblem {
  readonly field: DocumentField;
  readonly code: DocumentCode;
}

export const noDocuments: IdentityDocuments = {
  nationality: "",
  passportNo: "",
  passportIssueDate: "",
  passportExpDate: "",
  tsaNumber: "",
  licenseNumber: "",
  licenseIssueState: "",
  licenseExpiryDate: "",
};

/** Most characters of the texts that no rule of their own limits. */
export const documentLimits = { licenseNumber: 40, licenseIssueState: 80 } as const;

type Rule = (documents: IdentityDocuments, facts: DocumentFacts) => DocumentCode | undefined;

export interface DocumentFacts {
  readonly today: Today;
  /** Where the countries are not at hand, something else than null for any code. */
  readonly countryOf: CountryOf;
}

const lineProblem = (text: string, most: number): DocumentCode | undefined =>
  !isPlainLine(text) ? "document.text" : text.trim().length > most ? "document.tooLong" : undefined;

const dateProblem = (date: string): DocumentCode | undefined =>
  date === "" || (isDate(date) && date >= "1900-01-01" && date < "2100-01-01") ? undefined : "document.date.invalid";

const rules: Readonly<Record<DocumentField, Rule>> = {
  nationality: ({ nationality, passportNo }, { countryOf }) =>
    nationality === ""
      ? passportNo.trim() === ""
        ? undefined
        : "document.nationality.required"
      : isNationality(nationality, countryOf)
        ? undefined
        : "document.nationality.invalid",
  passportNo: ({ passportNo, nationality }) =>
    passportNo.trim() === "" || isPassportNo(passportNo, nationality) ? undefined : "document.passportNo.invalid",
  passportIssueDate: ({ passportIssueDate: issued }, { today }) =>
    dateProblem(issued) ?? (issued > latestOf(today) ? "document.issueDate.future" : undefined),
  passportExpDate: ({ passportIssueDate: issued, passportExpDate: expires }) =>
    dateProblem(expires) ??
    (expires !== "" && isDate(issued) && expires <= issued ? "document.expiryDate.beforeIssue" : undefined),
  tsaNumber: ({ tsaNumber }) =>
    tsaNumber.trim() === "" || isKtn(tsaNumber) ? undefined : "document.tsaNumber.invalid",
  licenseNumber: ({ licenseNumber, licenseIssueState, licenseExpiryDate }) =>
    licenseNumber.trim() === ""
      ? licenseIssueState.trim() === "" && licenseExpiryDate === ""
        ? undefined
        : "document.licenseNumber.required"
      : lineProblem(licenseNumber, documentLimits.licenseNumber),
  licenseIssueState: ({ licenseIssueState }) => lineProblem(licenseIssueState, documentLimits.licenseIssueState),
  licenseExpiryDate: ({ licenseExpiryDate }) => dateProblem(licenseExpiryDate),
};

/**
 * What keeps documents from being saved, at most one thing for each field, in the order of the form (PRO-7). A document that has expired
 * can be saved: it is what the traveller has (`expiredDocuments`).
 */
export const documentProblems = (documents: IdentityDocuments, facts: DocumentFacts): readonly DocumentProblem[] =>
  documentFields.flatMap((field) => {
    const code = rules[field](documents, facts);
    return code === undefined ? [] : [{ field, code }];
  });

/** Documents as they are stored: numbers in their one way of writing. */
export const normaliseDocuments = (documents: IdentityDocuments): IdentityDocuments => ({
  nationality: documents.nationality.trim().toUpperCase(),
  passportNo: normalisePassportNo(documents.passportNo),
  passportIssueDate: documents.passportIssueDate,
  passportExpDate: documents.passportExpDate,
  tsaNumber: normaliseKtn(documents.tsaNumber),
  licenseNumber: documents.licenseNumber.trim().toUpperCase(),
  licenseIssueState: documents.licenseIssueState.trim(),
  licenseExpiryDate: documents.licenseExpiryDate,
});

/** Documents with what was sent over them. */
export const withPatch = (documents: IdentityDocuments, patch: DocumentsPatch): IdentityDocuments => ({
  ...documents,
  ...Object.fromEntries(documentFields.flatMap((field) => (patch[field] === undefined ? [] : [[field, patch[field]]]))),
});

/** Fields that say something else in one than in the other. */
export const changedDocuments = (one: IdentityDocuments, other: IdentityDocuments): readonly DocumentField[] =>
  documentFields.filter((field) => one[field] !== other[field]);

/** Documents as anybody sees them before asking for a number (PRO-8). */
export const maskDocuments = (documents: IdentityDocuments): MaskedDocuments => ({
  ...documents,
  ...Object.fromEntries(documentNumbers.map((field) => [field, endingOf(documents[field])])),
});

/** Days of expiry that are over everywhere on Earth. */
export const expiredDocuments = (
  { passportExpDate, licenseExpiryDate }: Pick<IdentityDocuments, "passportExpDate" | "licenseExpiryDate">,
  today: string,
): readonly ("passportExpDate" | "licenseExpiryDate")[] => [
  ...(passportExpDate !== "" && passportExpDate < today ? (["passportExpDate"] as const) : []),
  ...(licenseExpiryDate !== "" && licenseExpiryDate < today ? (["licenseExpiryDate"] as const) : []),
];
