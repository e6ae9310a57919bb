import { describe, expect, it } from "vitest";
import { placeShift } from "./reading-place.ts";

const rows = (text: string) => new Map(text.split(" ").map((id, index) => [id, index]));

describe("placeShift", () => {
  it.each([
    ["nothing changed", "a b c d e f", 0],
    ["rows came above", "x y a b c d e f", 2],
    ["rows left above", "c d e f", -2],
    ["rows came below", "a b c d e f x y", 0],
    ["the first row in view is gone", "a b d e f", -1],
    ["one row in view moved to the end", "a b d e f c", -1],
    ["a row came in the middle of the view", "a b c x d e f", 1],
    ["everything is turned round", "f e d c b a", 0],
    ["all rows in view are gone", "a b", 0],
  ])("%s", (_, after, shift) => expect(placeShift(["c", "d", "e", "f"], 2, rows(after))).toBe(shift));
});
