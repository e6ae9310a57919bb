import { useInfoForm } from "../form/form-context.ts";
import { focusOn, type OpenPanels } from "../form/use-open-panels.ts";
import { idOf } from "../form/form-context.ts";
import { passengerBlock } from "../form/paths.ts";
import { PassengerPanel } from "./passenger-panel.tsx";
import { RemovedPanel } from "./removed-panel.tsx";

export interface PassengersProps {
  readonly names: readonly string[];
  readonly panels: OpenPanels;
  readonly removed: ReadonlySet<string>;
  /** Asks before a form is taken away. @param index their place in the booking */
  readonly onRemove: (index: number) => void;
  /** @param id of a passenger whose form comes back */
  readonly onRestore: (id: string) => void;
}

/** One form per passenger, one open at a time, in the order of the booking. */
export function Passengers({ names, panels, removed, onRemove, onRestore }: PassengersProps) {
  const { info } = useInfoForm();
  return info.passengers.map(({ id }, index) => {
    const name = names[index] ?? "";
    const block = idOf(passengerBlock(index));
    return removed.has(id) ? (
      <RemovedPanel
        key={id}
        id={block}
        name={name}
        onUndo={() => {
          onRestore(id);
          focusOn(`${block}-title`);
        }}
      />
    ) : (
      <PassengerPanel key={id} index={index} panels={panels} names={names} onRemove={() => onRemove(index)} />
    );
  });
}
