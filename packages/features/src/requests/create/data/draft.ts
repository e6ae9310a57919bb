import {
  emptyRequestForm,
  newCar,
  newFlight,
  newHotel,
  newTrain,
  type RequestForm,
  requestLimits,
  timePreferences,
} from "@gatehouse/domain/requests";
import { persist, readPersisted } from "../../../app/persisted-storage.ts";

/** What somebody has typed and not sent, and when, in seconds since 1970. */
export interface RequestDraft {
  readonly at: number;
  readonly values: RequestForm;
}

/** Per traveller for whom the request is; the storage keeps users apart. */
const nameOf = (travellerId: string): string => `request.${travellerId}`;

const recordOf = (kept: unknown): Readonly<Record<string, unknown>> =>
  typeof kept === "object" && kept !== null && !Array.isArray(kept) ? (kept as Readonly<Record<string, unknown>>) : {};

const textOf = (kept: unknown): string => (typeof kept === "string" ? kept : "");

/** The texts of an entry, as far as they can be understood. */
function textsOf<T extends object>(template: T, kept: unknown): T {
  const record = recordOf(kept);
  return Object.fromEntries(Object.keys(template).map((key) => [key, textOf(record[key])])) as T;
}

const listOf = <T extends object>(template: T, kept: unknown, most: number): readonly T[] =>
  (Array.isArray(kept) ? kept : []).slice(0, most).map((entry: unknown) => textsOf(template, entry));

/** What was kept, which may be of any shape; undefined where it is no draft. */
function draftOf(kept: unknown): RequestDraft | undefined {
  const { at, values } = recordOf(kept);
  if (typeof at !== "number" || typeof values !== "object" || values === null) return undefined;
  const all = recordOf(values);
  const noDates = { startDate: "", endDate: "" };
  const bands: readonly unknown[] = Array.isArray(all["timePreferences"]) ? all["timePreferences"] : [];
  return {
    at,
    values: {
      startDate: textOf(all["startDate"]),
      endDate: textOf(all["endDate"]),
      programId: typeof all["programId"] === "number" ? all["programId"] : null,
      deptCode: textOf(all["deptCode"]),
      purpose: textOf(all["purpose"]),
      dynamicFields: listOf({ name: "", label: "", value: "" }, all["dynamicFields"], 20),
      flights: listOf(newFlight([]), all["flights"], requestLimits.flights),
      hotels: listOf(newHotel(noDates), all["hotels"], requestLimits.hotels),
      cars: listOf(newCar(noDates), all["cars"], requestLimits.cars),
      trains: listOf(newTrain(noDates), all["trains"], requestLimits.trains),
      timePreferences: timePreferences.filter((band) => bands.includes(band)),
      comments: textsOf(emptyRequestForm.comments, all["comments"]),
      consent: typeof all["consent"] === "boolean" ? all["consent"] : null,
    },
  };
}

/** The travel request that this user began for a traveller and did not send. */
export const readDraft = (travellerId: string, userid: string): RequestDraft | undefined =>
  draftOf(readPersisted(nameOf(travellerId), userid));

/** Keeps a travel request that was begun and not sent. @param draft undefined forgets */
export const keepDraft = (travellerId: string, userid: string, draft: RequestDraft | undefined): void =>
  persist(nameOf(travellerId), userid, draft);
