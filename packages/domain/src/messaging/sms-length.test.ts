import fc from "fast-check";
import { expect, test } from "vitest";
import { smsLength, smsText } from "./sms-length.ts";

// MSG-10
test.each([
  ["nothing", "", "GSM-7", 0, 0, 160],
  ["160 letters", "a".repeat(160), "GSM-7", 160, 1, 0],
  ["161 letters", "a".repeat(161), "GSM-7", 161, 2, 145],
  ["306 letters", "a".repeat(306), "GSM-7", 306, 2, 0],
  ["307 letters", "a".repeat(307), "GSM-7", 307, 3, 152],
  ["a euro sign counts twice", "€", "GSM-7", 2, 1, 158],
  ["159 letters and a bracket", `${"a".repeat(159)}[`, "GSM-7", 161, 2, 145],
  // The bracket would be cut apart: it goes into the next part as a whole.
  ["a bracket where a part ends", `${"a".repeat(152)}[${"a".repeat(10)}`, "GSM-7", 164, 2, 141],
  ["accents of the alphabet", "Äàèéñ ÇØ", "GSM-7", 8, 1, 152],
  ["a letter that is not in it", "č", "UCS-2", 1, 1, 69],
  ["70 such letters", "č".repeat(70), "UCS-2", 70, 1, 0],
  ["71 such letters", "č".repeat(71), "UCS-2", 71, 2, 63],
  ["a smile takes two", "😀", "UCS-2", 2, 1, 68],
  ["a smile where a part ends", `${"č".repeat(66)}😀${"č".repeat(10)}`, "UCS-2", 78, 2, 55],
  ["a curly apostrophe", "it’s", "UCS-2", 4, 1, 66],
])("%s", (_, text, encoding, characters, segments, left) => {
  expect(smsLength(text)).toMatchObject({ encoding, characters, segments, left });
});

test("the letter that makes it long is named", () => {
  expect(smsLength("Grüße, Zoë").unusual).toBe("ë");
  expect(smsLength("Grüße").unusual).toBeUndefined();
});

test("a longer text never takes fewer parts, and what is left is less than a part", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 500 }), fc.string({ maxLength: 50 }), (text, more) => {
      const [short, long] = [smsLength(text), smsLength(text + more)];
      expect(long.segments).toBeGreaterThanOrEqual(short.segments);
      const part = long.segments < 2 ? 161 : 153;
      expect(long.left).toBeLessThan(part);
      expect(long.left).toBeGreaterThanOrEqual(0);
      const most = long.segments * (long.encoding === "GSM-7" ? 160 : 70);
      expect(long.characters).toBeLessThanOrEqual(most);
    }),
  );
});

test("line ends are one letter, and blanks around a text are none of it", () => {
  expect(smsText("\r\n Hello\r\nthere \n")).toBe("Hello\nthere");
});
