import { chakra } from "@chakra-ui/react";
import { IconButton } from "@gatehouse/ui/icon-button";
import { Info, X } from "lucide-react";
import { useState } from "react";
import { useNarrow } from "../use-narrow.ts";
import type { Words } from "../use-words.ts";

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

export interface NotesProps {
  readonly words: Words;
  /** Start Next Assignment does something. */
  readonly startable: boolean;
}

/** The top message list (QUE-9); gone for the session once it was dismissed. */
export function Notes({ words, startable }: NotesProps) {
  const { t } = words;
  const narrow = useNarrow();
  const [shown, setShown] = useState(() => !isDismissed());
  if (!shown) return null;
  return (
    <chakra.aside
      aria-label={t("notes.label")}
      display="flex"
      alignItems="center"
      gap="2"
      ps={{ base: "2", md: "gutter" }}
      pe={{ base: "1", md: "2.5" }}
      py="0.5"
      bg="bg.sunken"
      borderBottomWidth="1px"
      fontSize="xs"
      color="fg.muted"
    >
      <chakra.span color="accent.fg" flexShrink="0" display="inline-flex">
        <Info aria-hidden size="1.2em" />
      </chakra.span>
      <List narrow={narrow} words={words} startable={startable} />
      <IconButton
        icon={X}
        label={t("notes.dismiss")}
        size="sm"
        onClick={() => {
          dismiss();
          setShown(false);
        }}
      />
    </chakra.aside>
  );
}

/** Side by side; on a phone folded to one line that unfolds. */
function List({ narrow, startable, words: { t } }: NotesProps & { readonly narrow: boolean }) {
  const list = (
    <chakra.ul
      display="flex"
      flexDirection={narrow ? "column" : "row"}
      flexWrap="wrap"
      columnGap="4"
      rowGap={narrow ? "1" : "0"}
      pb={narrow ? "2" : "0"}
      flex="1"
      lineHeight="tight"
      listStyleType="none"
    >
      {startable && <li>{t("notes.resume")}</li>}
      <li>{t("notes.unassign")}</li>
      <li>{t("notes.executable")}</li>
    </chakra.ul>
  );
  if (!narrow) return list;
  return (
    <chakra.details flex="1" minW="0">
      <chakra.summary minH="touch" alignContent="center" cursor="pointer">
        {t("notes.label")}
      </chakra.summary>
      {list}
    </chakra.details>
  );
}
