import { chakra } from "@chakra-ui/react";
import { Notice } from "@gatehouse/ui/notice";
import { CircleAlert, CircleCheck, Clock } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";

export interface SuccessPartProps {
  readonly name: string;
  /** Names of the fields that are missing still. */
  readonly fields: readonly string[];
  /** A passenger whose form was taken away. */
  readonly isRemoved: boolean;
  /** Nothing is missing, but staff has to confirm something first. */
  readonly isAwaited: boolean;
  /** More that is to be said of it. */
  readonly children: ReactNode;
}

const looks = {
  complete: { icon: CircleCheck, color: "state.ok.fg" },
  missing: { icon: CircleAlert, color: "state.bad.fg" },
  awaiting: { icon: Clock, color: "state.warn.fg" },
} as const;

/**
 * A passenger or another part of the form after it was sent: how far it is, and what is missing. Taking a form away cancels nothing: of
 * who was removed the same is said as of everybody, and that nothing was sent of them.
 */
export function SuccessPart({ name, fields, isRemoved, isAwaited, children }: SuccessPartProps) {
  const t = useMessages(messages);
  const state = fields.length > 0 ? "missing" : isAwaited ? "awaiting" : "complete";
  const { icon: Icon, color } = looks[state];
  return (
    <chakra.li px={{ base: "4", md: "5" }} py="3" display="grid" gap="2" css={{ "& + &": { borderTopWidth: "1px" } }}>
      <chakra.div display="flex" alignItems="center" gap="2.5">
        <chakra.span color={color}>
          <Icon aria-hidden size={20} />
        </chakra.span>
        <chakra.strong flex="1" minW="0" overflowWrap="anywhere">
          {name}
        </chakra.strong>
        <chakra.span textStyle="xs" fontWeight="strong" color={color}>
          {state === "missing"
            ? t("missing", { count: fields.length })
            : t(state === "awaiting" ? "success.waits" : state)}
        </chakra.span>
      </chakra.div>
      {state === "missing" && (
        <chakra.ul ps="8" aria-label={t("todo.of", { name })} listStyleType="disc" listStylePosition="inside">
          {[...new Set(fields)].map((field) => (
            <li key={field}>{field}</li>
          ))}
        </chakra.ul>
      )}
      {isRemoved && (
        <Notice role="note" tone={state === "missing" ? "warn" : "info"} textStyle="sm">
          {t(state === "missing" ? "success.removedMissing" : "success.removed", { name })}
        </Notice>
      )}
      {children}
    </chakra.li>
  );
}
