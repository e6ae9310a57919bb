import { changeCall, guardedCall } from "../schema/errors.ts";
import { readonlyOutput } from "../schema/wire.ts";
import {
  assignCaseInput,
  caseDetailsInput,
  caseListInput,
  caseListSchema,
  caseSchema,
  closeCaseInput,
  commentedSchema,
  commentIdInput,
  commentInput,
  commentsInput,
  commentsSchema,
  doneSchema,
  openCaseInput,
  openedCaseSchema,
  pictureIdInput,
  pictureInput,
  pictureSchema,
  readCommentsInput,
  reopenCaseInput,
  takenSchema,
  unreadSchema,
  uploadedPictureSchema,
} from "./schema.ts";

const tags = ["cases"];
const noCase = { NOT_FOUND: { status: 404, message: "There is no such case." } } as const;
const noTrip = { NOT_FOUND: { status: 404, message: "There is no such booking or travel request." } } as const;
const staffCall = guardedCall("cases");
const changeCase = changeCall("cases").errors({
  ...noCase,
  STATE: { status: 409, message: "Somebody has closed or reopened this case meanwhile." },
});
/** Travellers and staff write to each other; what is internal takes the code `cases` besides. */
const talkCall = guardedCall("travelRequestPending", "myTrips").errors(noTrip);

/** Cases: what is said about a booking, to the traveller and among staff, and who looks after it. */
export const cases = {
  list: staffCall
    .route({ method: "GET", path: "/cases", tags, summary: "Cases by state, or found by a search" })
    .input(caseListInput)
    .output(readonlyOutput(caseListSchema)),
  unread: staffCall
    .route({ method: "GET", path: "/cases/unread", tags, summary: "How many open cases have unread comments" })
    .output(unreadSchema),
  details: staffCall
    .errors(noCase)
    .route({ method: "GET", path: "/cases/details", tags, summary: "The case of a booking or a travel request" })
    .input(caseDetailsInput)
    .output(readonlyOutput(caseSchema)),
  open: changeCall("cases")
    .errors({ NOT_FOUND: { status: 404, message: "There is no such booking." } })
    .route({ method: "POST", path: "/cases", tags, summary: "Open a case by hand" })
    .input(openCaseInput)
    .output(openedCaseSchema),
  assign: changeCase
    .errors({
      NO_OPERATOR: { status: 404, message: "There is no such operator, or they cannot see the case's vendor." },
      TAKEN: { status: 409, message: "Somebody else was assigned meanwhile.", data: takenSchema },
    })
    .route({ method: "POST", path: "/cases/{id}/assign", tags, summary: "Assign a case to an operator, or to nobody" })
    .input(assignCaseInput)
    .output(doneSchema),
  close: changeCase
    .route({ method: "POST", path: "/cases/{id}/close", tags, summary: "Close a case with a comment" })
    .input(closeCaseInput)
    .output(doneSchema),
  reopen: changeCase
    .route({ method: "POST", path: "/cases/{id}/reopen", tags, summary: "Reopen a case with a reason" })
    .input(reopenCaseInput)
    .output(doneSchema),
  comments: talkCall
    .route({ method: "GET", path: "/cases/comments", tags, summary: "Comments on a trip, newest first" })
    .input(commentsInput)
    .output(readonlyOutput(commentsSchema)),
  comment: talkCall
    .errors({
      BLANK: { status: 422, message: "There is nothing in this comment." },
      TOO_LONG: { status: 422, message: "This comment is too long." },
      OTHER_WORDS: {
        status: 409,
        message: "Another comment was sent under this clientId. Send this one under its own.",
      },
      NOT_SEEN: { status: 422, message: "Somebody who is mentioned cannot see this case." },
    })
    .route({ method: "POST", path: "/cases/comments", tags, summary: "Write a comment" })
    .input(commentInput)
    .output(readonlyOutput(commentedSchema)),
  /** Keeps a picture for a comment: png, gif, jpeg, bmp or x-icon, by its content. */
  uploadPicture: talkCall
    .errors({
      NOT_A_PICTURE: { status: 422, message: "The file is no picture of a kind that comments take." },
      TOO_LARGE: { status: 422, message: "The picture is too large." },
      TOO_MANY: { status: 422, message: "There are too many pictures that were not sent." },
    })
    .route({ method: "POST", path: "/cases/pictures", tags, summary: "Upload a picture for a comment" })
    .input(pictureInput)
    .output(uploadedPictureSchema),
  picture: guardedCall("travelRequestPending", "myTrips")
    .errors({ NOT_FOUND: { status: 404, message: "There is no such picture." } })
    .route({ method: "GET", path: "/cases/pictures/{id}", tags, summary: "A link to a picture of a comment" })
    .input(pictureIdInput)
    .output(pictureSchema),
  takeBack: guardedCall("travelRequestPending", "myTrips")
    .errors({
      NOT_FOUND: { status: 404, message: "There is no such comment." },
      TOO_LATE: { status: 409, message: "A comment can be taken back for 60 seconds only." },
    })
    .route({ method: "POST", path: "/cases/comments/{id}/take-back", tags, summary: "Take back one's own comment" })
    .input(commentIdInput)
    .output(doneSchema),
  read: talkCall
    .route({ method: "POST", path: "/cases/read", tags, summary: "Comments have been read up to one" })
    .input(readCommentsInput)
    .output(doneSchema),
};
