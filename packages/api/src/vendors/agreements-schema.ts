import { prospectStates } from "@gatehouse/domain/vendors";
import { anyText, integer, text } from "@gatehouse/domain/validation";
import { array, boolean, number, object, string } from "yup";
import { requestId } from "../schema/request-id.ts";
import { createVendorFields } from "./schema.ts";

const id = integer().min(1, "validation.range").required("validation.required");
/** The version of the prospect that the caller saw. */
const version = integer().min(0, "validation.range").required("validation.required");
const state = () => string().oneOf(prospectStates).required();

const prospectFields = {
  id: number().required(),
  orgName: string().required(),
  email: string().required(),
  /** Dial code, hyphen, number. */
  phone: string().defined(),
  website: string().defined(),
  /** Whether there is a file. */
  agreementAttached: boolean().required(),
  /** Whether its sender said that it is signed. */
  agreementSigned: boolean().required(),
  state: state(),
  /** Seconds since 1970, UTC. */
  confirmedAt: number().required(),
  /** Since when it is in its state. */
  changedAt: number().required(),
};

export const pendingSchema = object({ prospects: array(object(prospectFields).required()).required() });

/** A prospect by its id, or by its name: of several the one that waits longest. */
export const prospectInput = object({
  orgName: text(200).default(""),
  id: integer().min(0, "validation.range").default(0),
}).noUnknown();

export const prospectSchema = object({
  ...prospectFields,
  phoneCode: string().defined(),
  phoneNumber: string().defined(),
  language: string().required(),
  file: object({
    name: string().required(),
    /** Bytes. */
    size: number().required(),
    pages: number().required(),
  })
    .nullable()
    .defined(),
  /** Why it was refused, or another file was asked for. */
  reason: string().defined(),
  /** Who settled it last; empty where nobody has. */
  by: string().defined(),
  version: number().required(),
  /** The vendor that was made of it. */
  vendor: object({ code: string().required(), email: string().defined() }).nullable().defined(),
  /** Whether a vendor, or a user of one, has its e-mail address already. */
  emailTaken: boolean().required(),
  /** Others of its name. */
  others: array(
    object({
      id: number().required(),
      email: string().required(),
      state: state(),
      changedAt: number().required(),
    }).required(),
  ).required(),
  history: array(
    object({
      action: string().required(),
      detail: string().defined(),
      doneBy: string().required(),
      at: number().required(),
    }).required(),
  ).required(),
});

export const prospectIdInput = object({ id }).noUnknown();
export const settleInput = object({ id, version, reason: anyText(2000).default(""), requestId }).noUnknown();
export const approveInput = object({ id, version, ...createVendorFields, requestId }).noUnknown();

/** How it stands by now, and through whom. */
export const settledSchema = object({ state: state(), by: string().defined() });
export const reasonSchema = object({
  code: string()
    .oneOf(["required", "text", "tooLong"] as const)
    .required(),
});
