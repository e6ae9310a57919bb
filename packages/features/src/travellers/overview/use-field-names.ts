import { useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";

const names = {
  firstname: "field.firstname",
  middlename: "field.middlename",
  lastname: "field.lastname",
  gender: "field.gender",
  dob: "field.dob",
  nationality: "field.nationality",
  passportNo: "field.passportNo",
  passportIssueDate: "field.passportIssueDate",
  passportExpDate: "field.passportExpDate",
  email: "field.email",
  phoneCode: "field.phone",
  phoneNumber: "field.phone",
  ktn: "field.ktn",
  line1: "field.line1",
  line2: "field.line2",
  city: "field.city",
  country: "field.country",
  state: "field.state",
  pincode: "field.pincode",
} as const;

const isName = (field: string): field is keyof typeof names => Object.hasOwn(names, field);

/** What a field is called in a list. @returns a function of the field's name within its block: `dob`, `address.city` */
export function useFieldNames(): (field: string) => string {
  const t = useMessages(messages);
  return (field) => {
    const last = field.replace(/^address\./, "");
    const name = isName(last) ? t(names[last]) : last;
    return last === field ? name : t("homeAddressField", { field: name });
  };
}
