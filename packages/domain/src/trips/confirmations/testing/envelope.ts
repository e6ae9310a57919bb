import { strToU8, zipSync } from "fflate";

/** A text as bytes: UTF-8, or one byte a letter. */
export const bytesOf = (text: string, charset: "utf-8" | "latin1" = "utf-8"): Uint8Array =>
  charset === "utf-8" ? strToU8(text) : Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** RFC 2045 base64 in lines of 76. */
function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const bits = (a << 16) | (b << 8) | c;
    const signs = [18, 12, 6, 0].map((shift) => alphabet.charAt((bits >> shift) & 63));
    text += signs.map((sign, index) => (at + index > bytes.length ? "=" : sign)).join("");
  }
  return text.replaceAll(/.{76}/g, "$&\r\n");
}

/** RFC 2045 quoted-printable with soft line ends. */
function quotedPrintable(bytes: Uint8Array): string {
  const lines: string[] = [];
  let line = "";
  for (const byte of bytes) {
    if (byte === 10) {
      lines.push(line);
      line = "";
      continue;
    }
    const isPlain = (byte >= 32 && byte < 127 && byte !== 61) || byte === 9;
    const sign = isPlain ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, "0")}`;
    if (line.length + sign.length > 75) {
      lines.push(`${line}=`);
      line = "";
    }
    line += sign;
  }
  return [...lines, line].join("\r\n");
}

interface MailPart {
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly encoding?: "7bit" | "base64" | "quoted-printable";
  readonly fileName?: string;
}

const encoded = ({ body, encoding = "7bit" }: MailPart): string => {
  const bytes = typeof body === "string" ? bytesOf(body) : body;
  if (encoding === "base64") return base64(bytes);
  if (encoding === "quoted-printable") return quotedPrintable(bytes);
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
};

/** A mail as servers hand it over. */
export function mail(subject: string, parts: readonly MailPart[], kind = "alternative"): Uint8Array {
  const head = [
    "Return-Path: <bounce@mail.example.com>",
    "Received: from mx1.example.com (mx1.example.com [192.0.2.10])\r\n\tby mx.example.net with ESMTPS id 4c1; Thu, 19 Nov 2026 10:12:44 +0000",
    "From: =?utf-8?Q?Reservations?= <noreply@mail.example.com>",
    "To: trips@agency.example",
    `Subject: ${subject}`,
    "Date: Thu, 19 Nov 2026 10:12:40 +0000",
    "Message-ID: <20261119101240.4c1@mail.example.com>",
    "MIME-Version: 1.0",
    `Content-Type: multipart/${kind}; boundary="=_b_4c1"`,
  ];
  const body = parts.map((part) =>
    [
      "--=_b_4c1",
      `Content-Type: ${part.type}`,
      `Content-Transfer-Encoding: ${part.encoding ?? "7bit"}`,
      ...(part.fileName === undefined ? [] : [`Content-Disposition: attachment; filename="${part.fileName}"`]),
      "",
      encoded(part),
    ].join("\r\n"),
  );
  return bytesOf(
    [...head, "", "This is a multi-part message in MIME format.", ...body, "--=_b_4c1--", ""].join("\r\n"),
    "latin1",
  );
}

/** A page as mails have it, with JSON-LD in its head. */
export const page = (title: string, data: unknown, body = ""): string => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<style>.t { color: #123 }</style>
<script type="application/ld+json">
${JSON.stringify(data, null, 2)}
</script></head>
<body><table role="presentation"><tr><td class="t">Thank you for your booking.</td></tr><tr><td>${body}</td></tr></table></body></html>
`;

/** A wallet pass: an archive with its description, its pictures and its signature. */
export const walletPass = (pass: unknown, more: Readonly<Record<string, Uint8Array>> = {}): Uint8Array =>
  zipSync(
    {
      "pass.json": bytesOf(JSON.stringify(pass, null, 1)),
      "manifest.json": bytesOf("{}"),
      "icon.png": Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10]),
      ...more,
    },
    { mtime: new Date("2026-11-19T00:00:00Z") },
  );
