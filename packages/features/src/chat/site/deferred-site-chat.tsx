import { defineChunk } from "@gatehouse/ui/lazy";
import { useEffect, useState } from "react";
import { deferredComponent } from "../../app/deferred-component.tsx";

const chat = defineChunk(() => import("./site-chat.tsx"), "later");
const Chat = deferredComponent(chat, ({ SiteChat: Loaded }) => Loaded);

const signs = ["pointerdown", "pointermove", "keydown", "scroll"] as const;

/** The chat on every page of the traveller site: fetched once somebody has touched the page, for a first visit is to be small. */
export function SiteChat() {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (isTouched) return undefined;
    const ending = new AbortController();
    for (const sign of signs)
      window.addEventListener(sign, () => setTouched(true), { signal: ending.signal, capture: true, passive: true });
    return () => ending.abort();
  }, [isTouched]);
  return isTouched ? <Chat /> : null;
}
