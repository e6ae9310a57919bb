import { Button, chakra } from "@chakra-ui/react";
import { Notice } from "@gatehouse/ui/notice";
import { Check, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../../i18n/index.ts";
import { idOf, useInfoForm, useProblemCount } from "../form/form-context.ts";
import { passengerBlock } from "../form/paths.ts";
import { messages } from "../messages/index.ts";
import { Panel } from "./panel.tsx";
import { PassengerFields } from "./passenger-fields.tsx";
import { ReadBack } from "./read-back.tsx";

export interface PassengerPanelProps {
  /** Their place in the booking. */
  readonly index: number;
  readonly name: string;
  /** The fields show; otherwise what they say is read back. */
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onRemove: () => void;
}

/** The form of one passenger. The one whom the booking is written to cannot be taken away (TRV-5). */
export function PassengerPanel({ index, name, isOpen, onOpenChange, onRemove }: PassengerPanelProps) {
  const t = useMessages(messages);
  const { info } = useInfoForm();
  const block = passengerBlock(index);
  const count = useProblemCount(block);
  const [isRefused, setRefused] = useState(false);
  const isPrimary = info.passengers[index]?.primary === true;
  const help = t(isPrimary ? "primary" : "passenger", { number: index + 1 });
  return (
    <Panel
      id={idOf(block)}
      title={name}
      help={isOpen ? `${help}. ${t("names.help")}` : help}
      count={count}
      actions={
        <chakra.div display="flex" gap="1" flexShrink={0}>
          {!isOpen && (
            <Button variant="ghost" aria-label={t("edit.of", { name })} onClick={() => onOpenChange(true)}>
              <Pencil aria-hidden /> {t("edit")}
            </Button>
          )}
          {isOpen && count.missing + count.wrong === 0 && (
            <Button variant="ghost" aria-label={t("done.of", { name })} onClick={() => onOpenChange(false)}>
              <Check aria-hidden /> {t("done")}
            </Button>
          )}
          {isOpen && (
            <Button
              variant="ghost"
              aria-label={t("remove.of", { name })}
              aria-disabled={isPrimary || undefined}
              onClick={() => (isPrimary ? setRefused(true) : onRemove())}
            >
              <Trash2 aria-hidden /> {t("remove")}
            </Button>
          )}
        </chakra.div>
      }
    >
      {isOpen && isRefused && (
        <Notice tone="warn" mx={{ base: "4", md: "5" }} mb="4">
          {t("remove.primary")}
        </Notice>
      )}
      {isOpen ? <PassengerFields index={index} /> : <ReadBack index={index} />}
    </Panel>
  );
}
