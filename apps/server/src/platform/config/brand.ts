import { readFileSync } from "node:fs";
import path from "node:path";
import { type Brand, BrandProblems, brands, readBrand } from "@gatehouse/domain/brand";
import { StartError } from "../start-error.ts";

function readFile(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new StartError(
      `BRAND must be ${[...brands.keys()].join(" or ")}, or the file of a brand; ${file} cannot be read.`,
    );
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new StartError(`The brand of BRAND is no JSON (${file}): ${error instanceof Error ? error.message : ""}.`);
  }
}

/**
 * The brand that `BRAND` names (BRD-2).
 * @param given the name of one that ships, or a file
 * @param folder what a relative file starts from
 * @throws StartError with everything that is wrong with the file
 */
export function brandOf(given: string, folder: string): Brand {
  const known = brands.get(given.toLowerCase());
  if (known) return known;
  const file = path.resolve(folder, given);
  const value = readFile(file);
  try {
    return readBrand(value);
  } catch (error) {
    if (error instanceof BrandProblems)
      throw new StartError(`The brand of BRAND is not complete (${file}):\n  ${error.problems.join("\n  ")}`);
    throw error;
  }
}
