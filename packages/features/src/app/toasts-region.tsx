import { useEffect, useState } from "react";
import { useMessages } from "../i18n/index.ts";
import { deferredComponent } from "./deferred-component.tsx";
import { messages } from "./messages/index.ts";
import { areToastsWanted, onToastsWanted, toasterCode } from "./toasts.ts";
import { onFirstUse } from "./on-first-use.ts";

// Without its code messages are shown plainly: nobody waits for it.
const Toaster = deferredComponent(toasterCode, ({ Toaster }) => Toaster);

/**
 * Where messages appear that go away by themselves; once on a page. There from the first touch on, or from the first message where
 * that comes sooner: screen readers announce what comes into a region that they know.
 */
export function Toasts() {
  const t = useMessages(messages);
  const [isWanted, want] = useState(areToastsWanted);
  useEffect(() => {
    if (isWanted) return undefined;
    const stops = [onFirstUse(() => want(true)), onToastsWanted(() => want(true))];
    return () => stops.forEach((stop) => stop());
  }, [isWanted]);
  return isWanted && <Toaster labels={{ region: t("toast.region"), close: t("toast.close") }} />;
}
