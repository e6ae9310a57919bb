import { address, integer, optional, text } from "../setting.ts";

/** Language models that read. */
export const modelSettings = {
  assistantModelUrl: address({
    name: "ASSISTANT_MODEL_URL",
    about:
      "Base address of a model that reads for the chat's assistant, by the chat completions of OpenAI, as `https://api.openai.com/v1`; needs `ASSISTANT_MODEL`; it gets what travellers write to the assistant; without it, and whenever it does not answer or cannot be believed, the assistant's own rules read",
    schemes: ["http:", "https:"],
  }),
  assistantModel: optional(
    text({ name: "ASSISTANT_MODEL", about: "Name of the model at `ASSISTANT_MODEL_URL`", fallback: "" }),
  ),
  assistantModelKey: optional(
    text({
      name: "ASSISTANT_MODEL_KEY",
      about: "Key for `ASSISTANT_MODEL_URL`, sent as a bearer token",
      fallback: "",
      secret: true,
    }),
    "none is sent",
  ),
  assistantModelPatience: integer({
    name: "ASSISTANT_MODEL_PATIENCE",
    about: "Seconds that the model may take before the assistant's own rules answer",
    fallback: 8,
    min: 1,
    max: 60,
    unit: "seconds",
  }),
  analyticsModelUrl: address({
    name: "ANALYTICS_MODEL_URL",
    about:
      "Base address of a model that reads the questions of Database Analytics which its own rules do not read whole, by the chat completions of OpenAI; needs `ANALYTICS_MODEL`; it gets the question, and what can be counted, and nothing of the database; without it, and whenever it does not answer or cannot be believed, what was not understood is said",
    schemes: ["http:", "https:"],
  }),
  analyticsModel: optional(
    text({ name: "ANALYTICS_MODEL", about: "Name of the model at `ANALYTICS_MODEL_URL`", fallback: "" }),
  ),
  analyticsModelKey: optional(
    text({
      name: "ANALYTICS_MODEL_KEY",
      about: "Key for `ANALYTICS_MODEL_URL`, sent as a bearer token",
      fallback: "",
      secret: true,
    }),
    "none is sent",
  ),
  analyticsModelPatience: integer({
    name: "ANALYTICS_MODEL_PATIENCE",
    about: "Seconds that the model may take before an answer says what was understood without it",
    fallback: 8,
    min: 1,
    max: 60,
    unit: "seconds",
  }),
} as const;
