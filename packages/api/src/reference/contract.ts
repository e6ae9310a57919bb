import { cityLabels, type Country, postalCodeLabels, stateLabels } from "@gatehouse/domain/addresses";
import { capitals, integer, text } from "@gatehouse/domain/validation";
import { array, number, object, string } from "yup";
import { publicCall, sessionCall } from "../schema/errors.ts";
import { wireOutput } from "../schema/wire.ts";
import { referenceRoutes } from "./routes.ts";

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

const need = string()
  .oneOf(["required", "optional", "none"] as const)
  .required();
const countrySchema = object({
  name: string().required(),
  iso2: string().required(),
  iso3: string().required(),
  states: array(
    object({ name: string().required(), code: string().required(), local: string() }).required(),
  ).required(),
  rules: object({
    postalCode: object({
      label: string().oneOf(postalCodeLabels).required(),
      need,
      pattern: string(),
      example: string(),
      prefix: string(),
    }).required(),
    state: object({ label: string().oneOf(stateLabels).required(), need }).required(),
    city: object({ label: string().oneOf(cityLabels).required(), need }).required(),
  }).required(),
});

/** Countries by name in any language, by alpha-2 or by alpha-3 code, best match first; travellers have no session. */
export const countries = publicCall
  .route(referenceRoutes.countries)
  .input(
    object({
      q: text(100).required().min(2, "validation.tooShort"),
      /** How many at most; 10 when nothing is said. */
      limit: integer().min(1, "validation.range").max(50, "validation.range"),
    }).noUnknown(),
  )
  .output(wireOutput<readonly Country[]>(array(countrySchema).required()));

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
