import type { MissingInfo, MissingInfoUpdate, UpdatedInfo } from "@gatehouse/api/client/travellers";
import { isMissing, type TravellerCode } from "@gatehouse/domain/travellers";
import type { AddressCode } from "@gatehouse/domain/addresses";
import { fieldOf, type InfoPath, passengerBlock } from "./paths.ts";
import { changedPaths, type InfoValues, valueAt, valuesOf, withValue } from "./values.ts";

/** What is wrong with a field, for the server or for the form: one of the codes whose words the messages have. */
export type InfoCode = TravellerCode | AddressCode;

/** What the server refused, and the text that it refused: another text is not refused yet. */
interface Refusal {
  readonly code: InfoCode;
  readonly value: string;
}
export type Refusals = ReadonlyMap<InfoPath, Refusal>;

export type Update = Pick<MissingInfoUpdate, "passengers" | "destinationAddress" | "emergencyContact">;
type SentPassenger = NonNullable<Update["passengers"]>[number];

/** What was changed of a passenger. A telephone number and an address are one thing each: half of one means nothing. */
function sentPassenger(id: string, index: number, values: InfoValues, changed: readonly InfoPath[]): SentPassenger {
  const passenger = values.passengers[index];
  const own = changed.filter((path) => path.startsWith(`${passengerBlock(index)}.`)).map((path) => fieldOf(path));
  const sent: Record<string, unknown> = { id };
  if (passenger) {
    const { address, phoneCode, phoneNumber, ...plain } = passenger;
    for (const [field, value] of Object.entries(plain)) if (own.includes(field)) sent[field] = value;
    if (own.some((field) => field === "phoneCode" || field === "phoneNumber"))
      Object.assign(sent, { phoneCode, phoneNumber });
    if (own.some((field) => field.startsWith("address."))) sent["address"] = address;
  }
  return sent as SentPassenger; // Its fields are those of the form.
}

/**
 * What is sent: everybody who is on the form, and of them only what was changed, so that nothing stored is written over by what was
 * loaded before. Who is left out was removed from the form.
 * @param removed ids of passengers whose forms were taken away
 */
export function updateOf(
  values: InfoValues,
  stored: InfoValues,
  { passengers }: Pick<MissingInfo, "passengers">,
  removed: ReadonlySet<string>,
): Update {
  const changed = changedPaths(values, stored);
  return {
    passengers: passengers.flatMap(({ id }, index) =>
      removed.has(id) ? [] : [sentPassenger(id, index, values, changed)],
    ),
    ...(changed.some((path) => path.startsWith("destinationAddress.")) && {
      destinationAddress: values.destinationAddress,
    }),
    ...(changed.some((path) => path.startsWith("emergencyContact.")) && { emergencyContact: values.emergencyContact }),
  };
}

/** How many details were saved; what waits for staff is not among them. */
export const countSaved = ({ saved }: UpdatedInfo): number =>
  saved.destinationAddress.length +
  saved.emergencyContact.length +
  saved.passengers.reduce((sum, { fields }) => sum + fields.length, 0);

/** Whether anything came of what was sent: something was saved, or waits for staff. What waited before is no news. */
export function isAnythingDone(updated: UpdatedInfo, { passengers }: Update): boolean {
  const isSent = ({ id, field }: UpdatedInfo["awaitingStaff"][number]): boolean =>
    passengers.some((passenger) => passenger.id === id && Object.hasOwn(passenger, field));
  return countSaved(updated) > 0 || updated.awaitingStaff.some(isSent);
}

/**
 * What the server refused, by field. What is only missing still was not refused, unless it was there before and was emptied: then the
 * stored value stays, and that is said.
 */
export function refusalsOf(updated: UpdatedInfo, sent: InfoValues): Refusals {
  const { refused, passengers } = updated;
  const stored: InfoValues = valuesOf(updated);
  const found = new Map<InfoPath, Refusal>();
  const add = (path: InfoPath, code: InfoCode): void => {
    const value = valueAt(sent, path);
    if (!isMissing(code) || valueAt(stored, path) !== value) found.set(path, { code, value });
  };
  for (const { id, issues } of refused.passengers) {
    const index = passengers.findIndex((passenger) => passenger.id === id);
    if (index >= 0) for (const { field, code } of issues) add(`passengers.${index}.${field}`, code);
  }
  for (const { field, code } of refused.destinationAddress) add(`destinationAddress.${field}`, code);
  for (const { field, code } of refused.emergencyContact) add(`emergencyContact.${field}`, code);
  return found;
}

/**
 * The form after something was saved: what is stored now, what was refused as it was typed, and what was typed meanwhile.
 * @param sent the form when it was sent
 * @param now the form when the answer came
 */
export function valuesAfter(
  updated: UpdatedInfo,
  sent: InfoValues,
  now: InfoValues,
  removed: ReadonlySet<string>,
): InfoValues {
  let values: InfoValues = valuesOf(updated);
  for (const path of [...refusalsOf(updated, sent).keys(), ...changedPaths(now, sent)])
    values = withValue(values, path, valueAt(now, path));
  return {
    ...values,
    passengers: values.passengers.map((passenger, index) => {
      const isRemoved = removed.has(updated.passengers[index]?.id ?? "");
      return (isRemoved ? now.passengers[index] : undefined) ?? passenger;
    }),
  };
}
