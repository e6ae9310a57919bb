import { reloadRefusals } from "@gatehouse/domain/checkin";
import { flag, integer, list, text } from "@gatehouse/domain/validation";
import { array, number, object, string } from "yup";
import { changeCall } from "../schema/errors.ts";
import { pageOf } from "../schema/page.ts";
import { conflicts, notFound, queueCall, queueChangeCall } from "./calls.ts";
import { requestId } from "../schema/request-id.ts";
import { disposals, lock, reschedule, reset } from "./disposal-contract.ts";
import { automationByAirline, locks, oversight, pastData } from "./oversight-contract.ts";
import {
  assignmentSchema,
  auditEntrySchema,
  checkInIdInput,
  checkInIds,
  checkInSchema,
  countersSchema,
  presenceInput,
  searchInput,
  viewCountSchema,
  viewPageInput,
} from "./schema.ts";

export const checkin = {
  counters: queueCall
    .route({ method: "GET", path: "/checkin/counters", tags: ["checkin"], summary: "The counters of the queue" })
    .output(countersSchema),
  views: queueCall
    .route({
      method: "GET",
      path: "/checkin/views",
      tags: ["checkin"],
      summary: "The views the user may see, with the number of their rows",
    })
    .input(object({ showExpired: flag().default(false) }).noUnknown())
    .output(array(viewCountSchema.required()).required()),
  list: queueCall
    .errors({ VIEW_NOT_AVAILABLE: { status: 404, message: "Filter not available" } })
    .route({
      method: "GET",
      path: "/checkin/views/{viewId}/check-ins",
      tags: ["checkin"],
      summary: "The check-ins of a view",
    })
    .input(viewPageInput)
    .output(pageOf(checkInSchema)),
  search: queueCall
    .route({
      method: "POST",
      path: "/checkin/check-ins/search",
      tags: ["checkin"],
      summary: "Search check-ins by listed fields",
    })
    .input(searchInput)
    .output(pageOf(checkInSchema)),
  actions: queueCall
    .errors(notFound)
    .route({
      method: "GET",
      path: "/checkin/check-ins/{id}/actions",
      tags: ["checkin"],
      summary: "The audit log of a check-in, oldest first",
    })
    .input(checkInIdInput)
    .output(array(auditEntrySchema.required()).required()),
  assignments: {
    ...oversight,
    current: queueCall
      .route({ method: "GET", path: "/checkin/assignments/current", tags: ["checkin"], summary: "What the user holds" })
      .output(assignmentSchema),
    /**
     * Enables next assignment and claims the next unit when nothing is held. An automatic call, which nobody pressed a button for,
     * enables nothing: a break that began elsewhere meanwhile stays a break. And it claims only for somebody who is there: whose
     * presence was reported within ten minutes, and who has seen what went back.
     */
    next: queueChangeCall
      .route({ method: "POST", path: "/checkin/assignments/next", tags: ["checkin"], summary: "Start next assignment" })
      .input(object({ automatic: flag().default(false), requestId }).noUnknown())
      .output(assignmentSchema),
    /**
     * Somebody is at the screen: a key, a pointer. Keeps the lock of the user's units that are looked at; at most two hours beyond the
     * last change, so that no screen keeps a unit for ever that nobody works on.
     */
    presence: queueCall
      .route({ method: "POST", path: "/checkin/assignments/presence", tags: ["checkin"], summary: "Report activity" })
      .input(presenceInput)
      .output(assignmentSchema),
    self: queueChangeCall
      .errors({ ...conflicts, ...notFound })
      .route({ method: "POST", path: "/checkin/assignments/self", tags: ["checkin"], summary: "Take chosen check-ins" })
      .input(object({ checkInIds, requestId }).noUnknown())
      .output(assignmentSchema),
    /** Stops pulling; what is held stays. Always succeeds. */
    break: queueChangeCall
      .route({ method: "POST", path: "/checkin/assignments/break", tags: ["checkin"], summary: "Go on a break" })
      .input(object({ requestId }).noUnknown().optional().default(undefined))
      .output(assignmentSchema),
    release: queueChangeCall
      .errors({ NOTHING_HELD: { status: 409, message: "There is nothing to release." } })
      .route({
        method: "POST",
        path: "/checkin/assignments/release",
        tags: ["checkin"],
        summary: "Give back what is held",
      })
      .input(object({ requestId }).noUnknown().optional().default(undefined))
      .output(assignmentSchema),
  },
  disposals,
  reset,
  lock,
  reschedule,
  locks,
  pastData,
  automation: {
    ...automationByAirline,
    /** Takes tasks back from automation that are older than `minutes` (AUT-4: 30). */
    release: changeCall("CH_REL_AUTO")
      .route({ method: "POST", path: "/checkin/automation/release", tags: ["checkin"], summary: "Release Atmn" })
      .input(
        object({
          minutes: integer().min(0, "validation.range").max(1440, "validation.range").default(30),
          requestId,
        }).noUnknown(),
      )
      .output(object({ released: number().required() })),
    /** From the screen of automation, or from the row of a status view (QUE-15, AUT-5). */
    reloadByPnr: changeCall("checkinReload", "CH_RE_QC")
      .route({
        method: "POST",
        path: "/checkin/automation/reload-by-pnr",
        tags: ["checkin"],
        summary: "Send the check-ins of PNRs to automation again",
      })
      .input(
        object({
          pnrs: list(text(20).required(), 200).min(1, "checkin.pnrs.required").required(),
          requestId,
        }).noUnknown(),
      )
      .output(
        object({
          reloaded: array(number().required()).required(),
          notReloaded: array(
            object({ pnr: string().required(), reason: string().oneOf(reloadRefusals).required() }).required(),
          ).required(),
        }),
      ),
  },
};
