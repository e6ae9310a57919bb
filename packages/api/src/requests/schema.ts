import { basicDetails } from "@gatehouse/domain/profiles";
import { programColumns, requestModes, requestStatuses, submittedRequestSchema } from "@gatehouse/domain/requests";
import { flag, integer, line, list, text } from "@gatehouse/domain/validation";
import { array, boolean, mixed, number, object, string } from "yup";
import { pageInput, pageOf } from "../schema/page.ts";
import { requestId } from "../schema/request-id.ts";

const userId = () =>
  text(36).matches(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, {
    message: "validation.text",
    excludeEmptyString: true,
  });

/** Somebody for whom requests are made. */
const travellerSchema = object({
  /** Id of the user. */
  id: string().required(),
  name: string().defined(),
  email: string().defined(),
  vendorCode: string().required(),
  vendorName: string().defined(),
});

export const findTravellersInput = object({
  /** Part of a name or of an e-mail address. */
  text: text(120).default(""),
}).noUnknown();
export const foundTravellersSchema = array(travellerSchema.required()).required();

export const formInput = object({
  /** Id of the user for whom the request is; a traveller asks for themselves and leaves it out. */
  travellerId: userId(),
}).noUnknown();

const dynamicField = object({ name: string().required(), label: string().defined(), value: string().defined() });

/** A program of a vendor; airports are IATA codes, empty where there is none. */
const programSchema = object({
  id: number().required(),
  hospital: string().required(),
  deptInfos: array(object({ deptCode: string().required(), deptName: string().defined() }).required()).required(),
  city: string().defined(),
  state: string().defined(),
  stateCode: string().defined(),
  active: boolean().required(),
  bestAirport: string().defined(),
  closestAirport: string().defined(),
  otherAirports: array(string().required()).required(),
  callhouse: object({
    accomodationName: string().defined(),
    address: string().defined(),
    city: string().defined(),
    state: string().defined(),
    zipCode: string().defined(),
    phone: string().defined(),
    url: string().defined(),
    active: boolean().required(),
  })
    .nullable()
    .defined(),
  dynamicFields: array(dynamicField.required()).required(),
});

export const programVendorInput = object({
  /** Left out by who has one vendor. */
  vendorCode: text(40).default(""),
}).noUnknown();

export const programListSchema = object({
  /** Vendors that the caller sees, by name; `editable` where they may import. */
  vendors: array(
    object({ code: string().required(), name: string().defined(), editable: boolean().required() }).required(),
  ).required(),
  /** Whose programs these are. */
  vendorCode: string().required(),
  /** By hospital and city. */
  programs: array(programSchema.required()).required(),
  /** The last import; `at` is seconds since 1970, UTC. */
  lastImport: object({ userid: string().required(), at: number().required() }).nullable().defined(),
});

export const importProgramsInput = object({
  vendorCode: text(40).default(""),
  file: mixed<File>((value): value is File => value instanceof File)
    .typeError("programs.file.required")
    .meta({ file: "text/csv" })
    .required("programs.file.required"),
  /** What the dry run answered: the programs from which its changes were worked out. Left out, it is a dry run. */
  state: text(64),
}).noUnknown();

/** What is wrong in a file: in a cell, in a line (then `column` is empty), or in the file (then `line` is 0 or 1). */
export const programProblemSchema = object({
  /** From 1, as editors count; the last one of a cell that goes over lines. */
  line: number().required(),
  /** Name of the column as the file has it. */
  column: string().defined(),
  code: string().required(),
});

export const importedSchema = object({
  /** To be sent back with the import. */
  state: string().required(),
  imported: boolean().required(),
  /** Nothing is imported while there are any. */
  problems: array(programProblemSchema.required()).required(),
  lines: array(
    object({
      line: number().required(),
      hospital: string().required(),
      city: string().defined(),
      action: string().oneOf(["add", "change", "same"]).required(),
      changes: array(
        object({
          column: string().oneOf(programColumns).required(),
          before: string().defined(),
          after: string().defined(),
        }).required(),
      ).required(),
    }).required(),
  ).required(),
});

/** What a new request starts from. */
export const formSchema = object({
  traveller: travellerSchema.required(),
  /** Basic details that the traveller's profile lacks (REQ-15). */
  missingDetails: array(string().oneOf(basicDetails).required()).required(),
  mode: string().oneOf(requestModes).required(),
  /** Active ones, by name. */
  programs: array(programSchema.required()).required(),
  /** Ids of those about whose call house this user has read. */
  callHousesSeen: array(number().required()).required(),
});

export const submitInput = object({
  travellerId: userId(),
  request: submittedRequestSchema.required(),
  requestId,
}).noUnknown();
export const submittedSchema = object({ id: number().required() });

/** A row of the pending list. Dates are `YYYY-MM-DD`, instants seconds since 1970, UTC. */
const requestRowSchema = object({
  id: number().required(),
  createdAt: number().required(),
  status: string().oneOf(requestStatuses).required(),
  travellerName: string().defined(),
  vendorCode: string().required(),
  startDate: string().required(),
  endDate: string().required(),
  /** User id of the operator; null where nobody is assigned. Travellers do not learn it. */
  assignedTo: string().nullable().defined(),
});

/** Columns by which the pending list is sorted. */
const requestSortFields = ["id", "createdAt", "travellerName", "startDate", "endDate"] as const;

export const pendingInput = object({
  /** A number ("20814", "TR-20814"), or part of the traveller's name. */
  text: text(120).default(""),
  /** Only those that are assigned to the caller. */
  mine: flag().default(false),
  sort: string().oneOf(requestSortFields, "validation.unknown").default("createdAt"),
  descending: flag().default(true),
  ...pageInput(),
}).noUnknown();
/** A request that waits, with how many comments of others on it the caller has not read. */
export const pendingSchema = pageOf(requestRowSchema.concat(object({ unread: number().required() })).required());

export const ofTravellerInput = object({ userid: userId() }).noUnknown();
export const ofTravellerSchema = array(requestRowSchema.required()).required();

export const requestIdInput = object({ id: integer().min(1, "validation.range").required() }).noUnknown();

/** A request with everything that is known of it. */
export const requestSchema = object({
  travelRequest: object({
    id: number().required(),
    vendorId: string().required(),
    vendorCode: string().required(),
    vendorName: string().defined(),
    status: string().oneOf(requestStatuses).required(),
    createdAt: number().required(),
    createdBy: string().required(),
    assignedTo: string().nullable().defined(),
    /** Why it was cancelled; null where it was not, or nobody said. */
    cancelReason: string().nullable().defined(),
    bookingNo: string().nullable().defined(),
    request: submittedRequestSchema.required(),
    /** The program as it was when it was asked for, and the name of the department; null where there is none. */
    program: programSchema.nullable().defined(),
  }).required(),
  traveller: object({
    id: string().required(),
    prefix: string().defined(),
    firstName: string().defined(),
    middleName: string().defined(),
    lastName: string().defined(),
    email: string().defined(),
    dob: string().nullable().defined(),
    gender: string().defined(),
    phone: string().defined(),
    profile: object({
      frequentFlyerNos: array(
        object({ airline: string().required(), membershipId: string().required() }).required(),
      ).required(),
      loyaltyMemberships: array(
        object({
          memberShipType: string()
            .oneOf(["car", "hotel"] as const)
            .required(),
          programName: string().required(),
          membershipId: string().required(),
        }).required(),
      ).required(),
      specialNote: string().defined(),
      paymentInfo: object({
        flight: string().defined(),
        car: string().defined(),
        hotel: string().defined(),
      }).required(),
      tz: string().defined(),
      /** Known traveller number, by its end (PRO-9). */
      tsaNumber: string().defined(),
      driverLicenseInfo: object({
        /** By its end. */
        licenseNumber: string().defined(),
        issueState: string().defined(),
        /** `YYYY-MM-DD`, empty where it was not given. */
        expiryDate: string().defined(),
      }).required(),
    }).required(),
  }).required(),
  /** Whether the caller may still cancel it. */
  canCancel: boolean().required(),
});

/** Numbers of a traveller's documents that the page of a travel request has. */
const requestNumbers = ["tsaNumber", "licenseNumber"] as const;

export const shownNumberInput = object({
  id: integer().min(1, "validation.range").required(),
  number: text(20).oneOf(requestNumbers, "validation.unknown").required(),
}).noUnknown();

export const cancelInput = object({
  id: integer().min(1, "validation.range").required(),
  /** Staff say why. */
  reason: text(500).default(""),
  requestId,
}).noUnknown();

const operatorSchema = object({
  userid: string().required(),
  name: string().defined(),
  /** The only vendor whose requests they see, and can be given; null where they see every vendor's. */
  vendorCode: string().nullable().defined(),
});
export const operatorsSchema = array(operatorSchema.required()).required();

export const assignInput = object({
  /** User id of the operator. */
  userId: line(60).required(),
  travelRequestIds: list(integer().min(1, "validation.range").required(), 200).min(1, "validation.range").required(),
  /**
   * Whom the caller saw assigned to those that were; the others were nobody's. One that stands otherwise by now is refused and says
   * who it is.
   */
  seen: list(object({ id: integer().required(), assignedTo: line(60).required() }).required(), 200).default([]),
  requestId,
}).noUnknown();

/** Why one could not be assigned. */
const assignRefusals = ["NOT_FOUND", "TAKEN", "NOT_PENDING", "NOT_THEIRS"] as const;
export const refusedAssignment = object({
  id: number().required(),
  code: string().oneOf(assignRefusals).required(),
  /** Who has it. */
  assignedTo: string().nullable().defined(),
});
export const assignedSchema = object({
  assigned: array(number().required()).required(),
  refused: array(refusedAssignment.required()).required(),
});

export const callHouseSeenInput = object({ programId: integer().min(1, "validation.range").required() }).noUnknown();

/** What is wrong with a request that was sent. */
export const requestProblemsSchema = object({
  problems: array(object({ field: string().required(), code: string().required() }).required()).required(),
});
