import { Notice } from "@gatehouse/ui/notice";
import type { MissingInfo } from "@gatehouse/api/client/travellers";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";
import { useFieldNames } from "./use-field-names.ts";

export interface AwaitingNotesProps {
  readonly info: Pick<MissingInfo, "passengers" | "awaitingStaff">;
  /** Whose changes. */
  readonly id: string;
}

/** Changes of a passenger that count once staff has confirmed them, and what stands until then. */
export function AwaitingNotes({ info, id }: AwaitingNotesProps) {
  const t = useMessages(messages);
  const nameOf = useFieldNames();
  const passenger = info.passengers.find((each) => each.id === id);
  return info.awaitingStaff
    .filter((change) => change.id === id)
    .map(({ field, value }) => {
      const stored = passenger?.[field as "firstname"] ?? "";
      return (
        <Notice key={field} tone="info" textStyle="sm">
          {value === ""
            ? t("awaiting.emptied", { field: nameOf(field), stored })
            : t("awaiting.text", { field: nameOf(field), value, stored })}
        </Notice>
      );
    });
}
