import { VisuallyHidden } from "@chakra-ui/react";
import { useEffect, useState } from "react";

/** A count that keeps changing is said at most this often, in milliseconds. */
const pause = 10_000;

/**
 * Says the number of the view's rows to screen readers when it has changed and come to rest: politely, and never more than a few
 * times a minute.
 */
export function CountAnnouncer({ text }: { readonly text: string | undefined }) {
  const [said, setSaid] = useState(text);
  const [first, setFirst] = useState(text);
  // Of a view that was just opened the grid tells enough.
  if (first === undefined && text !== undefined) {
    setFirst(text);
    setSaid(text);
  }
  useEffect(() => {
    if (text === undefined || text === said) return undefined;
    const timer = setTimeout(() => setSaid(text), pause);
    return () => clearTimeout(timer);
  }, [text, said]);
  return (
    <VisuallyHidden asChild>
      <output>{said === first ? "" : said}</output>
    </VisuallyHidden>
  );
}
