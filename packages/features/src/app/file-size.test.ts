import { expect, test } from "vitest";
import { fileSize } from "./file-size.ts";

test.each([
  [0, "en", "0 bytes"],
  [999, "en", "999 bytes"],
  [1000, "en", "1 kB"],
  [11_834_112, "en", "11.8 MB"],
  [150_400_000, "en", "150 MB"],
  [2_500_000_000, "en", "2.5 GB"],
  [7_000_000_000_000, "en", "7,000 GB"],
  [11_834_112, "fr", "11,8 Mo"],
])("%i bytes in %s are %s", (bytes, language, text) => {
  expect(fileSize(bytes, language).replaceAll(/\s/g, " ")).toBe(text);
});
