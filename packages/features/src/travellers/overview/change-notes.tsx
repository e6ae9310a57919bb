import { Notice } from "@gatehouse/ui/notice";
import type { MissingInfo } from "@gatehouse/api/client/travellers";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";
import { useFieldNames } from "./use-field-names.ts";

export interface ChangeNotesProps {
  readonly info: Pick<MissingInfo, "passengers" | "awaitingStaff" | "refusedByStaff">;
  /** Whose changes. */
  readonly id: string;
  /** Those that count once staff has confirmed them, or those that staff did not accept. */
  readonly which: "awaiting" | "refused";
}

/** Changes of a passenger's guarded fields that do not count, and what stands instead. */
export function ChangeNotes({ info, id, which }: ChangeNotesProps) {
  const t = useMessages(messages);
  const nameOf = useFieldNames();
  const passenger = info.passengers.find((each) => each.id === id);
  return (which === "awaiting" ? info.awaitingStaff : info.refusedByStaff)
    .filter((change) => change.id === id)
    .map(({ field, value }) => {
      const stored = passenger?.[field as "firstname"] ?? ""; // names and mail addresses alone are guarded, and are texts
      return (
        <Notice key={field} tone="info" textStyle="sm">
          {value === ""
            ? t(`${which}.emptied`, { field: nameOf(field), stored })
            : t(`${which}.text`, { field: nameOf(field), value, stored })}
        </Notice>
      );
    });
}
