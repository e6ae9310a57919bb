import { sessionCall } from "../schema/errors.ts";
import { object } from "yup";
import { readonlyOutput } from "../schema/wire.ts";
import { profileProblemsSchema, profileSchema, saveProfileInput } from "./schema.ts";

const tags = ["profiles"];

/** What travellers say about themselves. Everybody who is signed in has a profile, and reads and writes their own only (PRO-1). */
export const profiles = {
  mine: sessionCall
    .route({ method: "GET", path: "/profiles/mine", tags, summary: "The caller's traveller profile" })
    .output(readonlyOutput(profileSchema)),
  /** All of it but the e-mail address; what is empty or left out is taken away. */
  save: sessionCall
    .errors({
      INVALID_PROFILE: {
        status: 422,
        message: "Something is wrong in this profile. Nothing was saved.",
        data: profileProblemsSchema,
      },
      CHANGED_MEANWHILE: {
        status: 409,
        message: "This profile was changed since it was read. Nothing was saved.",
        data: object({ stands: profileSchema.required() }),
      },
    })
    .route({ method: "PUT", path: "/profiles/mine", tags, summary: "Save the caller's traveller profile" })
    .input(saveProfileInput)
    .output(readonlyOutput(profileSchema)),
};
