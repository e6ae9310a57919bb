/** Octets of a line of a calendar file, without its end (RFC 5545, 3.1). */
const lineOctets = 75;

/** Octets of a sign in UTF-8. */
const octetsOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** Breaks a line that is too long for a calendar file, never inside a sign. */
export function foldLine(line: string): string {
  let folded = "";
  let octets = 0;
  for (const sign of line) {
    const more = octetsOf(sign);
    if (octets + more > lineOctets) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += sign;
    octets += more;
  }
  return folded;
}

/** Control characters but the tab, and halves of signs. */
const notInCalendars = /[^\P{Cc}\t]|\p{Cs}/gu;

/** A text as the value of a property: line ends become "\n", and what separates is escaped. */
export const textValue = (text: string): string =>
  text
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replaceAll(/\r\n|\r|\n|\u2028|\u2029/g, "\\n")
    .replaceAll(notInCalendars, "");

/** Seconds since 1970 as `20261130T134000Z`. */
export const utcValue = (epochSeconds: number): string =>
  `${new Date(epochSeconds * 1000).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

/** `2026-11-30T08:40` as `20261130T084000`, `2026-11-30` as `20261130`. */
export const localValue = (dateTime: string): string =>
  dateTime.length > 10 ? `${dateTime.replaceAll(/[-:]/g, "")}00` : dateTime.replaceAll("-", "");
