import { Button, chakra } from "@chakra-ui/react";
import { Undo2 } from "lucide-react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";

export interface RemovedPanelProps {
  readonly id: string;
  readonly name: string;
  readonly onUndo: () => void;
}

/** In the place of a passenger whose form was taken away: says so for as long as it can be undone. */
export function RemovedPanel({ id, name, onUndo }: RemovedPanelProps) {
  const t = useMessages(messages);
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
      px={{ base: "4", md: "5" }}
      py="2.5"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.strong"
      borderRadius="panel"
      color="fg.muted"
    >
      <chakra.p overflowWrap="anywhere">{t("remove.done", { name })}</chakra.p>
      <Button id={`${id}-undo`} variant="ghost" aria-label={t("undo.of", { name })} onClick={onUndo}>
        <Undo2 aria-hidden /> {t("undo")}
      </Button>
    </chakra.div>
  );
}
