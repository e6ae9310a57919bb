import { Button, chakra } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, CircleDashed, Undo2 } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { useStore } from "../../app/store.ts";
import { ChatPlace } from "../../app/chat-place/chat-place.tsx";
import { useClearOfBar } from "../../app/use-clear-of-bar.ts";
import { useMessages } from "../../i18n/index.ts";
import { useInfoForm, useIsSaid } from "../form/form-context.ts";
import { countOf } from "../form/problems.ts";
import type { InfoPath } from "../form/paths.ts";
import { messages } from "../messages/index.ts";
import { useCountWords } from "./use-count-words.ts";

export interface SubmitBarProps {
  readonly isSending: boolean;
  /** The last attempt to send failed. */
  readonly isUnsent: boolean;
  /** Nothing can be sent before a moment that the server named. */
  readonly isWaiting: boolean;
  /** Passengers' forms were taken away: a reset brings them back, and nothing is claimed of who is not asked. */
  readonly hasRemoved: boolean;
  readonly onReset: () => void;
  readonly onSaveRest: () => void;
  readonly onJump: (path: InfoPath) => void;
  /** What went wrong with sending, beside the button that was pressed. */
  readonly children: ReactNode;
}

/** What is to be done, always within reach: how many details are missing, Reset and Submit. */
export function SubmitBar({
  isSending,
  isUnsent,
  isWaiting,
  hasRemoved,
  onReset,
  onSaveRest,
  onJump,
  children,
}: SubmitBarProps) {
  const t = useMessages(messages);
  const { board } = useInfoForm();
  const { problems, changed, isTried } = useStore(board);
  const [first] = problems;
  const countWords = useCountWords("footer");
  const bar = useClearOfBar();
  const isOk = !first && !isUnsent;
  // What nobody has tried to send is no fault yet.
  const isRed = useIsSaid() || isUnsent;
  const Icon = isOk ? CircleCheck : isRed ? CircleAlert : CircleDashed;
  const canReallyReset = hasRemoved || changed.size > 0;
  return (
    <chakra.div
      ref={bar}
      position="sticky"
      bottom="var(--gh-page-notices, 0px)"
      zIndex="docked"
      bg="bg.canvas"
      borderTopWidth="1px"
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="3"
        rowGap="1"
        width="full"
        maxW="calc(var(--gh-sizes-page) + 2 * var(--gh-spacing-gutter))"
        mx="auto"
        px="gutter"
        pt={{ base: "1.5", md: "3" }}
        pb={{ base: "max(0.75rem, env(safe-area-inset-bottom))", md: "3" }}
      >
        <chakra.div flex="1 1 100%" css={{ "&:empty": { display: "none" } }}>
          {children}
        </chakra.div>
        <chakra.div flex="1 1 0" display="flex" alignItems="center" columnGap="3" minW="0">
          <chakra.output
            display="inline-flex"
            alignItems="center"
            gap="2"
            py="2"
            fontWeight="strong"
            color={isOk ? "state.ok.fg" : isRed ? "state.bad.fg" : "fg.muted"}
          >
            <chakra.span flexShrink={0}>
              <Icon aria-hidden size={20} />
            </chakra.span>
            {first
              ? countWords(countOf(problems))
              : t(isUnsent ? "footer.unsent" : hasRemoved ? "footer.noneHere" : "footer.none")}
          </chakra.output>
          {first && isTried && (
            // On phones the summary and the list have it.
            <Button
              variant="plain"
              minH="control"
              display={{ base: "none", md: "inline-flex" }}
              onClick={() => onJump(first.path)}
            >
              {t("footer.jump")}
            </Button>
          )}
        </chakra.div>
        <Button
          variant="ghost"
          size="lg"
          aria-disabled={!canReallyReset || isSending || undefined}
          onClick={() => canReallyReset && !isSending && onReset()}
        >
          <Undo2 aria-hidden /> {t("reset")}
        </Button>
        {/* On phones what sends is below, as wide as the screen. */}
        <chakra.div flexBasis="100%" display={{ md: "none" }} />
        {first && changed.size > 0 && (
          <Button
            size="lg"
            flex={{ base: "1", md: "none" }}
            aria-disabled={isSending || isWaiting || undefined}
            onMouseDown={stays}
            onClick={(event) => {
              takesOver(event);
              onSaveRest();
            }}
          >
            {t("saveRest")}
          </Button>
        )}
        <Button
          type="submit"
          variant="solid"
          size="lg"
          flex={{ base: "1", md: "none" }}
          minW={{ md: "40" }}
          aria-disabled={isSending || isWaiting || undefined}
          onMouseDown={stays}
          onClick={takesOver}
        >
          {isSending ? t("submitting") : t("submit")}
        </Button>
        <ChatPlace of="bar" />
      </chakra.div>
    </chakra.div>
  );
}

/**
 * A press takes the focus once it is done: what a field says when it is left may move the button, and a press that ends beside it
 * would be none.
 */
const stays = (event: MouseEvent): void => event.preventDefault();
const takesOver = ({ currentTarget, detail }: MouseEvent<HTMLElement>): void => {
  // By a key (0) the focus stays where it is.
  if (detail > 0) currentTarget.focus({ preventScroll: true });
};
