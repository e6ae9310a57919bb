import { useEffect, useState } from "react";

/** Milliseconds of rest before something is said: a thumb on its way says nothing. */
const rest = 600;

/** The text of a live region: what has come to rest. It is empty at first, so that its first text is said too. */
export function useAnnouncement(text: string): string {
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (text === said) return undefined;
    const timer = setTimeout(() => setSaid(text), rest);
    return () => clearTimeout(timer);
  }, [text, said]);
  return said;
}
