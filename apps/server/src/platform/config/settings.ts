import { rolesOfSignOn } from "@gatehouse/domain/access";
import { address, choice, claimRoles, domains, email, integer, optional, text } from "./setting.ts";

/** Every setting of the server. `docs/configuration.md` shows this table; a test keeps the two equal. */
export const settings = {
  environment: choice({
    name: "NODE_ENV",
    about: "`production` turns the checking of answers off and HSTS on, and refuses a demo world",
    fallback: "development",
    of: ["development", "test", "production"],
  }),
  port: integer({
    name: "PORT",
    about: "Port of the HTTP server; 0 takes a free one",
    fallback: 4000,
    min: 0,
    max: 65_535,
  }),
  host: text({
    name: "HOST",
    about: "Address to listen on; anything but a loopback address is refused while the database holds a demo world",
    fallback: "127.0.0.1",
  }),
  brand: text({
    name: "BRAND",
    about:
      "Whose product it is: its name, looks, texts and routes; `gatehouse`, `samgi`, or a JSON file, whose fields `docs/product/brand.md` names",
    fallback: "gatehouse",
  }),
  publicUrl: address({
    name: "PUBLIC_URL",
    about:
      "The address people reach the server at; live streams of other origins are refused, and a demo world where it is not on this machine",
    schemes: ["http:", "https:"],
    default: "whatever host the request names",
  }),
  trustProxy: integer({
    name: "TRUST_PROXY",
    about:
      "How many reverse proxies stand before the server and may name the caller's address; with any, a demo world is refused",
    fallback: 0,
    min: 0,
    max: 10,
  }),
  databaseUrl: address({
    name: "DATABASE_URL",
    about: "An outside PostgreSQL 15 or newer",
    schemes: ["postgres:", "postgresql:"],
    default: "the embedded PostgreSQL under `DATA_DIR`",
    secret: true,
  }),
  databasePool: integer({
    name: "DATABASE_POOL",
    about:
      "Database connections for calls; jobs, live events and the watch over the database take up to 8 more, reports under way up to 3 each",
    fallback: 10,
    min: 1,
    max: 500,
  }),
  statementTimeout: integer({
    name: "STATEMENT_TIMEOUT",
    about: "Seconds after which PostgreSQL gives up a statement",
    fallback: 30,
    min: 1,
    max: 3600,
    unit: "seconds",
  }),
  databaseWait: integer({
    name: "DATABASE_WAIT",
    about: "Seconds that a start waits for a database that is not there yet",
    fallback: 30,
    min: 0,
    max: 3600,
    unit: "seconds",
  }),
  dataDir: text({
    name: "DATA_DIR",
    about: "Folder of the embedded database and of stored documents",
    fallback: ".data",
  }),
  demo: choice({
    name: "DEMO",
    about: "The demo world and its users; `auto` is on without `DATABASE_URL` and outside production",
    fallback: "auto",
    of: ["auto", "on", "off"],
  }),
  demoSimulation: choice({
    name: "DEMO_SIMULATION",
    about: "Whether the demo world goes on by itself: bookings come in, other operators work",
    fallback: "on",
    of: ["on", "off"],
  }),
  automationUrl: address({
    name: "AUTOMATION_URL",
    about:
      "Where check-ins are posted to be done by an outside service; without it the demo world has a simulated airline, and anywhere else nothing is automated: people do every check-in",
    schemes: ["http:", "https:"],
  }),
  automationSecret: optional(
    text({
      name: "AUTOMATION_SECRET",
      about:
        "Key of the signatures between this server and the service at `AUTOMATION_URL`, both ways; needed together with it",
      fallback: "",
      minimum: 32,
      secret: true,
    }),
  ),
  logLevel: choice({
    name: "LOG_LEVEL",
    about: "The least important log entries that are written; with the demo world `warn` unless it is set",
    fallback: "info",
    of: ["trace", "debug", "info", "warn", "error", "fatal", "silent"],
  }),
  logFormat: choice({
    name: "LOG_FORMAT",
    about: "`json` lines, or `pretty` ones to read; `auto` is pretty in a terminal",
    fallback: "auto",
    of: ["auto", "json", "pretty"],
  }),
  signingKeys: optional(
    text({
      name: "SIGNING_KEYS",
      about:
        "Secret that signs access tokens and document links, at least 32 characters; several, divided by commas, while rotating: the first signs, all are accepted",
      fallback: "",
      minimum: 32,
      secret: true,
    }),
    "made once and kept in the database",
  ),
  documentKeys: optional(
    text({
      name: "DOCUMENT_KEYS",
      about:
        "Secret that encrypts travellers' passports, licences and known traveller numbers, at least 32 characters; several, divided by commas, while rotating: the first encrypts, all are read",
      fallback: "",
      minimum: 32,
      secret: true,
    }),
    "made once and kept in `DATA_DIR`, in the file `document-keys`",
  ),
  metricsToken: optional(
    text({
      name: "METRICS_TOKEN",
      about: "Bearer token that opens `/api/metrics`; without it there is no such address",
      fallback: "",
      minimum: 16,
      secret: true,
    }),
    "none",
  ),
  rateLimit: integer({
    name: "RATE_LIMIT",
    about: "Calls a minute that one address may make",
    fallback: 6000,
    min: 10,
    max: 1_000_000,
  }),
  authRateLimit: integer({
    name: "AUTH_RATE_LIMIT",
    about: "Sign-ins a minute that one address may try",
    fallback: 120,
    min: 5,
    max: 1_000_000,
  }),
  searchRateLimit: integer({
    name: "SEARCH_RATE_LIMIT",
    about: "Flight searches, and choices of a flight, a minute that one address may make",
    fallback: 60,
    min: 1,
    max: 1_000_000,
  }),
  lookupRateLimit: integer({
    name: "LOOKUP_RATE_LIMIT",
    about: "Calls a minute that one address may make to each of the other calls of flight search",
    fallback: 600,
    min: 1,
    max: 1_000_000,
  }),
  resultRateLimit: integer({
    name: "RESULT_RATE_LIMIT",
    about:
      "Complete answers of flight search a minute that one address may fetch; asking whether one is complete counts for `LOOKUP_RATE_LIMIT` only",
    fallback: 60,
    min: 1,
    max: 1_000_000,
  }),
  feedRateLimit: integer({
    name: "FEED_RATE_LIMIT",
    about: "Messages of the feed a minute that one address may send with one vendor key",
    fallback: 240,
    min: 1,
    max: 1_000_000,
  }),
  linkRateLimit: integer({
    name: "LINK_RATE_LIMIT",
    about: "Travellers' links a minute that one address may try in vain; a good link always opens",
    fallback: 120,
    min: 1,
    max: 1_000_000,
  }),
  retentionDays: integer({
    name: "RETENTION_DAYS",
    about:
      "Days after a booking's last arrival for which boarding passes, passport data and what else a traveller supplied for the trip are kept",
    fallback: 90,
    min: 1,
    max: 3650,
    unit: "days",
  }),
  flightResultHours: integer({
    name: "FLIGHT_RESULT_HOURS",
    about: "How long the answer of a flight search is kept: so long a link to it opens the same list",
    fallback: 24,
    min: 1,
    max: 720,
    unit: "hours",
  }),
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
  customerCareEmail: optional(
    text({ name: "CUSTOMER_CARE_EMAIL", about: "Mail address of Customer Care, shown to travellers", fallback: "" }),
    "none; the demo world shows an example",
  ),
  customerCarePhone: optional(
    text({
      name: "CUSTOMER_CARE_PHONE",
      about: "Phone number of Customer Care with its country code, shown to travellers",
      fallback: "",
    }),
    "none; the demo world shows an example",
  ),
  smtpUrl: address({
    name: "SMTP_URL",
    about:
      "The mail server that takes mails to travellers, with user and password where it wants them: `smtps://user:password@host`, or `smtp://host:587`; without it the demo world has a mail server of its own, and anywhere else messages wait",
    schemes: ["smtp:", "smtps:"],
    secret: true,
  }),
  smtpStartTls: choice({
    name: "SMTP_STARTTLS",
    about:
      "Whether a connection to `smtp://` must be encrypted by STARTTLS (`required`), is when the server offers it (`optional`), or never is (`off`); `smtps://` always is encrypted",
    fallback: "required",
    of: ["required", "optional", "off"],
  }),
  smtpCa: optional(
    text({
      name: "SMTP_CA",
      about:
        "File of the certificates (PEM) by which the mail server is known, for one whose certificate is not signed by a well-known authority",
      fallback: "",
    }),
    "the well-known authorities",
  ),
  mailFrom: optional(
    email({
      name: "MAIL_FROM",
      about:
        "Address that mails to travellers come from, in the name of their vendor; needed together with `SMTP_URL`, as is `PUBLIC_URL`",
    }),
  ),
  smsUrl: address({
    name: "SMS_URL",
    about:
      "The gateway that takes SMS: `https://<account SID>:<auth token>@api.twilio.com` for Twilio, or the address of one that speaks our own language; needs `SMS_FROM` and `PUBLIC_URL`; without it the demo world has a gateway of its own, and anywhere else SMS wait",
    schemes: ["http:", "https:"],
    secret: true,
  }),
  smsAdapter: choice({
    name: "SMS_ADAPTER",
    about: "What the gateway at `SMS_URL` speaks; `generic` needs `MESSAGING_SECRET`",
    fallback: "generic",
    of: ["generic", "twilio"],
  }),
  smsFrom: optional(
    text({
      name: "SMS_FROM",
      about:
        "Number that SMS come from, as `+447700900000`; with Twilio also the SID of a messaging service; needed together with `SMS_URL`",
      fallback: "",
    }),
  ),
  stripeSecretKey: optional(
    text({
      name: "STRIPE_SECRET_KEY",
      about:
        "Key of the Stripe account that travellers pay to, `sk_…` or a restricted one for Checkout and refunds; needs `STRIPE_WEBHOOK_SECRET` and `PUBLIC_URL`; without it the demo world has a bank of its own, and anywhere else orders cannot be paid",
      fallback: "",
      secret: true,
    }),
  ),
  stripeWebhookSecret: optional(
    text({
      name: "STRIPE_WEBHOOK_SECRET",
      about: "Signing secret, `whsec_…`, of the endpoint at Stripe that tells of payments",
      fallback: "",
      secret: true,
    }),
  ),
  stripeUrl: address({
    name: "STRIPE_URL",
    about: "Where Stripe's API is reached, for a proxy before it",
    schemes: ["http:", "https:"],
  }),
  ssoIssuer: address({
    name: "SSO_ISSUER",
    about:
      "Issuer of the OpenID Connect provider by which staff sign in, as `https://login.example.com`; needs `SSO_CLIENT_ID`, `SSO_CLIENT_SECRET` and `SSO_DOMAINS`; vendors' own providers are set up in their details",
    schemes: ["https:", "http:"],
  }),
  ssoClientId: optional(text({ name: "SSO_CLIENT_ID", about: "Our client id at `SSO_ISSUER`", fallback: "" })),
  ssoClientSecret: optional(
    text({ name: "SSO_CLIENT_SECRET", about: "Our secret at `SSO_ISSUER`", fallback: "", secret: true }),
  ),
  ssoName: optional(
    text({
      name: "SSO_NAME",
      about: "What the provider of staff is called on the sign-in page; the brand's name where it is not set",
      fallback: "",
    }),
  ),
  ssoDomains: domains({
    name: "SSO_DOMAINS",
    about: "Domains of e-mail addresses that lead to `SSO_ISSUER`, divided by commas",
  }),
  ssoRoleClaim: optional(
    text({
      name: "SSO_ROLE_CLAIM",
      about: "Claim of the ID token that says what somebody is, as `groups`",
      fallback: "",
    }),
    "none: roles are given on the Users screen",
  ),
  ssoRoles: claimRoles({
    name: "SSO_ROLES",
    about:
      "Which value of `SSO_ROLE_CLAIM` gives which role, as `gatehouse-admins=ADMIN,gatehouse-desk=OPERATOR`; the first that fits counts, and nobody comes in by it with a role that is not named here or in `SSO_DEFAULT_ROLE`",
  }),
  ssoDefaultRole: optional(
    choice({
      name: "SSO_DEFAULT_ROLE",
      about: "Role of staff to whom the claim gives none",
      fallback: "OPERATOR",
      of: rolesOfSignOn("house"),
    }),
    "none: they are not let in",
  ),
  ssoCreate: choice({
    name: "SSO_CREATE",
    about: "Whether staff who come by `SSO_ISSUER` for the first time get an account",
    fallback: "off",
    of: ["on", "off"],
  }),
  ssoPrivateAddresses: choice({
    name: "SSO_PRIVATE_ADDRESSES",
    about: "Whether providers of single sign-on may be in private networks, and on this machine without TLS",
    fallback: "off",
    of: ["on", "off"],
  }),
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
