import { gatehouse, samgi } from "@gatehouse/domain/brand";
import { expect, test } from "vitest";
import { withPages } from "./brand-links.ts";

const origin = "https://travel.example";
const reset = (link: string) =>
  ({
    facts: { template: "passwordReset", vendorName: "Samgi", traveller: "", bookingNo: "", language: "en", link },
  }) as const;

// BRD-7
test("a message that leads to a page which the brand has not is given up", () => {
  const there = reset(`${origin}/reset-password?id=x`);
  const nowhere = reset(`${origin}/fg48?searchid=x`);
  expect(withPages(there, samgi, origin)).toBe(there);
  expect(withPages(nowhere, gatehouse, origin)).toBe(nowhere);
  expect(withPages(nowhere, samgi, origin).obstacle).toBe("no-page");
  const sms = { sms: { text: `Your flight is cancelled: ${origin}/fg48?searchid=x` } };
  expect(withPages(sms, gatehouse, origin)).toBe(sms);
  expect(withPages(sms, samgi, origin).obstacle).toBe("no-page");
  expect(withPages({ sms: { text: "https://elsewhere.example/fg48" } }, samgi, origin).obstacle).toBeUndefined();
});
