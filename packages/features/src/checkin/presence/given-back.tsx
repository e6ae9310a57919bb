import { Button, chakra } from "@chakra-ui/react";
import { Lock, Undo2 } from "lucide-react";
import { useState } from "react";
import { useErrorText, useToast } from "../../app/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import type { Assignment } from "../data/use-assignment-call.ts";
import { useLock } from "../data/use-lock.ts";
import { messages } from "./messages/index.ts";

type Told = NonNullable<Assignment["givenBack"]>;

export interface GivenBackProps extends Told {
  /** Whether the next assignment comes once this was seen. */
  readonly enabled: boolean;
  readonly onSeen: () => Promise<unknown>;
}

/** What went back while nobody was there, who has it now, and the way to have it again. Stays until somebody has seen it. */
export function GivenBack({ at, units, enabled, onSeen }: GivenBackProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const errorText = useErrorText(messages);
  const toast = useToast();
  const lock = useLock();
  const [leaving, setLeaving] = useState(false);
  const busy = lock.running || leaving;
  const time = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }).format(at * 1000);

  const again = async ({ pnr, bookingNo, checkInId }: Told["units"][number]): Promise<void> => {
    if (busy || checkInId === null) return;
    try {
      const after = await lock.run({ checkInId, pnr, bookingNo });
      if (after) toast({ tone: "success", title: t("back.done", { pnr }) });
    } catch (error) {
      toast({ tone: "warning", title: t("back.failed", { pnr }), description: errorText(error) });
    }
  };
  const seen = async (): Promise<void> => {
    if (busy) return;
    setLeaving(true);
    try {
      await onSeen();
    } catch (error) {
      setLeaving(false);
      toast({ tone: "error", title: t("back.failed.seen"), description: errorText(error) });
    }
  };
  return (
    <chakra.section
      aria-label={t("back.label")}
      data-toast-room="top"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1"
      px={{ base: "2", md: "gutter" }}
      py="1.5"
      bg="state.warn.soft"
      borderBottomWidth="1px"
    >
      <chakra.div flex="1 1 20rem" minW="0">
        <chakra.span color="state.warn.fg" display="inline-block" verticalAlign="-2px" me="1.5">
          <Undo2 aria-hidden size="1.2em" />
        </chakra.span>
        <b>
          {units.length > 1
            ? t("back.several", { time, count: units.length })
            : t("back.one", { time, pnr: units[0]?.pnr ?? "" })}
        </b>{" "}
        {t("back.why")}
        {units.map((unit) => {
          const state =
            unit.heldBy !== null
              ? t("back.taken", { pnr: unit.pnr, user: unit.heldBy })
              : unit.checkInId === null
                ? t("back.finished", { pnr: unit.pnr })
                : units.length > 1
                  ? t("back.free", { pnr: unit.pnr })
                  : undefined;
          return state && <chakra.p key={`${unit.bookingNo} ${unit.pnr}`}>{state}</chakra.p>;
        })}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {units
          .filter(({ heldBy, checkInId }) => heldBy === null && checkInId !== null)
          .map((unit) => (
            <Button
              key={`${unit.bookingNo} ${unit.pnr}`}
              variant="solid"
              aria-disabled={busy || undefined}
              onClick={() => void again(unit)}
            >
              <Lock aria-hidden />
              {t("back.again", { pnr: unit.pnr })}
            </Button>
          ))}
        <Button variant="outline" aria-disabled={busy || undefined} onClick={() => void seen()}>
          {t(enabled ? "back.next" : "back.seen")}
        </Button>
      </chakra.div>
    </chakra.section>
  );
}
