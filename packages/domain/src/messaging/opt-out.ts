// The words that carriers and gateways take, in the languages that messages are written in.
const stopWords = new Set([
  "STOP",
  "STOPALL",
  "UNSUBSCRIBE",
  "CANCEL",
  "END",
  "QUIT",
  "OPTOUT",
  "REVOKE",
  "ARRET",
  "ARRÊT",
]);
const startWords = new Set(["START", "UNSTOP", "YES", "OUI", "REPRENDRE"]);

/** What somebody who writes this wants: no message any more, messages again, or something else. */
export function optOutOf(text: string): "stop" | "start" | undefined {
  const word = text
    .normalize("NFC")
    .trim()
    .replaceAll(/^["'«“]+|["'»”.!]+$/g, "")
    .trim()
    .toUpperCase();
  if (stopWords.has(word)) return "stop";
  return startWords.has(word) ? "start" : undefined;
}
