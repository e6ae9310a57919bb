/** A square of 16 pixels, red: a JPEG 2000 codestream, as scanners write them. */
const red =
  "ff4fff51002f000000000010000000100000000000000000000000100000001000000000000000000003070101070101" +
  "070101ff52000c00000001000004040001ff5c00044040ff640025000143726561746564206279204f70656e4a504547" +
  "2076657273696f6e20322e352e34ff90000a00000000005b0001ff93cfb44814005caff49d47a400000000018484bfff" +
  "7fcfb464115054afdf47b2b70000000061212ff869d80000000309097fcfb464115054afdf47b2b70000000061212ff8" +
  "69d80000000309097fffd9";

/** A square of 16 pixels, black: a page and one region of JBIG2, as fax servers write them. */
const black =
  "000000003000010000001300000010000000100000000000000000000000000000012600010000001c00000010000000" +
  "100000000000000000000126a0bfffffffe0020020";

const stream = (head: string, content: string): string =>
  `<<${head} /Length ${content.length}>>\nstream\n${content}\nendstream`;
const picture = (filter: string, head: string, hex: string): string =>
  stream(`/Type /XObject /Subtype /Image /Width 16 /Height 16 ${head} /Filter [/ASCIIHexDecode /${filter}]`, `${hex}>`);

/**
 * A PDF that wants what most do not, on a page of 200 by 200 points: a red picture in JPEG 2000 at the left of its lower half, a
 * black one in JBIG2 at the right, and above them Japanese text in a font that is not embedded.
 */
export function rarePdf(): Buffer {
  // 東京 in Shift JIS.
  const content =
    "q 80 0 0 80 10 10 cm /Red Do Q q 80 0 0 80 110 10 cm /Black Do Q BT /Font 24 Tf 10 150 Td <938C8B9E> Tj ET";
  const objects = [
    "<</Type /Catalog /Pages 2 0 R>>",
    "<</Type /Pages /Kids [3 0 R] /Count 1>>",
    "<</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources <</XObject <</Red 5 0 R /Black 6 0 R>> /Font <</Font 7 0 R>>>>>>",
    stream("", content),
    picture("JPXDecode", "/ColorSpace /DeviceRGB /BitsPerComponent 8", red),
    picture("JBIG2Decode", "/ColorSpace /DeviceGray /BitsPerComponent 1", black),
    "<</Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /90ms-RKSJ-H /DescendantFonts [8 0 R]>>",
    "<</Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3 /CIDSystemInfo <</Registry (Adobe) /Ordering (Japan1) /Supplement 2>> /FontDescriptor 9 0 R>>",
    "<</Type /FontDescriptor /FontName /HeiseiMin-W3 /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /StemV 80>>",
  ];
  let text = "%PDF-1.5\n";
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  text += `trailer\n<</Size ${objects.length + 1} /Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
