import type { MissingInfo } from "@gatehouse/api/client/travellers";
import { isEmptyAddress } from "@gatehouse/domain/addresses";
import { type GuardedField, infoIssues, isGuardedField, isMasked, phoneCodes } from "@gatehouse/domain/travellers";
import type { Check, Problem } from "./problems.ts";
import { fieldOf, type InfoPath } from "./paths.ts";
import { type InfoValues, valueAt, valuesOf } from "./values.ts";

/** Every country that has a calling code, with its code. */
export const callingCodes = phoneCodes();

/** What is wrong with the form, by the rules that the server keeps too (TRV-8). */
export const check: Check = (values, info, { today, countryOf }) => {
  const { passengers, destinationAddress, emergencyContact } = infoIssues(
    {
      passengers: info.passengers.map(({ id, primary, passport }, index) => {
        const typed = values.passengers[index];
        if (!typed) throw new Error(`The form has no passenger ${index}.`);
        // Where nothing is typed over a stored number, that one stays; only the server can check it.
        const isKept = typed.passportNo.trim() === "" && passport.masked !== null;
        return { ...typed, id, primary, passport, passportNo: isKept ? undefined : typed.passportNo };
      }),
      destinationAddress: values.destinationAddress,
      emergencyContact: values.emergencyContact,
    },
    { today, phoneRequired: info.phoneRequired, countryOf },
  );
  /** A masked text is the stored one; only the server can check it, and says so by what is missing. */
  const isKept = (path: InfoPath, missingThere: readonly string[] = []) =>
    isMasked(valueAt(values, path)) &&
    valueAt(values, path) === valueAt(valuesOf(info), path) &&
    !missingThere.includes(fieldOf(path));
  const missing = new Map(info.missing.passengers.map(({ id, fields }) => [id, fields]));
  return [
    ...passengers.flatMap(({ id, issues }, index) => [
      ...issues
        // A booked name is as it is, whatever signs it has: what is asked of it is asked of a new one.
        .filter(
          ({ field }) =>
            !isKept(`passengers.${index}.${field}`, missing.get(id)) &&
            (!isGuardedField(field) || missing.get(id)?.includes(field) || isTyped(values, info, index, field)),
        )
        .map(({ field, code }): Problem => ({ path: `passengers.${index}.${field}`, code })),
      ...(isStoredBirthWrong(values, info, index)
        ? [{ path: `passengers.${index}.dob`, code: "travellers.dob.invalid" } as const]
        : []),
      ...(isStoredNumberWrong(values, info, index)
        ? [{ path: `passengers.${index}.passportNo`, code: "travellers.passportNo.invalid" } as const]
        : []),
    ]),
    ...(isEmptyAddress(values.destinationAddress)
      ? info.missing.destinationAddress.flatMap((field): readonly Problem[] =>
          field === "line2" ? [] : [{ path: `destinationAddress.${field}`, code: `addresses.${field}.required` }],
        )
      : destinationAddress.map(({ field, code }): Problem => ({ path: `destinationAddress.${field}`, code }))),
    ...emergencyContact
      .filter(({ field }) => !isKept(`emergencyContact.${field}`, info.missing.emergencyContact))
      .map(({ field, code }): Problem => ({ path: `emergencyContact.${field}`, code })),
  ];
};

/** Whether another name is in the form than in the booking. */
const isTyped = (values: InfoValues, info: MissingInfo, index: number, field: GuardedField): boolean =>
  values.passengers[index]?.[field] !== info.passengers[index]?.[field];

/** A stored date of birth that cannot be right: only the server knows it. */
const isStoredBirthWrong = (values: InfoValues, info: MissingInfo, index: number): boolean =>
  values.passengers[index]?.dob === "" &&
  info.missing.passengers.some(({ id, fields }) => id === info.passengers[index]?.id && fields.includes("dob"));

/** A stored number that does not fit the stored nationality: of it only the server knows, and it says so by what is missing. */
function isStoredNumberWrong(values: InfoValues, info: MissingInfo, index: number): boolean {
  const stored = info.passengers[index];
  const typed = values.passengers[index];
  if (!stored || !typed || stored.passport.masked === null) return false;
  const isSame = typed.passportNo.trim() === "" && typed.nationality === stored.nationality;
  return isSame && info.missing.passengers.some(({ id, fields }) => id === stored.id && fields.includes("passportNo"));
}
