import { Button, chakra } from "@chakra-ui/react";
import { MessageSquarePlus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "../../../i18n/index.ts";
import { type EntryKind, idOf } from "../form/paths.ts";
import { useFieldError } from "../form/request-form-context.ts";
import { messages } from "../messages/index.ts";

export interface EntryToolsProps {
  readonly kind: EntryKind;
  readonly count: number;
  readonly most: number;
  readonly onAdd: () => void;
  /** Opens the field of the comment, where it is shut. */
  readonly onComment?: (() => void) | undefined;
  /** Other ways to add one. */
  readonly children?: ReactNode;
}

/** How many entries there are, and how to add one. */
export function EntryTools({ kind, count, most, onAdd, onComment, children }: EntryToolsProps) {
  const t = useMessages(messages);
  const error = useFieldError(kind);
  return (
    <>
      {count > 0 && (
        <chakra.p textStyle="xs" color="fg.muted">
          {t("count.ofMost", { count, most })}
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" columnGap="3" rowGap="1" mt="1">
        <Button
          id={idOf(kind)}
          variant="plain"
          fontSize="xs"
          style={{ paddingInline: 0 }}
          py="1"
          minH={{ base: "touch", md: "6" }}
          aria-describedby={error === undefined ? undefined : `${idOf(kind)}-message`}
          onClick={onAdd}
        >
          <Plus aria-hidden /> {t(`add.${kind}`)}
        </Button>
        {children}
        {onComment && (
          <Button
            variant="plain"
            fontSize="xs"
            style={{ paddingInline: 0 }}
            py="1"
            minH={{ base: "touch", md: "6" }}
            onClick={onComment}
          >
            <MessageSquarePlus aria-hidden /> {t("comment")}
          </Button>
        )}
      </chakra.div>
      {error !== undefined && (
        <chakra.p id={`${idOf(kind)}-message`} role="alert" textStyle="xs" fontWeight="strong" color="state.bad.fg">
          {error}
        </chakra.p>
      )}
    </>
  );
}
