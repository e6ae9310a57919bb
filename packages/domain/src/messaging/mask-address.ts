/** An e-mail address for those who may know that there is one, not which: `a•••@e•••.com`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf("@");
  if (at < 1) return address === "" ? "" : "•••";
  const domain = address.slice(at + 1);
  const dot = domain.lastIndexOf(".");
  const first = (text: string) => String.fromCodePoint(...(text === "" ? [] : [text.codePointAt(0) ?? 0]));
  return `${first(address)}•••@${first(domain)}•••${dot > 0 ? domain.slice(dot) : ""}`;
}

/** A phone number for those who may know that there is one, not which: its last two digits. */
export const maskNumber = (number: string): string =>
  number.length < 6 ? (number === "" ? "" : "•••") : `•••${number.slice(-2)}`;
