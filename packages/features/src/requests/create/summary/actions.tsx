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
    <chakra.div display="grid" gridTemplateColumns="auto minmax(0, 1fr)" gap="2">
      <Button size="lg" fontSize={{ md: "sm" }} onClick={onReset} aria-disabled={isSending || undefined}>
        {t("reset")}
      </Button>
      <Button
        variant="solid"
        size="lg"
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
