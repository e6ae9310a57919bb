import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pictureAddress, pictureIds, pictureOf } from "./index.ts";

const bytes = (hex: string, length = 0): Uint8Array => {
  const held = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const all = new Uint8Array(Math.max(length, held.length));
  all.set(held);
  return all;
};

// CMT-15
describe("a picture says what it is", () => {
  test.each([
    ["png", "89504e470d0a1a0a0000000d4948445200000140000000c8", "image/png", 320, 200],
    ["gif", "4749463839614001c800", "image/gif", 320, 200],
    ["bmp", "424d00000000000000003600000028000000400100003cffffff", "image/bmp", 320, 196],
    ["old bmp", "424d0000000000000000360000000c0000004001c800", "image/bmp", 320, 200],
    ["jpeg", "ffd8ffe000104a46494600010100000100010000ffc0001108012c0190030122", "image/jpeg", 400, 300],
    ["jpeg whose frame stands later", "ffd8ffdb0004aaaaffffc2001108012c0190030122", "image/jpeg", 400, 300],
    ["icon", "000001000200101000000000000000000000000000000000000000000000000000000000", "image/x-icon", 256, 256],
  ])("%s", (_name, hex, type, width, height) => {
    expect(pictureOf(bytes(hex, 64))).toEqual({ type, width, height });
  });

  test.each([
    ["nothing", ""],
    ["text", "3c737667206f6e6c6f61643d616c65727428"],
    ["a PDF", "255044462d312e37"],
    ["WebP", "52494646000000005745425056503820"],
    ["a PNG that ends too early", "89504e470d0a1a0a"],
    ["a PNG without width", "89504e470d0a1a0a0000000d4948445200000000000000c80000000000000000000000"],
    ["a JPEG without a frame", "ffd8ffe000104a464946000101000001000100"],
    ["an icon of nothing", "0000010000000000"],
  ])("%s is none", (_name, hex) => {
    expect(pictureOf(bytes(hex))).toBeUndefined();
  });

  test("whatever follows the first bytes, it is answered", () => {
    const starts = ["89504e470d0a1a0a", "474946383961", "ffd8ff", "424d", "00000100"];
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 200 }), (start, rest) => {
        const facts = pictureOf(Uint8Array.from([...bytes(start), ...rest]));
        expect(facts === undefined || (facts.width > 0 && facts.height > 0)).toBe(true);
      }),
    );
  });
});

test("pictures that HTML names, each once", () => {
  const [one, other] = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];
  const html = [one, other, one].map((id) => `<p><img src="${pictureAddress(id)}" alt="x" /></p>`).join("");
  expect(pictureIds(html)).toEqual([one, other]);
  expect(pictureIds(`<p>${one}</p>`)).toEqual([]);
});
