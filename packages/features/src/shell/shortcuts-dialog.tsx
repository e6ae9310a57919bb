import { chakra, Switch } from "@chakra-ui/react";
import { Dialog } from "@gatehouse/ui/dialog";
import { KeyName } from "@gatehouse/ui/key-hint";
import { useApp, useStore } from "../app/index.ts";
import { useMessages } from "../i18n/index.ts";
import { messages } from "./messages/index.ts";

/** Every key that does something on the page of the moment. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(messages);
  const { shortcuts } = useApp();
  const entries = useStore(shortcuts.entries);
  // One key may stand for the same thing in two places of a page, of which one listens.
  const listed = [...new Map(entries.map((entry) => [`${entry.keys} ${entry.label}`, entry])).values()];
  const singleKeys = useStore(shortcuts.singleKeys);
  return (
    <Dialog open onClose={onClose} title={t("shortcuts.title")} size="sm" labels={{ close: t("close") }}>
      <chakra.dl display="grid" gridTemplateColumns="minmax(0, 1fr) auto" alignItems="center" columnGap="4" pb="4">
        {listed.map(({ keys, label, listed: own }) => {
          const off = !singleKeys && !own && !keys.startsWith("Mod+");
          return (
            <chakra.div key={`${keys} ${label}`} display="contents" color={off ? "fg.muted" : "fg"}>
              <chakra.dt py="1.5" textDecoration={off ? "line-through" : "none"}>
                {label}
              </chakra.dt>
              <chakra.dd textAlign="end">
                <KeyName keys={keys} />
              </chakra.dd>
            </chakra.div>
          );
        })}
      </chakra.dl>
      <chakra.div borderTopWidth="1px" borderColor="border.subtle" py="3">
        <Switch.Root checked={singleKeys} onCheckedChange={({ checked }) => shortcuts.setSingleKeys(checked)}>
          <Switch.HiddenInput />
          <Switch.Control>
            <Switch.Thumb />
          </Switch.Control>
          <Switch.Label>{t("shortcuts.singleKeys")}</Switch.Label>
        </Switch.Root>
        <chakra.p textStyle="xs" color="fg.muted" pt="1">
          {t("shortcuts.singleKeysHelp")}
        </chakra.p>
      </chakra.div>
    </Dialog>
  );
}
