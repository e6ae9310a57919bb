import { requestModes } from "@gatehouse/domain/requests";
import { channels, templateLength } from "@gatehouse/domain/vendors";
import { anyText, flag, integer, list, secret, text } from "@gatehouse/domain/validation";
import { array, boolean, mixed, number, object, string } from "yup";
import { requestId } from "../schema/request-id.ts";

/** Which vendor is meant: its code, its e-mail address, or nothing for one's own. */
const vendorId = text(254).default("");
const vendorCode = text(40).required("validation.required");
/** The version of the record that the caller saw. */
const version = integer().min(0, "validation.range").required("validation.required");
/** What is typed in a form: its rules are the domain's, and say themselves what they do not take. */
const typed = () => anyText(1000).default("");

export const vendorIdInput = object({ id: vendorId }).noUnknown();
export const vendorCodeInput = object({ code: vendorCode }).noUnknown();

const vendorRow = object({
  code: string().required(),
  orgName: string().required(),
  /** Empty for a vendor without basic details. */
  email: string().defined(),
  phone: string().defined(),
  website: string().defined(),
  city: string().defined(),
  /** ISO 3166-1 alpha-3. */
  country: string().defined(),
  productTypes: array(string().required()).required(),
  /** Address of the logo within this site; null where it has none. */
  logo: string().nullable().defined(),
  channels: array(string().oneOf(channels).required()).required(),
  users: number().required(),
  /** Seconds since 1970, UTC; null for one that was there before this was noted. */
  createdAt: number().nullable().defined(),
});
export const vendorListSchema = object({ vendors: array(vendorRow.required()).required() });

const addressSchema = object({
  line1: string().defined(),
  line2: string().defined(),
  city: string().defined(),
  country: string().defined(),
  state: string().defined(),
  pincode: string().defined(),
});

const basicDetails = object({
  email: string().defined(),
  alertEmail: string().defined(),
  bcc: string().defined(),
  orgName: string().required(),
  phoneCode: string().defined(),
  phoneNumber: string().defined(),
  website: string().defined(),
  productTypes: array(string().required()).required(),
  supportFirstname: string().defined(),
  supportMiddlename: string().defined(),
  supportLastname: string().defined(),
  supportGender: string().defined(),
  supportEmail: string().defined(),
  address: addressSchema.required(),
});

const preferenceSchema = object({
  channel: string().oneOf(channels).required(),
  channelKey: string().defined(),
  maxNoChangeCommunication: number().required(),
  minMinsToNotifyForChange: number().required(),
  minOnTimeHoursToNotify: number().required(),
  communicateOnTerminalChange: boolean().required(),
  communicateOnGateChange: boolean().required(),
  welcomeMsg: string().defined(),
});

const settingsSchema = object({
  requestMode: string().oneOf(requestModes).required(),
  zone: string().required(),
  currency: string().required(),
  language: string().required(),
  quietFrom: string().defined(),
  quietTo: string().defined(),
  origins: array(string().required()).required(),
});

export const vendorSchema = object({
  code: string().required(),
  details: basicDetails.required(),
  /** ISO 3166-1 alpha-2 of the country of its address; empty where it has none. */
  countryIso2: string().defined(),
  logo: object({
    url: string().required(),
    name: string().required(),
    mediaType: string().required(),
    /** Bytes. */
    size: number().required(),
    /** Whether it stands on a white plate on dark pages. */
    plate: boolean().required(),
  })
    .nullable()
    .defined(),
  preferences: array(preferenceSchema.required()).required(),
  settings: settingsSchema.required(),
  version: number().required(),
  createdAt: number().nullable().defined(),
  /** Whether the caller may change it. */
  editable: boolean().required(),
  counts: object({
    keys: number().required(),
    programs: number().required(),
    users: number().required(),
    /** Templates in use, and places for them. */
    templates: number().required(),
    templatePlaces: number().required(),
  }).required(),
  /** Messages to the alert address that were refused of late. */
  refusedAlerts: object({ count: number().required(), since: number().required(), answer: string().defined() })
    .nullable()
    .defined(),
});

const addressInput = object({
  line1: typed(),
  line2: typed(),
  city: typed(),
  country: typed(),
  state: typed(),
  pincode: typed(),
})
  .noUnknown()
  .required("validation.required");

const detailsInput = object({
  email: typed(),
  alertEmail: typed(),
  bcc: typed(),
  orgName: typed(),
  phoneCode: typed(),
  phoneNumber: typed(),
  website: typed(),
  productTypes: list(text(60).required(), 20).required(),
  supportFirstname: typed(),
  supportMiddlename: typed(),
  supportLastname: typed(),
  supportGender: typed(),
  supportEmail: typed(),
  address: addressInput,
})
  .noUnknown()
  .required("validation.required");

const preferenceInput = object({
  channel: typed(),
  channelKey: typed(),
  maxNoChangeCommunication: typed(),
  minMinsToNotifyForChange: typed(),
  minOnTimeHoursToNotify: typed(),
  communicateOnTerminalChange: flag().default(false),
  communicateOnGateChange: flag().default(false),
  welcomeMsg: anyText(2000).default(""),
})
  .noUnknown()
  .required("validation.required");

/** What a vendor is made of, whoever its first user is. */
export const createVendorFields = {
  details: detailsInput,
  /** Document of the logo, as `uploadLogo` answered it. */
  logo: text(64).default(""),
  plate: flag().default(false),
  preferences: list(preferenceInput, channels.length).required(),
};
export const createVendorInput = object({
  ...createVendorFields,
  /** Start password, to be changed at the first sign-in; left out for an invitation. */
  password: secret(1024),
  requestId,
}).noUnknown();

export const saveVendorInput = object({ code: vendorCode, details: detailsInput, version }).noUnknown();

export const savePreferenceInput = object({ code: vendorCode, preference: preferenceInput }).noUnknown();

export const removePreferenceInput = object({
  code: vendorCode,
  channel: string().oneOf(channels, "validation.choice").required("validation.required"),
}).noUnknown();

export const saveSettingsInput = object({
  code: vendorCode,
  settings: object({
    requestMode: string().oneOf(requestModes, "validation.choice").required("validation.required"),
    zone: typed(),
    currency: typed(),
    language: typed(),
    quietFrom: typed(),
    quietTo: typed(),
    origins: list(anyText(300).required(), 50).required(),
  })
    .noUnknown()
    .required("validation.required"),
  version,
}).noUnknown();

const file = mixed<File>((value): value is File => value instanceof File)
  .typeError("vendors.logo.required")
  .meta({ file: "image/*" })
  .required("vendors.logo.required");

export const uploadLogoInput = object({ file }).noUnknown();
export const changeLogoInput = object({
  code: vendorCode,
  /** As `uploadLogo` answered it; left out to change only how it stands. */
  logo: text(64).default(""),
  plate: flag().default(false),
}).noUnknown();
export const uploadedSchema = object({ documentId: string().required(), documentName: string().required() });

export const problemsSchema = object({
  problems: array(
    object({
      field: string().required(),
      code: string().required(),
      /** Of a preference: its place in the list. */
      at: number(),
    }).required(),
  ).required(),
});

export const createdVendorSchema = object({ code: string().required(), email: string().required() });

export const historySchema = object({
  entries: array(
    object({
      action: string().required(),
      detail: string().defined(),
      doneBy: string().required(),
      /** Seconds since 1970, UTC. */
      at: number().required(),
    }).required(),
  ).required(),
});

const keyRow = object({
  id: number().required(),
  name: string().defined(),
  createdAt: number().required(),
  lastUsedAt: number().nullable().defined(),
  revokedAt: number().nullable().defined(),
});
export const keysSchema = object({ keys: array(keyRow.required()).required() });
export const createKeyInput = object({ code: vendorCode, name: text(60).required("validation.required") }).noUnknown();
export const createdKeySchema = object({ id: number().required(), key: string().required() });
export const keyInput = object({
  code: vendorCode,
  key: integer().min(1, "validation.range").required("validation.required"),
}).noUnknown();

export const vendorUsersSchema = object({
  users: array(
    object({
      userid: string().required(),
      name: string().required(),
      email: string().required(),
      role: string().required(),
      /** Seconds since 1970, UTC; null for one who never signed in, as far as is kept. */
      lastSignIn: number().nullable().defined(),
      sessions: number().required(),
      disabled: boolean().required(),
    }).required(),
  ).required(),
});

const templateRow = object({
  channel: string().required(),
  context: string().required(),
  language: string().required(),
  version: number().required(),
  name: string().required(),
  documentName: string().required(),
  productType: string().required(),
});
export const templatesSchema = object({
  /** Those in use. */
  templates: array(templateRow.required()).required(),
  /** How many there can be. */
  places: number().required(),
});

const cell = {
  code: vendorCode,
  channel: text(20).required("validation.required"),
  context: text(40).required("validation.required"),
  language: text(10).required("validation.required"),
};
export const templateCellInput = object(cell).noUnknown();
export const versionsSchema = object({
  versions: array(
    object({
      version: number().required(),
      name: string().required(),
      productType: string().required(),
      documentName: string().required(),
      /** Empty for ours. */
      subject: string().defined(),
      html: string().defined(),
      uploadedBy: string().required(),
      /** Seconds since 1970, UTC. */
      uploadedAt: number().required(),
      active: boolean().required(),
    }).required(),
  ).required(),
});
export const chooseVersionInput = object({
  ...cell,
  /** 0 for ours. */
  version: integer().min(0, "validation.range").required("validation.required"),
}).noUnknown();

const htmlText = () => anyText(templateLength).default("");
export const lookAtTemplateInput = object({ html: htmlText(), context: text(40).default("") }).noUnknown();
const templateProblemSchema = object({
  /** Place of the template in the upload. */
  at: number(),
  code: string()
    .oneOf(["unknown", "braces", "missing"] as const)
    .required(),
  /** Of the variable; empty for braces. */
  name: string().defined(),
  /** 0 for what is missing. */
  line: number().required(),
  column: number().required(),
  /** The variable that was probably meant. */
  meant: string().nullable().defined(),
  /** Where what is missing usually stands. */
  place: string().nullable().defined(),
});
export const lookedAtSchema = object({
  html: string().defined(),
  subject: string().defined(),
  /** Elements that are taken off, by name. */
  removed: array(string().required()).required(),
  problems: array(templateProblemSchema.required()).required(),
});
export const uploadTemplatesInput = object({
  code: vendorCode,
  channel: typed(),
  channelKey: typed(),
  productType: typed(),
  templates: list(
    object({ documentName: typed(), html: htmlText(), name: typed(), context: typed(), language: typed() })
      .noUnknown()
      .required(),
    20,
  ).required("validation.required"),
}).noUnknown();
export const refusedTemplatesSchema = object({ problems: array(templateProblemSchema.required()).required() });

export const doneSchema = object({ ok: mixed<true>().oneOf([true]).required() });
