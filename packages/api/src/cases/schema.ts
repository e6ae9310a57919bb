import {
  activityActions,
  caseOpenings,
  caseStates,
  caseTextLength,
  commentAudiences,
  commentKinds,
} from "@gatehouse/domain/cases";
import { disruptionKinds } from "@gatehouse/domain/disruption";
import { maximumRichTextBytes } from "@gatehouse/domain/rich-text";
import { anyText, flag, integer, line, text } from "@gatehouse/domain/validation";
import { array, boolean, mixed, number, object, string } from "yup";
import { pageInput, pageOf } from "../schema/page.ts";
import { requestId } from "../schema/request-id.ts";

const code = () => text(40).default("");

/** What comments and cases hang on: a booking, or a travel request. Travellers leave `vCode` out. */
const subject = {
  bookingNo: code(),
  travelRequestId: integer().min(0, "validation.range").default(0),
  vCode: code(),
};

const caseId = integer().min(1, "validation.range").required("validation.required");

export const caseListInput = object({
  /** `all` for a search. */
  state: string()
    .oneOf([...caseStates, "all"] as const, "validation.choice")
    .default("OPEN"),
  /** Only those that are assigned to the caller. */
  mine: flag().default(false),
  /** Only those with comments that the caller has not read. */
  unread: flag().default(false),
  /** Part of the booking number, or the number of the travel request. */
  bookingNo: code(),
  /** Part of the traveller's name. */
  name: text(120).default(""),
  /** Part of the traveller's e-mail address. */
  email: text(254).default(""),
  /** Part of the vendor's code or name. */
  vCode: code(),
  /** User id of who is assigned. */
  assignedTo: text(60).default(""),
  /** Words of comments, and of what opened and closed the case. */
  text: text(200).default(""),
  ...pageInput(),
}).noUnknown();

const person = object({ userid: string().required(), name: string().defined() });

/** A piece of what a search found; `hit` where it is what was searched for. */
const foundPiece = object({ text: string().defined(), hit: boolean().required() });

/** What happened to a flight. */
const flightTrouble = object({
  /** "DL 1862" */
  flight: string().required(),
  from: string().required(),
  to: string().required(),
  kind: string().oneOf(disruptionKinds).required(),
  /** Minutes of a delay; 0 of a cancellation. */
  minutes: number().required(),
});

/** What opened a case; in words of people it stands in `initialComment`. */
const openedBy = object({
  by: string().oneOf(caseOpenings).required(),
  /** What happened to the case's flight; null where that did not open it. */
  trouble: flightTrouble.nullable().defined(),
  /** What was asked for; null where no travel request opened it. Airports are empty where it names none. */
  wanted: object({ purpose: string().defined(), from: string().defined(), to: string().defined() })
    .nullable()
    .defined(),
});

const caseRow = object({
  caseId: number().required(),
  bookingNo: string().nullable().defined(),
  travelRequestId: number().nullable().defined(),
  segmentId: number().nullable().defined(),
  /** Code of the vendor. */
  vCode: string().required(),
  vendorId: string().required(),
  travellerName: string().defined(),
  state: string().oneOf(caseStates).required(),
  assignedTo: person.nullable().defined(),
  /** The words that opened it: by hand, or of the first comment. */
  initialComment: string().defined(),
  openedBy: openedBy.required(),
  closingComment: string().defined(),
  /** Seconds since 1970, UTC. */
  createdAt: number().required(),
  /** Comments that the caller has not read. */
  unread: number().required(),
  /** The place that a search for words found: in the newest comment that has them, or in what opened or closed the case. */
  place: array(foundPiece.required()).nullable().defined(),
});
export const caseListSchema = pageOf(caseRow.required());

export const caseDetailsInput = object({
  ...subject,
  segmentId: integer().min(0, "validation.range").default(0),
}).noUnknown();

const threadCounts = object({ all: number().required(), unread: number().required() });

const caseSegment = object({
  segmentId: number().required(),
  pnr: string().defined(),
  /** "DL 1862" */
  flight: string().required(),
  from: string().required(),
  to: string().required(),
  /** Airport-local day (YYYY-MM-DD) and time (HH:MM). */
  date: string().required(),
  time: string().required(),
  cancelled: boolean().required(),
  external: threadCounts.required(),
  internal: threadCounts.required(),
});

export const caseSchema = object({
  caseId: number().required(),
  bookingNo: string().nullable().defined(),
  travelRequestId: number().nullable().defined(),
  vCode: string().required(),
  vendorId: string().required(),
  vendorName: string().defined(),
  segmentId: number().nullable().defined(),
  state: string().oneOf(caseStates).required(),
  assignedTo: person.nullable().defined(),
  /** The words that opened it: by hand, or of the first comment. */
  initialComment: string().defined(),
  openedBy: openedBy.required(),
  closingComment: string().defined(),
  /** Seconds since 1970, UTC. */
  createdAt: number().required(),
  /** Whether there is an itinerary. */
  bookingCreated: boolean().required(),
  traveller: object({
    name: string().defined(),
    /** Masked, as the phone number is, where they are a passenger's and the reader may not see check-ins. */
    email: string().defined(),
    phone: string().defined(),
    gender: string().defined(),
    /** YYYY-MM-DD, empty where it is not known. */
    dob: string().defined(),
  }).required(),
  threads: object({
    TR: object({ external: threadCounts.required(), internal: threadCounts.required() }).required(),
    IT: object({ external: threadCounts.required(), internal: threadCounts.required() }).required(),
  }).required(),
  segments: array(caseSegment.required()).required(),
  history: array(
    object({
      action: string().oneOf(activityActions).required(),
      /** User id; TRAVELLER for whoever held the link of a disruption, empty for what happened by itself. */
      userid: string().defined(),
      at: number().required(),
      /** Words, whom it was assigned to, the booking that was made, or the number of the version. */
      note: string().defined(),
      /** The flight of what a disruption tells. */
      trouble: flightTrouble.nullable().defined(),
    }).required(),
  ).required(),
});

export const openCaseInput = object({
  bookingNo: text(40).required("validation.required"),
  vCode: code(),
  segmentId: integer().min(0, "validation.range").default(0),
  initialComment: line(caseTextLength).required("validation.required"),
  requestId,
}).noUnknown();

export const openedCaseSchema = object({
  caseId: number().required(),
  bookingNo: string().required(),
  vCode: string().required(),
  /** False where there was one already. */
  opened: boolean().required(),
});

export const assignCaseInput = object({
  id: caseId,
  /** User id of the operator; empty for nobody. */
  userid: text(60).defined("validation.required"),
  /** Whom the caller saw assigned; empty for nobody. */
  seen: text(60).default(""),
  requestId,
}).noUnknown();

export const closeCaseInput = object({
  id: caseId,
  comment: line(caseTextLength).required("validation.required"),
  requestId,
}).noUnknown();

export const reopenCaseInput = object({
  id: caseId,
  reason: line(caseTextLength).required("validation.required"),
  requestId,
}).noUnknown();

export const takenSchema = object({ assignedTo: person.nullable().defined() });

const thread = {
  ...subject,
  /** What the comments are about. */
  commentsType: string().oneOf(commentKinds, "validation.choice").required("validation.required"),
  /** Whom they are for. */
  commentsFor: string().oneOf(commentAudiences, "validation.choice").default("external"),
  /** The flight, for `FS`; 0 for none. */
  segmentId: integer().min(0, "validation.range").default(0),
};

export const commentsInput = object({
  ...thread,
  /** Only comments older than this one; 0 for the newest. */
  before: integer().min(0, "validation.range").default(0),
  size: integer().min(1, "validation.range").max(100, "validation.range").default(50),
}).noUnknown();

const comment = object({
  id: number().required(),
  /** HTML of the vocabulary of comments. */
  comment: string().defined(),
  /** Seconds since 1970, UTC. */
  createdAt: number().required(),
  /** User id of who wrote it; empty where the reader is not told. */
  createdBy: string().defined(),
  /** Name of the traveller; of a member of staff, for staff alone. */
  name: string().defined(),
  /** The organisation in whose name staff write. */
  aliasName: string().defined(),
  role: string().required(),
  sender: string()
    .oneOf(["admin", "user", "operator"] as const)
    .required(),
  mine: boolean().required(),
});

export const commentsSchema = object({
  /** Newest first. */
  comments: array(comment.required()).required(),
  /** Whether there are older ones. */
  more: boolean().required(),
  /** The id of the newest comment that the reader has read; 0 for none. */
  readUpTo: number().required(),
  counts: object({ external: threadCounts.required(), internal: threadCounts.nullable().defined() }).required(),
  header: object({
    bookingNo: string().nullable().defined(),
    travelRequestId: number().nullable().defined(),
    vCode: string().required(),
    firstName: string().defined(),
    middleName: string().defined(),
    lastName: string().defined(),
    /** Days of the trip, YYYY-MM-DD; empty where they are not known. */
    startDate: string().defined(),
    endDate: string().defined(),
    visitPurpose: string().defined(),
  }).required(),
  /** The flights of the booking, each with what was said about it; none where a flight was asked for. */
  flights: array(
    object({
      segmentId: number().required(),
      /** "DL 1862" */
      flight: string().required(),
      from: string().required(),
      to: string().required(),
      /** Airport-local day, YYYY-MM-DD. */
      date: string().required(),
      cancelled: boolean().required(),
      external: threadCounts.required(),
    }).required(),
  ).required(),
  /** Users who read external comments as travellers, for staff; null for travellers. */
  travellers: number().nullable().defined(),
  /** Who can be mentioned in an internal comment. */
  colleagues: array(person.required()).required(),
});

export const commentInput = object({
  ...thread,
  // One that is too long is answered in words of its own (CMT-4).
  comments: anyText(10 * maximumRichTextBytes).required("validation.required"),
  /** Names what was written once: sending it twice makes one comment. */
  clientId: requestId.clone().required("validation.required"),
}).noUnknown();

export const commentedSchema = object({ comment: comment.required() });

export const pictureInput = object({
  ...subject,
  file: mixed<File>((value): value is File => value instanceof File)
    .typeError("cases.picture.required")
    .meta({ file: "image/*" })
    .required("cases.picture.required"),
}).noUnknown();

export const uploadedPictureSchema = object({
  /** HTML names the picture as `/api/cases/pictures/{id}`. */
  id: string().required(),
  name: string().required(),
});

export const pictureIdInput = object({
  id: text(36)
    .matches(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, "validation.text")
    .required("validation.required"),
}).noUnknown();

export const pictureSchema = object({
  /** Opens the picture for some minutes. */
  url: string().required(),
  /** Seconds since 1970, UTC. */
  expiresAt: number().required(),
  name: string().required(),
  /** Bytes. */
  size: number().required(),
});

export const commentIdInput = object({ id: caseId }).noUnknown();

export const readCommentsInput = object({
  ...thread,
  /** The newest comment that was shown. */
  upTo: integer().min(1, "validation.range").required("validation.required"),
}).noUnknown();

export const unreadSchema = object({
  /** Of the caller's own open cases, those with comments that they have not read. */
  unread: number().required(),
  /** The caller's own open cases. */
  mine: number().required(),
  /** Open cases with such comments that nobody is assigned to; 100 for that many or more. */
  unassigned: number().required(),
});

export const doneSchema = object({ ok: mixed<true>().oneOf([true]).required() });
