import { capitals } from "@gatehouse/domain/validation";
import { number, object, string } from "yup";
import { sessionCall } from "../schema/errors.ts";

const lookupFailed = { LOOKUP_FAILED: { status: 502, message: "The data could not be fetched." } } as const;

const airportSchema = object({
  iata: string().required(),
  name: string().required(),
  /** ISO 3166-1 alpha-2. */
  country: string().required(),
  /** IANA time zone. */
  zone: string().required(),
  /** Degrees. */
  latitude: number().required(),
  longitude: number().required(),
});

const airlineSchema = object({ iata: string().required(), name: string().required() });

/** What is known of airports and airlines, whoever asks. */
export const reference = {
  airport: sessionCall
    .errors({ NOT_FOUND: { status: 404, message: "There is no such airport." }, ...lookupFailed })
    .route({
      method: "GET",
      path: "/reference/airports/{iata}",
      tags: ["reference"],
      summary: "An airport by its code",
    })
    .input(object({ iata: capitals(3).required() }).noUnknown())
    .output(airportSchema),
  airline: sessionCall
    .errors({ NOT_FOUND: { status: 404, message: "There is no such airline." }, ...lookupFailed })
    .route({
      method: "GET",
      path: "/reference/airlines/{iata}",
      tags: ["reference"],
      summary: "An airline by its code",
    })
    .input(object({ iata: capitals(3).required() }).noUnknown())
    .output(airlineSchema),
};
