import { expect, test } from "vitest";
import { createRequestId } from "./request-id.ts";

const file = () => new File(["%PDF-1.7"], "passes.pdf", { lastModified: 1000 });

test("the same file for the same booking keeps its id until it was answered, also when it was chosen again", () => {
  const request = createRequestId();
  const { requestId } = request.of({ file: file(), pnr: "ABCDEF" });
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(request.of({ file: file(), pnr: "ABCDEF" })).toEqual({ requestId });
  request.forget();
  expect(request.of({ file: file(), pnr: "ABCDEF" })).not.toEqual({ requestId });
});

test("another booking, and another file, has another id", () => {
  const request = createRequestId();
  const ids = [
    request.of({ file: file(), pnr: "ABCDEF" }),
    request.of({ file: file(), pnr: "GHIJKL" }),
    request.of({ file: file(), pnr: "GHIJKL", bookingNo: "1" }),
    request.of({ file: new File(["%PDF-1.7"], "passes.pdf", { lastModified: 2000 }), pnr: "GHIJKL", bookingNo: "1" }),
  ].map(({ requestId }) => requestId);
  expect(new Set(ids).size).toBe(4);
});
