import { changeCall, guardedCall, provenCall } from "../schema/errors.ts";
import { readonlyOutput } from "../schema/wire.ts";
import {
  changeLogoInput,
  createdKeySchema,
  createdVendorSchema,
  createKeyInput,
  createVendorInput,
  doneSchema,
  historySchema,
  keyInput,
  keysSchema,
  lookAtTemplateInput,
  lookedAtSchema,
  problemsSchema,
  refusedTemplatesSchema,
  removePreferenceInput,
  savePreferenceInput,
  saveSettingsInput,
  saveVendorInput,
  uploadedSchema,
  templateCellInput,
  templatesSchema,
  uploadLogoInput,
  uploadTemplatesInput,
  chooseVersionInput,
  versionsSchema,
  vendorCodeInput,
  vendorIdInput,
  vendorListSchema,
  vendorSchema,
  vendorUsersSchema,
} from "./schema.ts";
import { saveSignOnInput, vendorSignOnSchema } from "./sign-on-schema.ts";

const tags = ["vendors"];
const noVendor = { NOT_FOUND: { status: 404, message: "There is no such vendor." } } as const;
const readOnly = { READ_ONLY: { status: 403, message: "You can look at this vendor, and not change it." } } as const;
const invalid = {
  INVALID: { status: 422, message: "Something is missing or wrong. Nothing was saved.", data: problemsSchema },
} as const;
const changed = { CHANGED: { status: 409, message: "Somebody else has changed this vendor meanwhile." } } as const;
const taken = { TAKEN: { status: 409, message: "Another vendor or user has this e-mail address." } } as const;
const badLogo = {
  LOGO_TOO_LARGE: { status: 413, message: "Logo Image size should be less than 100KB." },
  LOGO_CONTENT: { status: 422, message: "This is no png, jpeg, webp or svg picture." },
} as const;
const noLogo = { NO_LOGO: { status: 404, message: "There is no such logo. Upload it again." } } as const;

const readCall = guardedCall("vendorOwn").errors(noVendor);
const saveCall = guardedCall("vendorOwn").errors({ ...noVendor, ...readOnly });
/** Keys open the feed of a vendor, and its single sign-on everything that its users may do (ACC-36). */
const keyCall = provenCall("vendorOwn").errors({ ...noVendor, ...readOnly });

/** Vendors: their details, how they write to their travellers, and what their systems may do. */
export const vendors = {
  list: guardedCall("vendorAdmin")
    .route({ method: "GET", path: "/vendors", tags, summary: "All vendors" })
    .output(readonlyOutput(vendorListSchema)),
  one: readCall
    .route({ method: "GET", path: "/vendors/one", tags, summary: "A vendor by its e-mail address or code" })
    .input(vendorIdInput)
    .output(readonlyOutput(vendorSchema)),
  uploadLogo: guardedCall("vendorOwn")
    .errors(badLogo)
    .route({ method: "POST", path: "/vendors/logo", tags, summary: "Upload a logo" })
    .input(uploadLogoInput)
    .output(uploadedSchema),
  create: changeCall("vendorAdmin")
    .errors({ ...invalid, ...taken, ...noLogo })
    .route({ method: "POST", path: "/vendors", tags, summary: "Create a vendor with its first user" })
    .input(createVendorInput)
    .output(createdVendorSchema),
  save: saveCall
    .errors({ ...invalid, ...changed, ...taken })
    .route({ method: "POST", path: "/vendors/{code}/details", tags, summary: "Change the basic details" })
    .input(saveVendorInput)
    .output(doneSchema),
  changeLogo: saveCall
    .errors(noLogo)
    .route({ method: "POST", path: "/vendors/{code}/logo", tags, summary: "Change the logo" })
    .input(changeLogoInput)
    .output(doneSchema),
  savePreference: saveCall
    .errors(invalid)
    .route({ method: "POST", path: "/vendors/{code}/preferences", tags, summary: "Change what is told by a channel" })
    .input(savePreferenceInput)
    .output(doneSchema),
  removePreference: saveCall
    .errors({ LAST: { status: 409, message: "A vendor has one channel at least." } })
    .route({ method: "POST", path: "/vendors/{code}/preferences/remove", tags, summary: "Give a channel up" })
    .input(removePreferenceInput)
    .output(doneSchema),
  saveSettings: saveCall
    .errors({ ...invalid, ...changed })
    .route({ method: "POST", path: "/vendors/{code}/settings", tags, summary: "Change how a vendor works" })
    .input(saveSettingsInput)
    .output(doneSchema),
  history: readCall
    .route({ method: "GET", path: "/vendors/{code}/history", tags, summary: "What was changed, newest first" })
    .input(vendorCodeInput)
    .output(readonlyOutput(historySchema)),
  keys: readCall
    .route({ method: "GET", path: "/vendors/{code}/keys", tags, summary: "The keys of a vendor's systems" })
    .input(vendorCodeInput)
    .output(readonlyOutput(keysSchema)),
  createKey: keyCall
    .errors({ TOO_MANY: { status: 409, message: "A vendor has 20 good keys at most." } })
    .route({ method: "POST", path: "/vendors/{code}/keys", tags, summary: "Make a key, which is shown this once" })
    .input(createKeyInput)
    .output(createdKeySchema),
  revokeKey: keyCall
    .errors({ NO_KEY: { status: 404, message: "There is no such good key." } })
    .route({ method: "POST", path: "/vendors/{code}/keys/revoke", tags, summary: "Revoke a key" })
    .input(keyInput)
    .output(doneSchema),
  signOn: readCall
    .route({ method: "GET", path: "/vendors/{code}/sign-on", tags, summary: "The single sign-on of a vendor" })
    .input(vendorCodeInput)
    .output(readonlyOutput(vendorSignOnSchema)),
  saveSignOn: keyCall
    .errors({ ...invalid, ...changed })
    .route({ method: "POST", path: "/vendors/{code}/sign-on", tags, summary: "Set up the single sign-on of a vendor" })
    .input(saveSignOnInput)
    .output(doneSchema),
  removeSignOn: keyCall
    .route({ method: "POST", path: "/vendors/{code}/sign-on/remove", tags, summary: "Take single sign-on away" })
    .input(vendorCodeInput)
    .output(doneSchema),
  templates: readCall
    .route({ method: "GET", path: "/vendors/{code}/templates", tags, summary: "The templates in use" })
    .input(vendorCodeInput)
    .output(readonlyOutput(templatesSchema)),
  templateVersions: readCall
    .route({ method: "GET", path: "/vendors/{code}/templates/versions", tags, summary: "Every version of a template" })
    .input(templateCellInput)
    .output(readonlyOutput(versionsSchema)),
  lookAtTemplate: guardedCall("vendorOwn")
    .route({
      method: "POST",
      path: "/vendors/templates/look",
      tags,
      summary: "What is left of a file, and what is wrong",
    })
    .input(lookAtTemplateInput)
    .output(readonlyOutput(lookedAtSchema)),
  uploadTemplates: saveCall
    .errors({
      ...invalid,
      REFUSED: {
        status: 422,
        message: "Something in these templates is wrong. None was uploaded.",
        data: refusedTemplatesSchema,
      },
    })
    .route({ method: "POST", path: "/vendors/{code}/templates", tags, summary: "Take templates into use" })
    .input(uploadTemplatesInput)
    .output(doneSchema),
  chooseVersion: saveCall
    .errors({ NO_VERSION: { status: 404, message: "There is no such version." } })
    .route({
      method: "POST",
      path: "/vendors/{code}/templates/version",
      tags,
      summary: "Go back to a version, or to ours",
    })
    .input(chooseVersionInput)
    .output(doneSchema),
  users: readCall
    .route({ method: "GET", path: "/vendors/{code}/users", tags, summary: "The users of a vendor" })
    .input(vendorCodeInput)
    .output(readonlyOutput(vendorUsersSchema)),
};
