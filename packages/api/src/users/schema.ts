import { roles, userActions, userPositionSchema, userStates } from "@gatehouse/domain/access";
import { list, text } from "@gatehouse/domain/validation";
import { array, boolean, mixed, number, object, string } from "yup";
import { pageInput, pageOf } from "../schema/page.ts";

/** An account as who looks after users sees it (ACC-24). */
const userRowSchema = object({
  id: string().required(),
  userid: string().required(),
  name: string().required(),
  email: string().required(),
  /** Null where the first entry of the role list is no role: they may do nothing. */
  role: string().oneOf(roles).nullable().defined(),
  /** Code of the vendor; null for staff of the house. */
  vendor: string().nullable().defined(),
  vendorName: string().nullable().defined(),
  state: string().oneOf(userStates).required(),
  /** Seconds since 1970, UTC. */
  invitedAt: number().nullable().defined(),
  lastSignInAt: number().nullable().defined(),
  /** Open sessions. */
  sessions: number().required(),
  /** Whether a second factor is asked for when they sign in (ACC-35). */
  secondFactor: boolean().required(),
  /** Whoever asks. */
  self: boolean().required(),
});

export const userListInput = object({ text: text(120).default(""), ...pageInput(200) });

export const userListSchema = pageOf(userRowSchema.required()).concat(
  object({
    /** The roles that must have a second factor; null for who cannot change that. */
    factorRoles: array(string().oneOf(roles).required()).nullable().defined(),
    /** What the caller may give. */
    roles: array(string().oneOf(roles).required()).required(),
    vendors: array(object({ code: string().required(), name: string().required() }).required()).required(),
  }),
);

/** An id that is none names nobody. */
const userId = () => text(60).required("validation.required");

export const userPositionInput = userPositionSchema.concat(object({ id: userId() })).noUnknown();

export const userActionInput = object({
  id: userId(),
  action: text(20).required("validation.required").oneOf(userActions, "validation.unknown"),
}).noUnknown();

export const userLogInput = object({ id: userId() }).noUnknown();

export const factorRolesInput = object({
  roles: list(text(30).required("validation.required").oneOf(roles, "validation.unknown"), roles.length).required(
    "validation.required",
  ),
}).noUnknown();

export const userLogSchema = array(
  object({
    at: number().required(),
    action: string().required(),
    detail: string().nullable().defined(),
    doneBy: string().required(),
  }).required(),
).required();

export const invitedSchema = object({ id: string().required(), userid: string().required() });
export const userDoneSchema = object({ ok: mixed<true>().oneOf([true]).required() });
