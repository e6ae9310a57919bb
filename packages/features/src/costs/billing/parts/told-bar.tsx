import { Button, chakra } from "@chakra-ui/react";
import { KeyName } from "@gatehouse/ui/key-hint";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useNarrow } from "../../../app/use-narrow.ts";
import type { BillingState } from "../form/use-billing-form.ts";
import { useWords } from "./use-words.ts";

/** Below the page: what was just done and how to take it back, and the keys of a sheet. */
export function ToldBar({ state: { told, undo, limitOf } }: { readonly state: BillingState }) {
  const { t, entryName } = useWords();
  const narrow = useNarrow();
  const text = ((): string => {
    switch (told?.kind) {
      case undefined:
        return "";
      case "added":
        return t("told.added", { entry: entryName(told.entries, told.number) });
      case "removed":
        return t("told.removed", { entry: entryName(told.entries, told.number) });
      case "full":
        return t(`full.${told.entries}`, { count: limitOf(told.entries) });
      case "pasted":
        return told.rowsLeft > 0 && told.entries
          ? `${t(`full.${told.entries}`, { count: limitOf(told.entries) })}. ${t("told.rowsLeft", { count: told.rowsLeft })}`
          : t("told.pasted");
      case "saved":
        return t("saved");
    }
  })();
  const warns = told?.kind === "full" || (told?.kind === "pasted" && told.rowsLeft > 0);
  const Icon = warns ? CircleAlert : CircleCheck;
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      minH="10"
      px={{ base: "3", md: "gutter" }}
      py="1"
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      <chakra.span display="inline-flex" alignItems="center" gap="2">
        {told && (
          <chakra.span color={warns ? "state.warn.fg" : "state.ok.fg"}>
            <Icon aria-hidden size={16} />
          </chakra.span>
        )}
        <output>{text}</output>
        {(told?.kind === "removed" || told?.kind === "pasted") && (
          <Button variant="plain" color="accent.fg" minH={{ base: "touch", md: "6" }} onClick={undo}>
            {t("told.undo")}
          </Button>
        )}
      </chakra.span>
      {!narrow && (
        <chakra.span display="inline-flex" flexWrap="wrap" columnGap="4" ml="auto" color="fg.muted" textStyle="sm">
          <span>
            <KeyName keys="Tab" /> {t("keys.tab")}
          </span>
          <span>
            <KeyName keys="Enter" /> {t("keys.enter")}
          </span>
          <span>
            <KeyName keys="Mod+v" /> {t("keys.paste")}
          </span>
          <span>
            <KeyName keys="Mod+." /> {t("keys.confirm")}
          </span>
        </chakra.span>
      )}
    </chakra.div>
  );
}
