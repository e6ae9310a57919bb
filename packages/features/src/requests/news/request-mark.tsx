import { chakra } from "@chakra-ui/react";
import { useMessages } from "../../i18n/index.ts";
import { useAssignedCount } from "./data/use-assigned-count.ts";
import { messages } from "./messages/index.ts";

export interface RequestMarkProps {
  /** Room for a dot only. */
  readonly folded: boolean;
}

/** Beside Pending Travel Requests in the menu: how many of them are assigned to the user (REQ-16). */
export function RequestMark({ folded }: RequestMarkProps) {
  const t = useMessages(messages);
  const count = useAssignedCount() ?? 0;
  if (count === 0) return null;
  const words = <chakra.span srOnly> {t("mark", { count })}</chakra.span>;
  return folded ? (
    <chakra.span position="absolute" top="1" insetEnd="1" boxSize="2" borderRadius="full" bg="accent.solid">
      {words}
    </chakra.span>
  ) : (
    <chakra.span
      ms="auto"
      px="1.5"
      borderRadius="pill"
      bg="accent.subtle"
      color="accent.fg"
      textStyle="xs"
      fontWeight="strong"
    >
      <span aria-hidden>{count}</span>
      {words}
    </chakra.span>
  );
}
