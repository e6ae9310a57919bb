import { Button, chakra } from "@chakra-ui/react";
import { ariaKeys, KeyHint } from "@gatehouse/ui/key-hint";
import { SendHorizontal } from "lucide-react";
import { useMessages } from "../../../i18n/index.ts";
import { messages } from "../messages/index.ts";

export interface ActionsProps {
  readonly isSending: boolean;
  readonly onReset: () => void;
  readonly onSubmit: () => void;
}

/** Reset and Submit; a key does the second from every field. */
export function Actions({ isSending, onReset, onSubmit }: ActionsProps) {
  const t = useMessages(messages);
  return (
    // Where both do not fit beside each other, as in French, each has a row.
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <Button
        size="lg"
        flex="1 0 auto"
        fontSize={{ md: "sm" }}
        onClick={onReset}
        aria-disabled={isSending || undefined}
      >
        {t("reset")}
      </Button>
      <Button
        variant="solid"
        size="lg"
        flex="999 0 auto"
        fontSize={{ md: "sm" }}
        aria-disabled={isSending || undefined}
        aria-keyshortcuts={ariaKeys("Mod+Enter")}
        onClick={onSubmit}
      >
        <SendHorizontal aria-hidden /> {t(isSending ? "submitting" : "submit")}
        <KeyHint keys="Mod+Enter" color="inherit" bg="transparent" borderColor="currentcolor" />
      </Button>
    </chakra.div>
  );
}
