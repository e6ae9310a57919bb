import { chakra } from "@chakra-ui/react";
import { Notice } from "@gatehouse/ui/notice";
import { useMessages } from "../../i18n/index.ts";
import { useBoard } from "../form/form-context.ts";
import type { Partly } from "../form/use-sending.ts";
import { withOtherHalves } from "../form/values.ts";
import { messages } from "../messages/index.ts";

/** Of what was sent something was refused: how much of it is not right yet, until all of it is. */
export function PartlySaved({ saved, refused }: Partly) {
  const t = useMessages(messages);
  const left = useBoard(({ problems }) => {
    const wrong = withOtherHalves(problems.map(({ path }) => path));
    return refused.filter((path) => wrong.has(path)).length;
  });
  return (
    left > 0 && (
      <Notice tone="warn" my="1.5">
        <chakra.strong display="block">
          {saved === 0 ? t("partly.nothing") : t("partly.saved", { count: saved })}
        </chakra.strong>
        <span>{t("partly.left", { count: left })}</span>
      </Notice>
    )
  );
}
