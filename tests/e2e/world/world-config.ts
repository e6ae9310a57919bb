import { type Config, readConfig } from "@gatehouse/server/config";

/** The settings of a world's servers: on the database at this address, with their documents in this folder. */
export const configOf = (folder: string, databaseUrl: string): Config =>
  readConfig({
    NODE_ENV: "development",
    PORT: "0",
    HOST: "127.0.0.1",
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    DEMO: "on",
    // Nobody works in this world but the journey's own people.
    DEMO_SIMULATION: "off",
    LOG_LEVEL: process.env["LOG_LEVEL"] ?? "error",
    LOG_FORMAT: "json",
    RATE_LIMIT: "100000",
    AUTH_RATE_LIMIT: "100000",
    // The journeys' own provider of single sign-on is on this machine.
    SSO_PRIVATE_ADDRESSES: "on",
  });
