import { accessSync, constants, existsSync, mkdirSync, realpathSync } from "node:fs";
import path from "node:path";
import { errorCode, StartError } from "./start-error.ts";

/** Creates a folder and what is missing above it, one by one: where nothing can be made, Node's recursive way may never end. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have been quicker.
    if (errorCode(error) !== "EEXIST") throw error;
  }
}

/** Creates the data folder of the server. @returns its path without symbolic links @throws StartError when it cannot be written */
export function writableFolder(folder: string): string {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(folder);
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written (${errorCode(error) ?? "unknown reason"}): choose another with DATA_DIR.`,
      { cause: error },
    );
  }
}
