import { chakra } from "@chakra-ui/react";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { Check, CircleAlert, CircleDashed } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "../../i18n/index.ts";
import { idOf, useIsSaid } from "../form/form-context.ts";
import type { ProblemCount } from "../form/problems.ts";
import type { InfoBlock } from "../form/paths.ts";
import { messages } from "../messages/index.ts";
import { useCountWords } from "../overview/use-count-words.ts";

export interface PanelProps {
  readonly block: InfoBlock;
  readonly title: string;
  readonly help: string;
  /** How many details are missing or wrong; undefined where it is not said. */
  readonly count?: ProblemCount | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the form: its heading, how far it is, what can be done with it, and its fields. */
export function Panel({ block, title, help, count, actions, children }: PanelProps) {
  const id = idOf(block);
  return (
    <chakra.section
      aria-labelledby={`${id}-title`}
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="panel"
      bg="bg.panel"
      minW="0"
    >
      <chakra.header
        display={{ base: "grid", md: "flex" }}
        gridTemplateColumns="minmax(0, 1fr) auto"
        alignItems="center"
        columnGap="3"
        rowGap="1.5"
        ps={{ base: "4", md: "5" }}
        pe={actions === undefined ? { base: "4", md: "5" } : { base: "1.5", md: "3" }}
        py="3"
      >
        <chakra.div flex="1" minW="0">
          {/* The focus comes here when the part opens or closes. */}
          <chakra.h2 id={`${id}-title`} textStyle="lg" tabIndex={-1} outline="none" overflowWrap="anywhere">
            {title}
          </chakra.h2>
          <chakra.p textStyle="xs" color="fg.muted">
            {help}
          </chakra.p>
        </chakra.div>
        {/* On phones below the name, where it leaves room for what can be done. */}
        {count !== undefined && (
          <chakra.div gridRow={{ base: 2, md: "auto" }} gridColumn="1 / -1">
            <CountPill block={block} count={count} />
          </chakra.div>
        )}
        {actions}
      </chakra.header>
      {children}
    </chakra.section>
  );
}

function CountPill({ block, count }: { readonly block: InfoBlock; readonly count: ProblemCount }) {
  const isRed = useIsSaid(block);
  const t = useMessages(messages);
  const words = useCountWords();
  return count.missing + count.wrong === 0 ? (
    <StatusPill tone="ok" icon={Check}>
      {t("complete")}
    </StatusPill>
  ) : (
    <StatusPill tone={isRed ? "bad" : "slate"} icon={isRed ? CircleAlert : CircleDashed}>
      {words(count)}
    </StatusPill>
  );
}

/** The fields of a part: six columns where there is room, two on phones. */
export const FieldGrid = ({ children }: { readonly children: ReactNode }) => (
  <chakra.div
    display="grid"
    gridTemplateColumns={{ base: "repeat(2, minmax(0, 1fr))", md: "repeat(6, minmax(0, 1fr))" }}
    alignItems="start"
    columnGap={{ base: "3", md: "4" }}
    rowGap="4"
    px={{ base: "4", md: "5" }}
    pb="5"
  >
    {children}
  </chakra.div>
);

const spans = { third: 2, half: 3, full: 6 } as const;

/** Room for a field. @property pair two of them stand beside each other on phones, too */
export const Cell = ({
  span = "third",
  pair = false,
  children,
}: {
  readonly span?: keyof typeof spans;
  readonly pair?: boolean;
  readonly children: ReactNode;
}) => (
  <chakra.div
    minW="0"
    // At 320 px two fields do not fit beside each other.
    gridColumn={{ base: "1 / -1", sm: pair ? "span 1" : "1 / -1", md: `span ${spans[span]}` }}
  >
    {children}
  </chakra.div>
);
