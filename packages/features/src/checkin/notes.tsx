import { chakra } from "@chakra-ui/react";
import { IconButton } from "@gatehouse/ui/icon-button";
import { Info, X } from "lucide-react";
import { useState } from "react";
import type { Words } from "./use-words.ts";

const storageKey = "gatehouse.checkin.notes";

const isDismissed = (): boolean => {
  try {
    return sessionStorage.getItem(storageKey) === "dismissed";
  } catch {
    return false; // Not remembered: the notes are shown.
  }
};

const dismiss = (): void => {
  try {
    sessionStorage.setItem(storageKey, "dismissed");
  } catch {
    // Dismissed for this page at least.
  }
};

/** The top message list of spec 1 §2; gone for the session once it was dismissed. */
export function Notes({ words: { t } }: { readonly words: Words }) {
  const [shown, setShown] = useState(() => !isDismissed());
  if (!shown) return null;
  return (
    <chakra.aside
      aria-label={t("notes.label")}
      display="flex"
      alignItems="flex-start"
      gap="2"
      px="gutter"
      py="1"
      bg="bg.sunken"
      borderBottomWidth="1px"
      fontSize="xs"
      color="fg.muted"
    >
      <chakra.span color="accent.fg" pt="0.5" flexShrink="0">
        <Info aria-hidden size="1.2em" />
      </chakra.span>
      <chakra.ul display="flex" flexWrap="wrap" columnGap="4" rowGap="0" flex="1" listStyleType="none">
        <li>{t("notes.resume")}</li>
        <li>{t("notes.unassign")}</li>
        <li>{t("notes.executable")}</li>
      </chakra.ul>
      <IconButton
        icon={X}
        label={t("notes.dismiss")}
        size="sm"
        my="-0.5"
        onClick={() => {
          dismiss();
          setShown(false);
        }}
      />
    </chakra.aside>
  );
}
