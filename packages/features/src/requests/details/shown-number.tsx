import { Button, chakra } from "@chakra-ui/react";
import { useCallback, useState } from "react";
import { useApi, usePermission, useToast } from "../../app/index.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useMessages } from "../../i18n/index.ts";
import { CopiedValue } from "./facts.tsx";
import { messages } from "./messages/index.ts";

export interface ShownNumberProps {
  readonly requestId: number;
  readonly number: "tsaNumber" | "licenseNumber";
  readonly label: string;
  /** Its end. */
  readonly masked: string;
  /** A press on the whole number copies it. */
  readonly copies: boolean;
}

/** A number of a traveller's documents: its end, and for who may, the whole on demand, which is recorded (PRO-9). */
export function ShownNumber({ requestId, number, label, masked, copies }: ShownNumberProps) {
  const t = useMessages(messages);
  const api = useApi();
  const toast = useToast();
  const may = usePermission("profileAll");
  const [shown, setShown] = useState<{ readonly of: string; readonly text: string }>();
  const { run, running } = useOperation(
    useCallback(async () => {
      try {
        const { text } = await api.requests.showNumber({ id: requestId, number });
        setShown({ of: masked, text });
      } catch {
        toast({ tone: "warning", title: t("number.failed", { label }) });
      }
    }, [api, requestId, number, masked, toast, t, label]),
  );
  const whole = shown?.of === masked ? shown.text : undefined;
  return (
    <chakra.span display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
      {whole !== undefined && copies ? <CopiedValue label={label} text={whole} /> : <span>{whole ?? masked}</span>}
      {may && (
        <Button
          variant="plain"
          height="auto"
          minH={{ base: "touch", md: "0" }}
          px="0"
          fontFamily="body"
          title={t("number.recorded")}
          aria-disabled={running || undefined}
          onClick={() => (whole === undefined ? void run() : setShown(undefined))}
        >
          {t(whole === undefined ? "number.show" : "number.hide")}
          <chakra.span srOnly> {label}</chakra.span>
        </Button>
      )}
    </chakra.span>
  );
}
