import type { GuardedField } from "@gatehouse/domain/travellers";
import { useMessages } from "../../i18n/index.ts";
import { InfoText, type InfoTextProps } from "../fields/info-text.tsx";
import { useBoard, useInfoForm } from "../form/form-context.ts";
import type { InfoPath } from "../form/values.ts";
import { messages } from "../messages/index.ts";

export interface GuardedTextProps extends Omit<InfoTextProps, "path" | "label"> {
  /** The passenger's place in the booking. */
  readonly index: number;
  readonly field: GuardedField;
}

/** A name or an e-mail address: once something stands there, a change of it waits for staff (decisions §7), and that is said here. */
export function GuardedText({ index, field, helper, ...rest }: GuardedTextProps) {
  const t = useMessages(messages);
  const { info } = useInfoForm();
  const path: InfoPath = `passengers.${index}.${field}`;
  const passenger = info.passengers[index];
  const isChanged = useBoard((board) => board.changed.has(path));
  // What cannot be sent as it stands waits for nobody.
  const isRight = useBoard((board) => board.problems.every((problem) => problem.path !== path));
  const waiting = info.awaitingStaff.find((change) => change.id === passenger?.id && change.field === field);
  const stored = passenger?.[field] ?? "";
  const note =
    isChanged && isRight && stored !== ""
      ? t("guarded.help")
      : waiting
        ? waiting.value === ""
          ? t("awaiting.fieldEmptied")
          : t("awaiting.field", { value: waiting.value })
        : helper;
  return <InfoText {...rest} path={path} label={t(`field.${field}`)} helper={note} />;
}
