import { Notice } from "@gatehouse/ui/notice";
import type { MissingInfo } from "@gatehouse/api/client/travellers";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";
import { useFieldNames } from "./use-field-names.ts";

export interface RefusedNotesProps {
  readonly info: Pick<MissingInfo, "passengers" | "refusedByStaff">;
  /** Whose changes. */
  readonly id: string;
}

/** Changes of a passenger that staff did not accept, and what stands: until another one is asked for. */
export function RefusedNotes({ info, id }: RefusedNotesProps) {
  const t = useMessages(messages);
  const nameOf = useFieldNames();
  const passenger = info.passengers.find((each) => each.id === id);
  return info.refusedByStaff
    .filter((change) => change.id === id)
    .map(({ field, value }) => {
      const stored = passenger?.[field as "firstname"] ?? "";
      return (
        <Notice key={field} tone="info" textStyle="sm">
          {value === ""
            ? t("refused.emptied", { field: nameOf(field), stored })
            : t("refused.text", { field: nameOf(field), value, stored })}
        </Notice>
      );
    });
}
