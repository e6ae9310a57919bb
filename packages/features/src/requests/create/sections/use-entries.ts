import { type RequestForm, requestLimits } from "@gatehouse/domain/requests";
import { type FieldArray, useFieldArray } from "react-hook-form";
import { useToast } from "../../../app/index.ts";
import { useMessages } from "../../../i18n/index.ts";
import { type EntryKind, idOf, toastOf } from "../form/paths.ts";
import { useRequestForm } from "../form/request-form-context.ts";
import { messages } from "../messages/index.ts";

/** The field of a new entry that gets the focus. */
const firstField: Readonly<Record<EntryKind, string>> = {
  flights: "flightDeparture",
  hotels: "name",
  cars: "pickupLocation",
  trains: "trainDeparture",
};

/** The entries of one kind: at most so many (REQ-12), and what is taken away can come back. */
export function useEntries<Kind extends EntryKind>(kind: Kind) {
  const t = useMessages(messages);
  const toast = useToast();
  const { form, chain, setOpen, goTo } = useRequestForm();
  const { fields, append, remove, insert } = useFieldArray<RequestForm, Kind>({ control: form.control, name: kind });
  const most = requestLimits[kind];
  const named: EntryKind = kind;
  const isFull = (): boolean => {
    if (form.getValues(kind).length < most) return false;
    toast({ tone: "warning", title: t(`tooMany.${named}`, { most }), id: toastOf(kind) });
    return true;
  };
  return {
    /** Keys that stay with their entries. */
    keys: fields.map(({ id }) => id),
    most,
    add: (entry: FieldArray<RequestForm, Kind>, focus = firstField[kind]): void => {
      if (isFull()) return;
      const place = form.getValues(kind).length;
      append(entry, { shouldFocus: false });
      setOpen(kind, true);
      goTo(`${kind}.${place}.${focus}`);
    },
    remove: (place: number): void => {
      const taken = form.getValues(kind)[place] as FieldArray<RequestForm, Kind>;
      remove(place);
      chain.forget();
      document.querySelector<HTMLElement>(`#${CSS.escape(idOf(kind))}`)?.focus();
      toast({
        tone: "info",
        title: t(`removed.${named}`, { place: place + 1 }),
        id: toastOf(kind),
        action: {
          label: t("undo"),
          run: () => {
            if (!isFull()) insert(place, taken, { shouldFocus: false });
          },
        },
      });
    },
  };
}
