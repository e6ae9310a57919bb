import type { GuardedField } from "@gatehouse/domain/travellers";
import { useMessages } from "../../i18n/index.ts";
import { InfoText, type InfoTextProps } from "../fields/info-text.tsx";
import { useBoard, useInfoForm } from "../form/form-context.ts";
import type { InfoPath } from "../form/paths.ts";
import { messages } from "../messages/index.ts";

export interface GuardedTextProps extends Omit<InfoTextProps, "path" | "label"> {
  /** The passenger's place in the booking. */
  readonly index: number;
  readonly field: GuardedField;
}

/** A name or an e-mail address: once something is there, a change of it waits for staff (TRV-15), and that is said here. */
export function GuardedText({ index, field, helper, ...rest }: GuardedTextProps) {
  const t = useMessages(messages);
  const { info } = useInfoForm();
  const path: InfoPath = `passengers.${index}.${field}`;
  const passenger = info.passengers[index];
  const isChanged = useBoard((board) => board.changed.has(path));
  // What cannot be sent as it stands waits for nobody.
  const isRight = useBoard((board) => board.problems.every((problem) => problem.path !== path));
  const isOwn = (change: { readonly id: string; readonly field: string }) =>
    change.id === passenger?.id && change.field === field;
  const waiting = info.awaitingStaff.find(isOwn);
  const refused = info.refusedByStaff.find(isOwn);
  const stored = passenger?.[field] ?? "";
  /** What became of a request: of one field there is one that waits, or one that was refused. */
  const became = () => {
    if (waiting) return waiting.value === "" ? t("awaiting.fieldEmptied") : t("awaiting.field", waiting);
    if (refused) return refused.value === "" ? t("refused.fieldEmptied") : t("refused.field", refused);
    return helper;
  };
  const note = isChanged && isRight && stored !== "" ? t("guarded.help") : became();
  return <InfoText {...rest} path={path} label={t(`field.${field}`)} helper={note} />;
}
