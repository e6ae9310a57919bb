import { text } from "@gatehouse/domain/validation";
import { number, object, string } from "yup";
import { sessionCall } from "../schema/errors.ts";

export const documents = {
  /** A signed link of 5 minutes to a document that the caller may see. */
  url: sessionCall
    .errors({
      NOT_FOUND: { status: 404, message: "There is no such document." },
      /** A boarding pass of a trip that has been over for long: said to anyone who sees the check-in that had it. */
      NOT_KEPT: { status: 410, message: "This document is no longer kept." },
    })
    .route({
      method: "GET",
      path: "/documents/{dmscode}/url",
      tags: ["documents"],
      summary: "A signed link to a document",
    })
    .input(object({ dmscode: text(64).required() }).noUnknown())
    .output(object({ url: string().required(), expiresAt: number().required() })),
};
