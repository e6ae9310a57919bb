import { publicCall } from "../schema/errors.ts";
import { partnerRoutes } from "./partner-routes.ts";
import {
  confirmedSchema,
  fileAskedSchema,
  linkOverSchema,
  partnerKeyInput,
  resendInput,
  sendFileInput,
  submitProspectInput,
} from "./partner-schema.ts";
import { doneSchema, problemsSchema } from "./schema.ts";

const badFile = {
  NOT_A_PDF: { status: 422, message: "The file is not a PDF." },
  ENCRYPTED_PDF: { status: 422, message: "The PDF is encrypted." },
  BROKEN_PDF: { status: 422, message: "The PDF is damaged." },
  TOO_COMPLEX: { status: 422, message: "The PDF is too complex to be opened." },
  TOO_LARGE: { status: 413, message: "The file is larger than 5 MB." },
  TOO_MANY_PAGES: { status: 422, message: "The PDF has more than 50 pages." },
} as const;
const linkCall = publicCall.errors({
  LINK_NOT_FOUND: { status: 404, message: "There is nothing behind this link." },
  LINK_OVER: { status: 410, message: "This link has been used, or is too old.", data: linkOverSchema },
});

/** What organisations do that want to be partners: they have no session. All calls are rate limited. */
export const partners = {
  /** The answer is the same whether anybody knows the address or not (VEN-17). */
  submit: publicCall
    .errors({
      ...badFile,
      INVALID: { status: 422, message: "Something is missing or wrong. Nothing was sent.", data: problemsSchema },
    })
    .route(partnerRoutes.submit)
    .input(submitProspectInput)
    .output(doneSchema),
  resend: publicCall.route(partnerRoutes.resend).input(resendInput).output(doneSchema),
  confirm: linkCall.route(partnerRoutes.confirm).input(partnerKeyInput).output(confirmedSchema),
  openFile: linkCall.route(partnerRoutes.openFile).input(partnerKeyInput).output(fileAskedSchema),
  sendFile: linkCall.errors(badFile).route(partnerRoutes.sendFile).input(sendFileInput).output(doneSchema),
};
