import { passwordProblem } from "../access/password.ts";
import { type Address, addressFields, emptyAddress, type KnownCountry, addressIssues } from "../addresses/index.ts";
import { genders, isEmail, readPhone } from "../travellers/index.ts";
import { isPlainLine } from "../validation/index.ts";
import { productTypes, vendorLimits } from "./vocabulary.ts";

/** Basic details of a vendor as they are typed (VEN-3). */
export interface VendorDetails {
  /** Signs in, and is the address of the vendor's page. */
  readonly email: string;
  /** Disruptions and failed messages go there. */
  readonly alertEmail: string;
  readonly bcc: string;
  readonly orgName: string;
  readonly phoneCode: string;
  readonly phoneNumber: string;
  readonly website: string;
  readonly productTypes: readonly string[];
  readonly supportFirstname: string;
  readonly supportMiddlename: string;
  readonly supportLastname: string;
  readonly supportGender: string;
  readonly supportEmail: string;
  readonly address: Address;
}

export const emptyVendorDetails: VendorDetails = {
  email: "",
  alertEmail: "",
  bcc: "",
  orgName: "",
  phoneCode: "1",
  phoneNumber: "",
  website: "",
  productTypes: [],
  supportFirstname: "",
  supportMiddlename: "",
  supportLastname: "",
  supportGender: "",
  supportEmail: "",
  address: emptyAddress,
};

/** Fields of the basic details, in the order of the form. */
export const vendorFields = [
  "orgName",
  "phone",
  "website",
  "productTypes",
  "email",
  "password",
  "alertEmail",
  "bcc",
  "logo",
  "supportFirstname",
  "supportMiddlename",
  "supportLastname",
  "supportGender",
  "supportEmail",
  "line1",
  "line2",
  "city",
  "country",
  "state",
  "pincode",
] as const;
export type VendorField = (typeof vendorFields)[number];

export type VendorCode =
  | "required"
  | "email"
  | "email.taken"
  | "phone"
  | "website"
  | "productTypes"
  | "logo"
  | "country"
  | "pincode"
  | "text"
  | "tooLong"
  | "password.tooShort"
  | "password.tooLong"
  | "password.common"
  | "password.personal";

export interface VendorProblem {
  readonly field: VendorField;
  readonly code: VendorCode;
}

/** Which parts of the form each field stands in, for its sections and for what is left. */
export const vendorSections = {
  organization: ["orgName", "phone", "website", "productTypes"],
  signIn: ["email", "password", "alertEmail", "bcc"],
  logo: ["logo"],
  support: ["supportFirstname", "supportMiddlename", "supportLastname", "supportGender", "supportEmail"],
  address: ["line1", "line2", "city", "country", "state", "pincode"],
} as const satisfies Readonly<Record<string, readonly VendorField[]>>;
export type VendorSection = keyof typeof vendorSections;

/** What a website can be: an address of the web, with or without its scheme. */
export const isWebsite = (text: string): boolean =>
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/iu.test(
    text,
  );

/** The address that a website's link leads to. */
export const websiteLink = (website: string): string => (/^https?:/i.test(website) ? website : `https://${website}`);

/** What is wrong with a text of one line. */
export function lineProblem(text: string, required: boolean): "required" | "text" | "tooLong" | undefined {
  const value = text.trim();
  if (value === "") return required ? "required" : undefined;
  if (!isPlainLine(value)) return "text";
  return value.length > vendorLimits.line ? "tooLong" : undefined;
}

/** What is wrong with an e-mail address that is asked for. */
export const emailProblem = (text: string): "required" | "email" | undefined =>
  text.trim() === "" ? "required" : isEmail(text.trim()) ? undefined : "email";

/** What is asked for beside the basic details. */
export interface VendorChecks {
  /** Undefined where the country's rules are not at hand. */
  readonly country: KnownCountry;
  /** Only asked for on creation: undefined where a vendor stands already, or is to be invited without one. */
  readonly password?: string | undefined;
  /** Whether there is a logo; undefined where none is asked for. */
  readonly hasLogo?: boolean | undefined;
}

/** A vendor's address is asked for whole, as far as its country knows such a part. */
function addressProblems(address: Address, country: KnownCountry): readonly VendorProblem[] {
  const wrong = addressIssues({ ...address, country: address.country || "-" }, country);
  return addressFields.flatMap((field): readonly VendorProblem[] => {
    const value = address[field].trim();
    const isKnown =
      field === "state"
        ? country?.rules.state.need !== "none"
        : field !== "pincode" || country?.rules.postalCode.need !== "none";
    if (value === "") return field === "line2" || !isKnown ? [] : [{ field, code: "required" }];
    switch (wrong.find((issue) => issue.field === field)?.code) {
      case "validation.text":
        return [{ field, code: "text" }];
      case "validation.tooLong":
        return [{ field, code: "tooLong" }];
      case "addresses.country.invalid":
        return [{ field, code: "country" }];
      case "addresses.pincode.invalid":
        return [{ field, code: "pincode" }];
      default:
        return [];
    }
  });
}

/** What is wrong with a vendor's basic details, at most one thing for each field, in the order of the form (VEN-3, VEN-5). */
export function vendorProblems(details: VendorDetails, checks: VendorChecks): readonly VendorProblem[] {
  const { password, hasLogo } = checks;
  const simple: Partial<Record<VendorField, VendorCode | undefined>> = {
    orgName: lineProblem(details.orgName, true),
    phone:
      details.phoneNumber.trim() === ""
        ? "required"
        : readPhone(details.phoneCode, details.phoneNumber)
          ? undefined
          : "phone",
    website:
      lineProblem(details.website, false) ??
      (details.website.trim() === "" || isWebsite(details.website.trim()) ? undefined : "website"),
    productTypes: details.productTypes.some((each) => productTypes.some((known) => known === each))
      ? undefined
      : "productTypes",
    email: emailProblem(details.email),
    password: password === undefined ? undefined : startPasswordProblem(password, details),
    alertEmail: emailProblem(details.alertEmail),
    bcc: emailProblem(details.bcc),
    logo: hasLogo === false ? "logo" : undefined,
    supportFirstname: lineProblem(details.supportFirstname, true),
    supportMiddlename: lineProblem(details.supportMiddlename, false),
    supportLastname: lineProblem(details.supportLastname, true),
    supportGender: genders.some((known) => known === details.supportGender) ? undefined : "required",
    supportEmail: emailProblem(details.supportEmail),
  };
  const ofAddress = addressProblems(details.address, checks.country);
  return vendorFields.flatMap((field): readonly VendorProblem[] => {
    const code = simple[field];
    if (code !== undefined) return [{ field, code }];
    return ofAddress.filter((problem) => problem.field === field);
  });
}

function startPasswordProblem(password: string, { email, orgName }: VendorDetails): VendorCode | undefined {
  if (password.trim() === "") return "required";
  switch (passwordProblem(password, [email, orgName])) {
    case undefined:
      return undefined;
    case "access.password.tooShort":
      return "password.tooShort";
    case "access.password.tooLong":
      return "password.tooLong";
    case "access.password.common":
      return "password.common";
    case "access.password.personal":
      return "password.personal";
  }
}

/** A phone number as vendors' records have it: dial code, hyphen, number (VEN-3). */
export const vendorPhone = (code: string, number: string): string => {
  const phone = readPhone(code, number);
  return phone ? `+${phone.code}-${phone.number}` : number === "" ? "" : `+${code}-${number}`;
};

/** The code that a new vendor of this name begins with: capital letters and digits, 12 at most (VEN-2). */
export function vendorCodeOf(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 ]/g, "")
    .trim();
  const [first = ""] = plain.split(/\s+/);
  const code = (first.length >= 3 ? first : plain.replaceAll(/\s+/g, "")).slice(0, 12);
  return code === "" ? "VENDOR" : code;
}
