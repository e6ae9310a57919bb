import { chakra } from "@chakra-ui/react";
import { Notice } from "@gatehouse/ui/notice";
import { useMessages } from "../../i18n/index.ts";
import { useBoard } from "../form/form-context.ts";
import type { Partly } from "../form/use-sending.ts";
import { messages } from "../messages/index.ts";

/** Of what was sent something was refused: how much, until all of it is put right. */
export function PartlySaved({ saved, left }: Partly) {
  const t = useMessages(messages);
  const isRight = useBoard(({ problems }) => problems.length === 0);
  return (
    !isRight && (
      <Notice tone="warn" my="1.5">
        <chakra.strong display="block">
          {saved === 0 ? t("partly.nothing") : t("partly.saved", { count: saved })}
        </chakra.strong>
        <span>{t("partly.left", { count: left })}</span>
      </Notice>
    )
  );
}
