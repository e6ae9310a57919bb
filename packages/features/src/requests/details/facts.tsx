import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useToast } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

export interface Fact {
  readonly label: string;
  /** What stands there, and what is copied; empty values show "-". */
  readonly text: string;
  /** What is shown instead of the text. */
  readonly content?: ReactNode;
  readonly mono?: boolean;
  /** It has a row of its own. */
  readonly wide?: boolean;
}

export interface FactsProps {
  readonly facts: readonly Fact[];
  /** A press on a value copies it. */
  readonly copies?: boolean;
  /** Columns from 768 px on; below at most two. Default 4. */
  readonly columns?: number;
}

/** Names and values, side by side. */
export function Facts({ facts, copies = false, columns = 4 }: FactsProps) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{
        base: `repeat(${Math.min(columns, 2)}, minmax(0, 1fr))`,
        md: `repeat(${columns}, minmax(0, 1fr))`,
      }}
      columnGap="4"
      rowGap="2"
      m="0"
    >
      {facts.map((fact) => (
        <chakra.div key={fact.label} minW="0" {...(fact.wide ? { gridColumn: "1 / -1" } : {})}>
          <chakra.dt textStyle="xs" color="fg.muted">
            {fact.label}
          </chakra.dt>
          <chakra.dd m="0" overflowWrap="anywhere" {...(fact.mono ? { fontFamily: "mono" } : {})}>
            {copies && fact.text !== "" ? <CopiedValue {...fact} /> : (fact.content ?? (fact.text || "-"))}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

/** A value that is copied when it is pressed. */
export function CopiedValue({ label, text, content }: Fact) {
  const t = useMessages(messages);
  const toast = useToast();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ tone: "success", title: t("copy.done", { label }) });
    } catch {
      toast({ tone: "warning", title: t("copy.failed") });
    }
  };
  return (
    <chakra.button
      type="button"
      maxW="full"
      textAlign="start"
      // A long address breaks where it must, and does not run over what stands beside it.
      whiteSpace="normal"
      overflowWrap="anywhere"
      cursor="copy"
      borderRadius="control"
      textDecoration="underline dotted"
      textDecorationColor="border.control"
      textUnderlineOffset="3px"
      _hover={{ bg: "bg.selected" }}
      aria-label={t("copy.of", { label, value: text })}
      onClick={() => void copy()}
    >
      {content ?? text}
    </chakra.button>
  );
}
