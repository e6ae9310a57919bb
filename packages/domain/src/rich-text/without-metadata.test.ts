import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isTurned, pictureOf, withoutMetadata } from "./index.ts";

const latin = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
const secret = "51.5007 N 0.1246 W";
const has = (bytes: Uint8Array, text: string): boolean => String.fromCharCode(...bytes).includes(text);

const segment = (marker: number, body: readonly number[]): number[] => [
  0xff,
  marker,
  ((body.length + 2) >> 8) & 0xff,
  (body.length + 2) & 0xff,
  ...body,
];
const hex = (text: string): number[] =>
  Array.from(text.match(/[0-9a-f]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16));
/** Little-endian, one entry: how the camera was held; the place where it was follows. */
const exif = (orientation: number): number[] =>
  segment(0xe1, [
    ...latin("Exif\0\0II*\0"),
    ...hex(`08000000 0100 1201030001000000 0${orientation}000000 00000000`),
    ...latin(secret),
  ]);
const jfif = segment(0xe0, latin("JFIF\0\x01\x01\0\0\x01\0\x01\0\0"));
const frame = segment(0xc0, [8, 0, 30, 0, 40, 1, 1, 0x11, 0]);
const colours = segment(0xe2, latin("ICC_PROFILE\0\x01\x01profile"));
/** A scan with a stuffed byte, a restart and, after it, another scan. */
const scans = [
  ...segment(0xda, [1, 1, 0, 0, 63, 0]),
  ...hex("12ff0034ffd056"),
  ...segment(0xda, [1, 1, 0, 0, 63, 0]),
  ...hex("789a"),
];
const end = [0xff, 0xd9];
const jpeg = (...parts: readonly (readonly number[])[]): Uint8Array => Uint8Array.from([0xff, 0xd8, ...parts.flat()]);

const chunk = (name: string, body: readonly number[]): number[] => [
  0,
  0,
  (body.length >> 8) & 0xff,
  body.length & 0xff,
  ...latin(name),
  ...body,
  1,
  2,
  3,
  4,
];
const pngHead = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const size = chunk("IHDR", [0, 0, 0, 40, 0, 0, 0, 30, 8, 6, 0, 0, 0]);
const png = (...parts: readonly (readonly number[])[]): Uint8Array => Uint8Array.from([...pngHead, ...parts.flat()]);

const gifHead = [...latin("GIF89a"), 40, 0, 30, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
const blocks = (text: string): number[] => [text.length, ...latin(text), 0];
const image = [0x2c, 0, 0, 0, 0, 40, 0, 30, 0, 0, 2, ...blocks("data")];
const again = [0x21, 0xff, 11, ...latin("NETSCAPE2.0"), 3, 1, 0, 0, 0];
const gif = (...parts: readonly (readonly number[])[]): Uint8Array => Uint8Array.from([...gifHead, ...parts.flat()]);

// CMT-18
describe("a picture loses what it says beside itself", () => {
  test("a JPEG: place, camera, comments and what follows its end; colours and scans stay as they are", () => {
    const sent = jpeg(
      jfif,
      exif(1),
      segment(0xe1, latin(`http://ns.adobe.com/xap/1.0/\0${secret}`)),
      segment(0xed, latin(`Photoshop 3.0\0${secret}`)),
      segment(0xe2, latin(`MPF\0${secret}`)),
      segment(0xfe, latin(secret)),
      colours,
      frame,
      scans,
      end,
      latin(secret),
    );
    expect(withoutMetadata(sent, "image/jpeg")).toEqual(jpeg(jfif, colours, frame, scans, end));
  });

  test.each([1, 3, 6, 8])("a JPEG stays as upright as it was: %i", (orientation) => {
    const kept = withoutMetadata(jpeg(jfif, exif(orientation), frame, scans, end), "image/jpeg");
    expect(has(kept, secret)).toBe(false);
    expect(pictureOf(kept)).toEqual({ type: "image/jpeg", width: 40, height: 30 });
    // Once more, and it is the same: it is read back as it was written.
    expect(withoutMetadata(kept, "image/jpeg")).toEqual(kept);
    expect(has(kept, "Exif")).toBe(orientation !== 1);
    expect(isTurned(kept)).toBe(orientation >= 5);
  });

  test("a PNG: texts, EXIF, time and what follows its end", () => {
    const data = chunk("IDAT", latin("data"));
    const iend = chunk("IEND", []);
    const texts = ["tEXt", "zTXt", "iTXt", "eXIf", "tIME"].map((name) => chunk(name, latin(secret)));
    const sent = png(size, ...texts, chunk("gAMA", [0, 0, 1, 1]), data, iend, latin(secret));
    expect(withoutMetadata(sent, "image/png")).toEqual(png(size, chunk("gAMA", [0, 0, 1, 1]), data, iend));
  });

  test("a GIF: comments, other applications and what follows its end; it moves as before", () => {
    const comment = [0x21, 0xfe, ...blocks(secret)];
    const other = [0x21, 0xff, 11, ...latin("XMP DataXMP"), ...blocks(secret)];
    const pause = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];
    const sent = gif(again, comment, pause, image, other, pause, image, [0x3b], latin(secret));
    expect(withoutMetadata(sent, "image/gif")).toEqual(gif(again, pause, image, pause, image, [0x3b]));
  });

  test.each([
    ["a segment longer than the file", jpeg(jfif, frame, [0xff, 0xe1, 0xff, 0xff, ...latin(secret)]), "image/jpeg"],
    ["a segment of no length", jpeg(jfif, frame, [0xff, 0xe1, 0, 0, ...latin(secret)]), "image/jpeg"],
    [
      "a directory beyond the file",
      jpeg(frame, segment(0xe1, latin("Exif\0\0II*\0\xff\xff\xff\x7f")), end),
      "image/jpeg",
    ],
    ["a chunk longer than the file", png(size, [0xff, 0xff, 0xff, 0xff, ...latin(`IDAT${secret}`)]), "image/png"],
    ["blocks without an end", gif(image, [0x21, 0xfe, 200, ...latin(secret)]), "image/gif"],
  ] as const)("what is broken ends where it breaks: %s", (_name, sent, type) => {
    const kept = withoutMetadata(sent, type);
    expect(has(kept, secret)).toBe(false);
    expect(pictureOf(kept)).toMatchObject({ width: 40, height: 30 });
  });

  test("whatever the bytes, it ends, and says no more the second time", () => {
    const whole = [
      [jpeg(jfif, exif(6), colours, frame, scans, end), "image/jpeg"],
      [png(size, chunk("tEXt", latin(secret)), chunk("IEND", [])), "image/png"],
      [gif(again, image, [0x3b]), "image/gif"],
    ] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...whole),
        fc.nat(200),
        fc.uint8Array({ maxLength: 60 }),
        fc.nat(200),
        ([bytes, type], at, noise, cut) => {
          const spoilt = Uint8Array.from([...bytes.subarray(0, at), ...noise, ...bytes.subarray(at)]);
          const sent = spoilt.subarray(0, Math.max(0, spoilt.length - cut));
          fc.pre(pictureOf(sent)?.type === type);
          const once = withoutMetadata(sent, type);
          expect(withoutMetadata(once, type)).toEqual(once);
        },
      ),
    );
  });
});
