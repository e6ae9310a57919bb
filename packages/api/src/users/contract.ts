import { inviteSchema } from "@gatehouse/domain/access";
import { guardedCall, provenCall } from "../schema/errors.ts";
import { readonlyOutput } from "../schema/wire.ts";
import {
  factorRolesInput,
  invitedSchema,
  userActionInput,
  userDoneSchema,
  userListInput,
  userListSchema,
  userLogInput,
  userLogSchema,
  userPositionInput,
} from "./schema.ts";

const tags = ["users"];
const usersCall = guardedCall("users");
/** What gives or takes rights takes a proof of who is at work (ACC-36). */
const provenUsersCall = provenCall("users");
const noUser = { NOT_FOUND: { status: 404, message: "There is no such user." } } as const;
/** Nobody of another vendor, or of a role that the caller does not look after, is there for them. */
const oneCall = usersCall.errors(noUser);
const wrongPlace = {
  NO_SUCH_VENDOR: { status: 422, message: "There is no such vendor." },
  ROLE_NOT_YOURS: { status: 403, message: "You cannot give this role." },
} as const;

/** Who may sign in, and as what (ACC-24 to ACC-26). Vendors look after users of their own. */
export const users = {
  list: usersCall
    .route({ method: "GET", path: "/users", tags, summary: "Users, by name" })
    .input(userListInput)
    .output(readonlyOutput(userListSchema)),
  /** Makes an account, and sends a link by which its user chooses a password. */
  invite: provenUsersCall
    .errors({ ...wrongPlace, EMAIL_TAKEN: { status: 409, message: "Somebody has this e-mail address already." } })
    .route({ method: "POST", path: "/users", tags, summary: "Invite a user" })
    .input(inviteSchema)
    .output(invitedSchema),
  /** Gives another role and vendor; the user signs in again. */
  position: provenUsersCall
    .errors({ ...noUser, ...wrongPlace, SELF: { status: 409, message: "Nobody changes their own role." } })
    .route({ method: "PUT", path: "/users/{id}/position", tags, summary: "Give a user another role or vendor" })
    .input(userPositionInput)
    .output(userDoneSchema),
  act: oneCall
    .errors({ NOT_POSSIBLE: { status: 409, message: "This cannot be done about this user now." } })
    .route({
      method: "POST",
      path: "/users/{id}/act",
      tags,
      summary: "Disable, enable, unlock, sign out, invite again",
    })
    .input(userActionInput)
    .output(userDoneSchema),
  /** Takes all second factors of a user away, who has lost them; their sessions end (ACC-35). */
  resetFactor: provenUsersCall
    .errors({ ...noUser, NOT_POSSIBLE: { status: 409, message: "This cannot be done about this user now." } })
    .route({ method: "POST", path: "/users/{id}/reset-factor", tags, summary: "Take a user's second factors away" })
    .input(userLogInput)
    .output(userDoneSchema),
  /** The roles whose users must have a second factor; administrators say so (ACC-34). */
  requireFactor: provenUsersCall
    .errors({ ROLE_NOT_YOURS: wrongPlace.ROLE_NOT_YOURS })
    .route({ method: "PUT", path: "/users/second-factor", tags, summary: "Require a second factor of roles" })
    .input(factorRolesInput)
    .output(userDoneSchema),
  log: oneCall
    .route({ method: "GET", path: "/users/{id}/log", tags, summary: "What was changed about a user, latest first" })
    .input(userLogInput)
    .output(userLogSchema),
};
