import { array, mixed, object, string } from "yup";
import { changeCall, guardedCall } from "../schema/errors.ts";
import { readonlyOutput } from "../schema/wire.ts";
import {
  assignedSchema,
  assignInput,
  callHouseSeenInput,
  cancelInput,
  findTravellersInput,
  formInput,
  formSchema,
  importedSchema,
  importProgramsInput,
  foundTravellersSchema,
  ofTravellerInput,
  ofTravellerSchema,
  operatorsSchema,
  pendingInput,
  pendingSchema,
  programListSchema,
  programProblemSchema,
  programVendorInput,
  refusedAssignment,
  requestIdInput,
  requestProblemsSchema,
  requestSchema,
  shownNumberInput,
  submitInput,
  submittedSchema,
} from "./schema.ts";
import { shownNumberSchema } from "../profiles/schema.ts";

const tags = ["requests"];
const done = object({ ok: mixed<true>().oneOf([true]).required() });
const noTraveller = { NOT_FOUND: { status: 404, message: "There is no such traveller." } } as const;
const notFound = { NOT_FOUND: { status: 404, message: "There is no such travel request." } } as const;
const createCall = guardedCall("travelRequestCreate");
const pendingCall = guardedCall("travelRequestPending");
const programCall = guardedCall("vendorOwn").errors({
  NOT_FOUND: { status: 404, message: "There is no such vendor." },
});
const assignCall = guardedCall("travelRequestAssign");

/** Travel requests: made by travellers, or by staff for them; assigned to operators, who book them. */
export const requests = {
  /** Travellers of the vendors that the caller sees, for who makes a request for somebody else: at most 20, by name. */
  travellers: assignCall
    .route({ method: "GET", path: "/requests/travellers", tags, summary: "Find a traveller" })
    .input(findTravellersInput)
    .output(foundTravellersSchema),
  /** The vendor's programs and mode, and what the traveller's profile lacks. */
  programs: createCall
    .errors(noTraveller)
    .route({ method: "GET", path: "/requests/programs", tags, summary: "What a new travel request starts from" })
    .input(formInput)
    .output(readonlyOutput(formSchema)),
  /** The modal about a program's call house is shown once to each user. */
  markCallHouseSeen: createCall
    .errors({ NOT_FOUND: { status: 404, message: "There is no such program." } })
    .route({
      method: "POST",
      path: "/requests/programs/{programId}/call-house-seen",
      tags,
      summary: "A user has read about a program's call house",
    })
    .input(callHouseSeenInput)
    .output(done),
  /** Every program of a vendor, active or not, for who looks after them. */
  programList: programCall
    .route({ method: "GET", path: "/requests/programs/all", tags, summary: "The programs of a vendor" })
    .input(programVendorInput)
    .output(readonlyOutput(programListSchema)),
  /** The same as a file, which can be changed and imported (REQ-22). */
  programFile: programCall
    .route({ method: "GET", path: "/requests/programs/file", tags, summary: "The programs of a vendor as a CSV file" })
    .input(programVendorInput)
    .output(
      mixed<File>((value): value is File => value instanceof File)
        .meta({ file: "text/csv" })
        .required(),
    ),
  /** A dry run says what a file would change; the import does just that, whole, or nothing (REQ-22). */
  importPrograms: programCall
    .errors({
      READ_ONLY: { status: 403, message: "You can look at these programs, and not change them." },
      INVALID_FILE: {
        status: 422,
        message: "Something in this file is wrong. Nothing was imported.",
        data: object({ problems: array(programProblemSchema.required()).required() }),
      },
      CHANGED: { status: 409, message: "The programs were changed meanwhile. Look at the changes again." },
    })
    .route({ method: "POST", path: "/requests/programs/import", tags, summary: "Import programs from a CSV file" })
    .input(importProgramsInput)
    .output(readonlyOutput(importedSchema)),
  /** Tells the traveller by mail. The id of a request makes it safe to ask again. */
  submit: changeCall("travelRequestCreate")
    .errors({
      ...noTraveller,
      INVALID_REQUEST: {
        status: 422,
        message: "Something is missing or wrong in this travel request.",
        data: requestProblemsSchema,
      },
    })
    .route({ method: "POST", path: "/requests", tags, summary: "Submit a travel request" })
    .input(submitInput)
    .output(submittedSchema),
  /** Travellers see their own; others those of the vendors that they see. */
  pending: pendingCall
    .route({ method: "GET", path: "/requests/pending", tags, summary: "Travel requests that wait to be booked" })
    .input(pendingInput)
    .output(pendingSchema),
  /** All of one traveller, the latest first. */
  ofTraveller: pendingCall
    .errors(noTraveller)
    .route({ method: "GET", path: "/travelapi/request", tags, summary: "A traveller's travel requests" })
    .input(ofTravellerInput)
    .output(ofTravellerSchema),
  /** Users who can be assigned to requests that the caller sees. */
  operators: assignCall
    .route({ method: "GET", path: "/requests/operators", tags, summary: "Operators of travel requests" })
    .output(operatorsSchema),
  one: pendingCall
    .errors(notFound)
    .route({ method: "GET", path: "/requests/{id}", tags, summary: "A travel request with its traveller" })
    .input(requestIdInput)
    .output(readonlyOutput(requestSchema)),
  /** One number of the traveller's documents as a whole; that it was asked for is audited (PRO-9). */
  showNumber: guardedCall("profileAll")
    .errors({ ...notFound, NOTHING_STORED: { status: 409, message: "The traveller has not given this number." } })
    .route({
      method: "POST",
      path: "/requests/{id}/number",
      tags,
      summary: "Show one number of the documents of a request's traveller",
    })
    .input(shownNumberInput)
    .output(readonlyOutput(shownNumberSchema)),
  /** By the traveller, or by staff with a reason; tells the traveller by mail where staff did it. */
  cancel: changeCall("travelRequestPending")
    .errors({
      ...notFound,
      REASON_REQUIRED: { status: 422, message: "Say why the travel request is cancelled." },
      NOT_PENDING: {
        status: 409,
        message: "This travel request can no longer be cancelled.",
        data: object({ status: string().required() }),
      },
    })
    .route({ method: "POST", path: "/requests/{id}/cancel", tags, summary: "Cancel a travel request" })
    .input(cancelInput)
    .output(done),
  /** Each request is answered by itself; where every one was assigned meanwhile, the answer is a conflict. */
  assign: changeCall("travelRequestAssign")
    .errors({
      NO_OPERATOR: { status: 404, message: "There is no such operator." },
      TAKEN: {
        status: 409,
        message: "Somebody else was assigned meanwhile.",
        data: object({ refused: array(refusedAssignment.required()).required() }),
      },
    })
    .route({ method: "POST", path: "/requests/assign", tags, summary: "Assign travel requests to an operator" })
    .input(assignInput)
    .output(assignedSchema),
};
