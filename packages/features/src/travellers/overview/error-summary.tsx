import { Button, chakra } from "@chakra-ui/react";
import { Notice } from "@gatehouse/ui/notice";
import { useStore } from "../../app/store.ts";
import { useMessages } from "../../i18n/index.ts";
import { useInfoForm } from "../form/form-context.ts";
import { problemsIn } from "../form/problems.ts";
import { blockOf, type InfoPath } from "../form/paths.ts";
import { messages } from "../messages/index.ts";

export interface ErrorSummaryProps {
  readonly names: readonly string[];
  readonly onJump: (path: InfoPath) => void;
  /** Saves what is right. */
  readonly onSaveRest: () => void;
}

/** After an attempt to send what is not complete: how many details, of whom, and two ways on. Gone when nothing is wrong any more. */
export function ErrorSummary({ names, onJump, onSaveRest }: ErrorSummaryProps) {
  const t = useMessages(messages);
  const { board } = useInfoForm();
  const { isTried, problems, changed } = useStore(board);
  const [first] = problems;
  if (!isTried || first === undefined) return null;
  const blocks = [...new Set(problems.map(({ path }) => blockOf(path)))];
  return (
    <Notice tone="bad" px="4" py="3">
      <chakra.p fontWeight="strong" color="state.bad.fg">
        {t("summary.title")}
      </chakra.p>
      <chakra.ul>
        {blocks.map((block) => {
          const count = problemsIn(problems, block).length;
          const name = block.startsWith("passengers.") ? names[Number(block.slice(11))] : undefined;
          return (
            <li key={block}>
              {name === undefined
                ? t("summary.block", {
                    count,
                    block: t(block === "destinationAddress" ? "destination.title" : "emergency.title"),
                  })
                : t("summary.passenger", { count, name })}
            </li>
          );
        })}
      </chakra.ul>
      {changed.size > 0 && <p>{t("summary.rest")}</p>}
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2.5">
        <Button onClick={() => onJump(first.path)}>{t("summary.first")}</Button>
        {changed.size > 0 && (
          <Button variant="ghost" onClick={onSaveRest}>
            {t("saveRest")}
          </Button>
        )}
      </chakra.div>
    </Notice>
  );
}
