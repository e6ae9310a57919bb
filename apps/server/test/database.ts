import { randomBytes } from "node:crypto";
import { Client, type Pool } from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { connect, type Database, type OpenDatabase } from "../src/platform/database.ts";
import { databaseAddress, templateDatabase } from "./address.ts";

export interface TestDatabase {
  readonly url: string;
  readonly db: Database;
  readonly pool: Pool;
}

/**
 * A database of its own for the test file that calls this at its top level: a clone of the migrated template (or an empty one),
 * dropped at the end. Read the properties inside tests and hooks only.
 */
export function useDatabase({ empty = false, pool: connections = 5 } = {}): TestDatabase {
  let url: string | undefined;
  let open: OpenDatabase | undefined;
  const ready = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error("The database of this file is there inside tests and hooks only.");
    return value;
  };
  const asAdmin = async (statement: string) => {
    const admin = new Client(inject("adminUrl"));
    await admin.connect();
    await admin.query(statement);
    await admin.end();
  };
  const name = `test_${randomBytes(6).toString("hex")}`;
  beforeAll(async () => {
    await asAdmin(`create database ${name} template ${empty ? "template0" : templateDatabase}`);
    url = databaseAddress(inject("adminUrl"), name);
    open = connect({ url, pool: connections, statementTimeout: 20 });
  });
  afterAll(async () => {
    await open?.close();
    await asAdmin(`drop database if exists ${name} with (force)`);
  });
  return {
    get url() {
      return ready(url);
    },
    get db() {
      return ready(open).db;
    },
    get pool() {
      return ready(open).pool;
    },
  };
}
