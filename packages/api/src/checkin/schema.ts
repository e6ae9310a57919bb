import {
  checkPoints,
  passDocuments,
  type PassengerStatus,
  passengerStatuses,
  passKinds,
  passProblems,
  passSources,
  pointVerdicts,
  proofs,
} from "@gatehouse/domain/boarding-pass";
import {
  auditActions,
  automationStatuses,
  travellerActions,
  type CheckIn,
  checkInStates,
  sortFields,
  distinguishingFacts,
  viewIds,
} from "@gatehouse/domain/checkin";
import { flag, integer, list, text } from "@gatehouse/domain/validation";
import { array, boolean, mixed, number, object, type ObjectSchema, string } from "yup";
import { pageInput } from "../schema/page.ts";

const code = object({ iata: string().required() }).required();

export const checkInSchema: ObjectSchema<CheckIn> = object({
  checkInId: number().required(),
  _id: string().required(),
  version: number().required(),
  pnr: string().required(),
  bookingNo: string().required(),
  vendor: string().required(),
  vendorName: string().required(),
  createdAt: number().required(),
  eligibleAt: number().nullable().defined(),
  windowOpensAt: number().required(),
  windowClosesAt: number().required(),
  expired: boolean().required(),
  currentState: string().oneOf(checkInStates).required(),
  automationStatus: mixed<(typeof automationStatuses)[number]>().oneOf(automationStatuses).required(),
  flightnum: string().required(),
  airline: code,
  from: code,
  to: code,
  dept: object({
    date: string().required(),
    time: string().required(),
    zone: string().required(),
    deptTimeUTCSecs: number().required(),
  }).required(),
  passenger: object({
    firstname: string().defined(),
    lastname: string().defined(),
    title: string().defined(),
  }).required(),
  toldApartBy: object({ fact: string().oneOf(distinguishingFacts).required(), value: string().defined() })
    .nullable()
    .defined(),
  hasPassport: boolean().required(),
  pass: object({ dmscode: string().required() }).nullable().defined(),
  needQC: boolean().required(),
  disposedAt: number().nullable().defined(),
  disposeState: object({
    disposedBy: string().required(),
    reason1: string().nullable().defined(),
    reason2: string().nullable().defined(),
  })
    .nullable()
    .defined(),
  _lock: object({ userid: string().required(), lockedAt: number().required() }).nullable().defined(),
  heldBy: string().nullable().defined(),
  lastPageAttachedBy: string().nullable().defined(),
  bpUploadedBy: string().nullable().defined(),
});

/** A view with the number of its rows; null where the number comes only with a search. */
export const viewCountSchema = object({
  id: string().oneOf(viewIds).required(),
  count: number().nullable().defined(),
});

export const countersSchema = object({
  noBP: number().required(),
  hasBP: number().required(),
  byHourCount: object({
    "0": number().required(),
    "1": number().required(),
    "2": number().required(),
    "4": number().required(),
  }).required(),
  pnrCount: object({
    multi: number().required(),
    multiUnAssigned: number().required(),
    single: number().required(),
  }).required(),
  byIataCount: mixed<Record<string, number>>().required(),
  noBPDisposedCnt: number().required(),
  eligibleForCheckIn: number().required(),
  waitingForAutomation: number().required(),
  eligibleForDisposal: number().required(),
  failedAutoAttached: number().required(),
  updatedAt: number().required(),
});

/** By fields of the list; anything else is refused (API-7). */
const sortInput = {
  sort: text(40).oneOf(sortFields, "validation.choice"),
  descending: flag().default(false),
};

export const viewPageInput = object({
  viewId: text(40).oneOf(viewIds, "validation.choice").required(),
  ...pageInput(),
  showExpired: flag().default(false),
  ...sortInput,
}).noUnknown();

/** Fields of the general search (API-7): listed ones only. */
const searchFields = [
  "pnr",
  "bookingNo",
  "airline",
  "currentState",
  "lockedBy",
  "dmscode",
  "checkInId",
  "reason1",
  "needQC",
  "automationStatus",
  "flightnum",
  "passenger",
] as const;
/** BEGINS is for names: every word of the value begins one of the passenger's. */
const searchOperators = ["IN", "EQ", "EXISTS", "BEGINS"] as const;

const searchValue = mixed<string | number | boolean | (string | number)[]>(
  (value): value is string | number | boolean | (string | number)[] => {
    const scalar = (item: unknown) =>
      (typeof item === "string" && item.length <= 200 && !item.includes("\u0000")) ||
      (typeof item === "number" && Number.isSafeInteger(item));
    return (
      scalar(value) ||
      typeof value === "boolean" ||
      (Array.isArray(value) && value.length > 0 && value.length <= 500 && value.every(scalar))
    );
  },
)
  .typeError("validation.choice")
  .required();

export const searchInput = object({
  filters: list(
    object({
      field: text(40).oneOf(searchFields, "validation.choice").required(),
      operator: text(10).oneOf(searchOperators, "validation.choice").required(),
      value: searchValue,
    })
      .noUnknown()
      .test(
        "names begin",
        "validation.choice",
        ({ field, operator, value }) =>
          (field === "passenger") === (operator === "BEGINS") &&
          (operator !== "BEGINS" || (typeof value === "string" && value.trim() !== "")),
      ),
    10,
  ).required(),
  ...pageInput(),
  showExpired: flag().default(false),
  ...sortInput,
}).noUnknown();

/** How each of the points was settled at a link: what the server found, and the operator's reason. */
export const checkedPoints = array(
  object({
    point: string().oneOf(checkPoints).required(),
    verdict: string().oneOf(pointVerdicts).required(),
    reason: string().nullable().defined(),
  }).required(),
);

/** Another traveller of the booking whose name a pass carries too. */
export const foundTravellers = array(
  object({
    checkInId: number().required(),
    title: string().defined(),
    firstname: string().defined(),
    lastname: string().defined(),
    /** What tells them from others of the same name, as it stood then: YYYY-MM-DD, and 13 digits. */
    dateOfBirth: string().nullable().optional(),
    ticketNumber: string().nullable().optional(),
  }).required(),
).required();

/** What was found when a pass was linked, by whomever: for the quality check, and for the audit log. */
const findingsSchema = object({
  /** What the page is, where it was read from, and what it says of the passenger's status and of whom it is for. */
  document: string().oneOf(passDocuments).required(),
  source: string()
    .oneOf([...passSources, "none"] as const)
    .required(),
  status: string().oneOf(Object.values<PassengerStatus>(passengerStatuses)).nullable().defined(),
  kind: string().oneOf(passKinds).nullable().defined(),
  /** What kept it from being linked until it was overridden, and why it was. */
  problem: string().oneOf(passProblems).nullable().defined(),
  override: string().nullable().defined(),
  /** The nine points and those of the identity, with the values of both sides as they were. No passport data. */
  points: array(
    object({
      point: string().oneOf(checkPoints).required(),
      booking: string().nullable().defined(),
      pass: string().nullable().defined(),
      verdict: string().oneOf(pointVerdicts).required(),
      reason: string().nullable().defined(),
    }).required(),
  ).required(),
  /** What the page does not say by itself. */
  unproven: array(string().oneOf(proofs).required()).required(),
  /** Travellers whom the pass fitted as well, and travellers whose it rather was: somebody chose, or a machine called. */
  alsoFits: foundTravellers,
  belongsTo: foundTravellers,
  byMachine: boolean().required(),
  needQC: boolean().required(),
});

/** Null where the log does not say: of links that were made before findings were kept, and after passes were purged. */
export const linkFindings = findingsSchema.nullable().defined();

export const auditEntrySchema = object({
  id: number().required(),
  action: string()
    .oneOf([...auditActions, ...travellerActions])
    .required(),
  userid: string().required(),
  actionTimestamp: number().required(),
  note: string().nullable().defined(),
  from: string().oneOf(checkInStates).nullable().defined(),
  to: string().oneOf(checkInStates).nullable().defined(),
  /** The page that was linked or delivered. */
  dmscode: string().nullable().defined(),
  /** How the nine points were settled; null where no person linked a page. */
  checks: checkedPoints.nullable().defined(),
  /** What was found when a page was linked, whoever linked it; null for every other action. */
  findings: linkFindings,
  /** Of what travellers did, or staff for them: whom it is about, and which fields. */
  supplied: object({
    passenger: string().nullable().defined(),
    fields: array(string().required()).required(),
  })
    .nullable()
    .defined(),
});

export const checkInIdInput = object({ id: integer().min(1, "validation.range").required() }).noUnknown();

/** The operator's own work: whether the next unit is pulled, and what is held now. */
export const assignmentSchema = object({
  enabled: boolean().required(),
  held: array(checkInSchema.required()).required(),
  /** When the lock goes back unless something is done: seconds since 1970, UTC; null while nothing is held. */
  releasesAt: number().nullable().defined(),
  /** What went back for lack of activity, until the user has seen it: nothing is pulled by itself before. */
  givenBack: object({
    /** Seconds since 1970, UTC. */
    at: number().required(),
    units: array(
      object({
        pnr: string().required(),
        bookingNo: string().required(),
        vendorName: string().required(),
        /** A check-in by which the unit can be locked again; null when nothing of it is left to do. */
        checkInId: number().nullable().defined(),
        /** Who has it now; null while it is free. */
        heldBy: string().nullable().defined(),
      }).required(),
    ).required(),
  })
    .nullable()
    .defined(),
  /** Units that could be claimed now. */
  waiting: number().required(),
  /** The server's clock when it answered, in seconds since 1970, UTC: that of the screen may be wrong. */
  now: number().required(),
});

/** What a screen reports of anyone who works at it. */
export const presenceInput = object({
  /** Check-ins that the user is looking at or working on; of those, the units that are the user's own are kept. */
  checkInIds: list(integer().min(1, "validation.range").required(), 500).default([]),
  /** Seconds since the last key or pointer. */
  idle: integer().min(0, "validation.range").default(0),
  /** The user has seen what went back. */
  seen: flag().default(false),
}).noUnknown();

export const checkInIds = list(integer().min(1, "validation.range").required(), 500)
  .min(1, "checkin.selection.required")
  .required();
