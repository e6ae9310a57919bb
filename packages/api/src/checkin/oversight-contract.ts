import { flag } from "@gatehouse/domain/validation";
import { array, number, object } from "yup";
import { guardedCall, changeCall } from "../schema/errors.ts";
import { pageInput, pageOf } from "../schema/page.ts";
import { conflicts } from "./calls.ts";
import { requestId } from "../schema/request-id.ts";
import {
  airlineCodes,
  automationAirlineSchema,
  lockedUnitSchema,
  lockStatusInput,
  lockStatusSchema,
  pastDataInput,
  unlockInput,
} from "./oversight-schema.ts";
import { checkInSchema } from "./schema.ts";

const assignmentsCall = guardedCall("checkinAssignments");

/** What all operators hold, and taking it from them. */
export const oversight = {
  locked: assignmentsCall
    .route({
      method: "GET",
      path: "/checkin/assignments/locked",
      tags: ["checkin"],
      summary: "List of check-ins assigned to all operators, a row per unit",
    })
    .input(object(pageInput()).noUnknown())
    .output(pageOf(lockedUnitSchema)),
  /** Gives units back to the pool: by check-ins, by booking numbers, or both. Others' work takes `checkinAssignments`. */
  unlock: changeCall("checkinAssignments", "CH_RELS")
    .errors({ LOCKED_BY_OTHER: conflicts.LOCKED_BY_OTHER })
    .route({
      method: "POST",
      path: "/checkin/assignments/unlock",
      tags: ["checkin"],
      summary: "Unlock check-ins and give them back to the pool",
    })
    .input(unlockInput)
    .output(object({ unlocked: number().required() })),
};

export const locks = assignmentsCall
  .route({
    method: "GET",
    path: "/checkin/locks",
    tags: ["checkin"],
    summary: "Lock status of all check-ins (including automation)",
  })
  .input(lockStatusInput)
  .output(pageOf(lockStatusSchema));

export const pastData = guardedCall("checkinPastData")
  .route({
    method: "GET",
    path: "/checkin/past-data",
    tags: ["checkin"],
    summary: "Departed check-ins by PNR, booking, airline and date of departure, the latest first",
  })
  .input(pastDataInput)
  .output(pageOf(checkInSchema));

const reloadCall = guardedCall("checkinReload");
const reloaded = object({ reloaded: array(number().required()).required() });

/** Automation by airline. */
export const automationByAirline = {
  airlines: reloadCall
    .route({
      method: "GET",
      path: "/checkin/automation/airlines",
      tags: ["checkin"],
      summary: "How automation fares, airline by airline: what waits, what is stuck",
    })
    .output(array(automationAirlineSchema.required()).required()),
  /** `stuck`: tasks without an answer for 30 minutes are asked again; otherwise what was disposed without a pass is sent again. */
  reloadByAirline: changeCall("checkinReload")
    .route({
      method: "POST",
      path: "/checkin/automation/reload-by-airline",
      tags: ["checkin"],
      summary: "Send check-ins of airlines to automation again",
    })
    .input(object({ stuck: flag().default(false), airlineCodes, requestId }).noUnknown())
    .output(reloaded),
  redistribute: changeCall("checkinReload")
    .route({
      method: "POST",
      path: "/checkin/automation/redistribute",
      tags: ["checkin"],
      summary: "Open locked check-ins of airlines go back to the pool",
    })
    .input(object({ airlineCodes, requestId }).noUnknown())
    .output(object({ redistributed: number().required() })),
};
