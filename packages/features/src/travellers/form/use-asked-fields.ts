import { useState } from "react";
import { askedField, askedFields } from "./asked.ts";
import { focusOn } from "./use-open-panels.ts";
import { idOf, useBoard, useInfoForm } from "./form-context.ts";
import type { InfoBlock } from "./paths.ts";

/**
 * Which fields of a passenger show. What is filled in stays where it is until the part is closed; where nothing is missing, somebody
 * came to change something, and everything shows.
 * @param id of the passenger
 */
export function useAskedFields(block: InfoBlock, id: string | undefined) {
  const { board, info } = useInfoForm();
  const now = useBoard((status) => [...askedFields(status, block)].toSorted().join(" "));
  const [asked, setAsked] = useState<ReadonlySet<string>>(() => {
    const requests = [...info.awaitingStaff, ...info.refusedByStaff].filter((request) => request.id === id);
    const fields = askedFields(board.get(), block);
    return fields.size === 0 ? fields : new Set([...fields, ...requests.map(({ field }) => askedField(field))]);
  });
  const [isAll, setAll] = useState(asked.size === 0);
  const more = now.split(" ").filter((field) => field !== "" && !asked.has(field));
  if (!isAll && more.length > 0) setAsked(new Set([...asked, ...more]));
  return {
    isAll,
    isAsked: (field: string): boolean => isAll || asked.has(field),
    showAll: (): void => {
      setAll(true);
      // The button goes; the fields that it brought begin with the names.
      requestAnimationFrame(() => focusOn(`${idOf(block)}-firstname`));
    },
  };
}
