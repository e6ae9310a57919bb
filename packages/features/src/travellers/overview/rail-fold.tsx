import { chakra } from "@chakra-ui/react";
import type { MissingInfo } from "@gatehouse/api/client/travellers";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useStore } from "../../app/store.ts";
import { useMessages } from "../../i18n/index.ts";
import { useInfoForm } from "../form/form-context.ts";
import { countOf } from "../form/problems.ts";
import { messages } from "../messages/index.ts";
import { useCountWords } from "./use-count-words.ts";

/** What the page is about and what is missing: below the width of the rail one line, until somebody unfolds it (TRV-22). */
export function RailFold({ info, children }: { readonly info: MissingInfo; readonly children: ReactNode }) {
  const t = useMessages(messages);
  const countWords = useCountWords();
  const { problems } = useStore(useInfoForm().board);
  const [isOpen, setOpen] = useState(false);
  const content = useId();
  return (
    <chakra.div display="grid" gap="6" minW="0">
      <chakra.button
        type="button"
        display={{ base: "flex", lg: "none" }}
        alignItems="center"
        gap="2"
        minH="control"
        width="full"
        px="3"
        py="2"
        borderWidth="1px"
        borderColor="border.control"
        borderRadius="control"
        bg="bg.panel"
        textAlign="start"
        aria-expanded={isOpen}
        aria-controls={content}
        onClick={() => setOpen(!isOpen)}
      >
        <chakra.span flex="1" minW="0" overflowWrap="anywhere">
          <chakra.strong textStyle="code">{info.bookingNo}</chakra.strong>
          {` · ${t("fold.flights", { count: info.segments.length })}`}
          {problems.length > 0 && ` · ${countWords(countOf(problems))}`}
        </chakra.span>
        <chakra.span display="inline-flex" flexShrink={0} transform={isOpen ? "rotate(180deg)" : undefined}>
          <ChevronDown aria-hidden size={20} />
        </chakra.span>
      </chakra.button>
      <chakra.div id={content} display={{ base: isOpen ? "grid" : "none", lg: "grid" }} gap="6" minW="0">
        {children}
      </chakra.div>
    </chakra.div>
  );
}
