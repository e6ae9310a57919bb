import { late } from "@gatehouse/ui/late";
import { useEffect, useReducer, useState } from "react";
import { useMessages } from "../i18n/index.ts";
import { onBack } from "./connection/index.ts";
import { messages } from "./messages/index.ts";
import { areToastsWanted, onToastsWanted, toasterCode } from "./toasts.ts";
import { whenUsed } from "./when-used.ts";

// Without its code messages are shown plainly: nobody waits for it.
const Toaster = late(() => toasterCode.load().then(({ Toaster }) => Toaster), { wanted: () => false });

/**
 * Where messages appear that go away by themselves; once on a page. There from the first touch on, or from the first message where
 * that comes sooner: screen readers announce what comes into a region that they know.
 */
export function Toasts() {
  const t = useMessages(messages);
  const [isWanted, want] = useState(areToastsWanted);
  useEffect(() => {
    if (isWanted) return undefined;
    const stops = [whenUsed(() => want(true)), onToastsWanted(() => want(true))];
    return () => stops.forEach((stop) => stop());
  }, [isWanted]);
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(
    () =>
      onBack(() => {
        if (!toasterCode.loaded()) tryAgain();
      }),
    [],
  );
  return isWanted && <Toaster key={attempt} labels={{ region: t("toast.region"), close: t("toast.close") }} />;
}
