import { Button, chakra } from "@chakra-ui/react";
import { Notice } from "@gatehouse/ui/notice";
import { LoaderCircle } from "lucide-react";
import type { ResultWords } from "./use-result-words.ts";

interface RestNoteProps {
  readonly rest: "coming" | "missing";
  readonly onRetry: (() => void) | undefined;
  readonly words: ResultWords;
}

/**
 * That not every airline has answered: on the line of the count, so that nothing moves when they have; or that some will not, with the
 * way to ask again (FLT-33).
 */
export const RestNote = ({ rest, onRetry, words: { t } }: RestNoteProps) =>
  rest === "coming" ? (
    <chakra.p
      position="absolute"
      insetStart="0"
      top="calc(var(--gh-spacing-2) + var(--gh-sizes-touch) - 0.5rem)"
      display="flex"
      alignItems="center"
      gap="1.5"
      textStyle="xs"
      lineHeight="1"
      color="fg.muted"
    >
      <LoaderCircle aria-hidden size={12} />
      {t("rest.coming")}
    </chakra.p>
  ) : (
    <Notice
      tone="warn"
      mb="3"
      actions={
        onRetry && (
          <Button type="button" variant="outline" onClick={onRetry}>
            {t("rest.retry")}
          </Button>
        )
      }
    >
      {t("rest.missing")}
    </Notice>
  );
