import { address, choice, integer, optional, text } from "../setting.ts";

/** Where the server listens, which database and folder it uses, and what it writes and signs. */
export const servingSettings = {
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
} as const;
