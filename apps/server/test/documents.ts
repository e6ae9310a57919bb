import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll } from "vitest";
import { createDocuments, type Documents } from "../src/documents/documents.ts";
import { folderStorage } from "../src/documents/storage.ts";
import type { TestDatabase } from "./database.ts";

export interface TestDocuments {
  readonly documents: Documents;
  /** Where the files lie. */
  readonly folder: string;
}

/**
 * Documents in a folder of their own for the test file that calls this at its top level, gone at the end. Anybody may read what belongs
 * to one of the owners named. Read `documents` inside tests and hooks only.
 * @param now epoch seconds
 */
export function useDocuments(database: TestDatabase, now: () => number, owners: readonly string[]): TestDocuments {
  const folder = mkdtempSync(path.join(tmpdir(), "gatehouse-documents-"));
  let documents: Documents | undefined;
  beforeAll(() => {
    documents = createDocuments({ db: database.db, now }, folderStorage(folder));
    for (const owner of owners) documents.allow(owner, () => true);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    get documents() {
      if (!documents) throw new Error("The documents of this file are there inside tests and hooks only.");
      return documents;
    },
  };
}
