import { address, integer, optional, text } from "./setting.ts";
import { limitSettings } from "./settings/limit.ts";
import { messagingSettings } from "./settings/messaging.ts";
import { modelSettings } from "./settings/model.ts";
import { paymentSettings } from "./settings/payment.ts";
import { retentionSettings } from "./settings/retention.ts";
import { servingSettings } from "./settings/serving.ts";
import { signOnSettings } from "./settings/sign-on.ts";

/** Every setting of the server. `docs/configuration.md` shows this table; a test keeps the two equal. */
export const settings = {
  ...servingSettings,
  ...limitSettings,
  ...retentionSettings,
  weatherUrl: address({
    name: "WEATHER_URL",
    about:
      "Base address of an Open-Meteo service, a commercial one with its `?apikey=`; without it, and for dates that no forecast reaches, the weather shown is what is typical of the place and the season",
    schemes: ["http:", "https:"],
    secret: true,
  }),
  chatVendor: optional(
    text({
      name: "CHAT_VENDOR",
      about: "Code of the vendor whose staff answer guests of the traveller site in the live chat",
      fallback: "",
    }),
    "no chat for guests there; in a demo world `NWT`",
  ),
  ...modelSettings,
  ...messagingSettings,
  ...paymentSettings,
  ...signOnSettings,
  messagingSecret: optional(
    text({
      name: "MESSAGING_SECRET",
      about:
        "Key of the signatures between this server and a gateway of its own language, both ways, and of delivery reports about e-mail",
      fallback: "",
      minimum: 32,
      secret: true,
    }),
  ),
  shutdownSeconds: integer({
    name: "SHUTDOWN_SECONDS",
    about: "How long a stopping server waits for calls and jobs under way",
    fallback: 10,
    min: 1,
    max: 600,
    unit: "seconds",
  }),
} as const;
