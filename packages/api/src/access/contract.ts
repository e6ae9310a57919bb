import { loginSchema } from "@gatehouse/domain/access";
import { array, mixed, object } from "yup";
import { publicCall, sessionCall } from "../schema/errors.ts";
import { menuNodeSchema, sessionSchema, settingsSchema, ticketSchema, userSchema } from "./schema.ts";

const done = object({ ok: mixed<true>().oneOf([true]).required() });

export const access = {
  /** What the login page shows: whether this is the demo world, and its users. */
  settings: publicCall
    .route({ method: "GET", path: "/auth/settings", tags: ["access"], summary: "What the login page needs" })
    .output(settingsSchema),
  login: publicCall
    .errors({ INVALID_CREDENTIALS: { status: 401, message: "E-mail or password is wrong." } })
    .route({ method: "POST", path: "/auth/login", tags: ["access"], summary: "Sign in" })
    .input(loginSchema)
    .output(sessionSchema),
  /** Takes the refresh cookie, gives a new access token and a new cookie. */
  refresh: publicCall
    .errors({ SESSION_ENDED: { status: 401, message: "The session has ended." } })
    .route({ method: "POST", path: "/auth/refresh", tags: ["access"], summary: "Renew the session" })
    .output(sessionSchema),
  /** Ends the session of the refresh cookie, if there is one. */
  logout: publicCall
    .route({ method: "POST", path: "/auth/logout", tags: ["access"], summary: "Sign out" })
    .output(done),
  me: sessionCall
    .route({ method: "GET", path: "/auth/me", tags: ["access"], summary: "Who is signed in" })
    .output(userSchema),
  /** A one-use ticket of 30 s that opens the live stream, so that no token is in an address. */
  ticket: sessionCall
    .route({ method: "POST", path: "/auth/ticket", tags: ["access"], summary: "Ticket for the live stream" })
    .output(ticketSchema),
  menu: sessionCall
    .route({ method: "GET", path: "/auth-api/users/menu", tags: ["access"], summary: "The navigation of the user" })
    .output(array(menuNodeSchema.required()).required()),
};
