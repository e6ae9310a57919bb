import { describe, expect, test } from "vitest";
import { attachmentLimits, attachmentProblem, readContent, thumbnailSize, writeContent } from "./index.ts";

// CHAT-18
describe("a file of a message", () => {
  const file = {
    type: "ATTACHMENT",
    fileId: "0a3cf6ae-3a55-4d3b-9d6d-0c5b6a1c2d3e",
    name: "gate.png",
    size: 84_000,
    mediaType: "image/png",
    width: 480,
    height: 320,
  } as const;

  test("is read as it was written", () => {
    expect(readContent("APPLICATION_MESSAGE", writeContent(file))).toEqual({ kind: "application", content: file });
    const { width, height, ...row } = { ...file, mediaType: "application/pdf" } as const;
    expect([width, height]).toEqual([480, 320]);
    expect(readContent("APPLICATION_MESSAGE", writeContent(row))).toEqual({ kind: "application", content: row });
  });

  test.each([
    ["of no kind that is taken", { mediaType: "text/html" }],
    ["without a size", { size: 0 }],
    ["with a name of its own for itself", { fileId: "../../etc/passwd" }],
  ])("%s is plain text", (_name, wrong) => {
    const message = JSON.stringify({ ...file, ...wrong });
    expect(readContent("APPLICATION_MESSAGE", message)).toEqual({ kind: "text", text: message });
  });

  test("is looked at before it is sent up", () => {
    const { bytes } = attachmentLimits;
    expect(attachmentProblem({ size: bytes, type: "image/png" })).toBeUndefined();
    expect(attachmentProblem({ size: bytes + 1, type: "application/pdf" })).toBe("TOO_LARGE");
    expect(attachmentProblem({ size: 0, type: "image/jpeg" })).toBe("EMPTY");
    expect(attachmentProblem({ size: 1, type: "image/svg+xml" })).toBe("NOT_TAKEN");
  });

  test.each([
    [480, 320, 240, 160],
    [320, 480, 120, 180],
    [100, 80, 100, 80],
    [1, 1, 48, 48],
    [4000, 10, 240, 48],
  ])("of %i × %i points stands as %i × %i", (width, height, shownWidth, shownHeight) => {
    expect(thumbnailSize({ width, height })).toEqual({ width: shownWidth, height: shownHeight });
  });
});
