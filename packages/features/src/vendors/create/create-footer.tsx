import { Button, chakra } from "@chakra-ui/react";
import { KeyHint } from "@gatehouse/ui/key-hint";
import { Notice } from "@gatehouse/ui/notice";
import { HardDrive } from "lucide-react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";
import type { CreateFormState } from "./use-create-form.ts";

export interface CreateFooterProps {
  readonly state: Pick<CreateFormState, "problems" | "isSaid" | "isTried" | "failure" | "running" | "discard">;
}

/** What went wrong, and the buttons. */
export function CreateFooter({ state }: CreateFooterProps) {
  const t = useMessages(messages);
  const { problems, isSaid, isTried, failure, running, discard } = state;
  const wrongSaid = problems.filter((problem) => isSaid(problem));
  return (
    <chakra.footer
      gridColumn="1"
      px={{ base: "3", md: "gutter" }}
      py="3"
      borderTopWidth="1px"
      borderColor="border.subtle"
      bg="bg.panel"
      display="grid"
      gap="2"
    >
      {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
      {isTried && wrongSaid.some(({ at }) => at === undefined) && <Notice tone="warn">{t("problem.basic")}</Notice>}
      {isTried && wrongSaid.some(({ at }) => at !== undefined) && (
        <Notice tone="warn">{t("problem.preferences")}</Notice>
      )}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.span
          flex="1 1 14rem"
          display={{ base: "none", md: "flex" }}
          alignItems="center"
          gap="2"
          color="fg.muted"
        >
          <HardDrive aria-hidden size={16} /> {t("kept")}
        </chakra.span>
        <Button variant="ghost" onClick={() => void discard()}>
          {t("discard")}
        </Button>
        <Button
          type="submit"
          variant="solid"
          aria-disabled={running || undefined}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          {t(running ? "creating" : "create")} <KeyHint keys="Mod+Enter" />
        </Button>
      </chakra.div>
    </chakra.footer>
  );
}
