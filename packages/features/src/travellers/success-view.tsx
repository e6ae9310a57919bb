import { Button, chakra } from "@chakra-ui/react";
import type { UpdatedInfo } from "@gatehouse/api/client/travellers";
import { Notice } from "@gatehouse/ui/notice";
import { ArrowLeft, CircleAlert, CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { useMessages } from "../i18n/index.ts";
import type { Submitted } from "./form/use-sending.ts";
import { messages } from "./messages/index.ts";
import { ArrivalOfPasses } from "./overview/arrival-of-passes.tsx";
import { ChangeNotes } from "./overview/change-notes.tsx";
import { Help } from "./overview/help.tsx";
import { SuccessPart } from "./overview/success-part.tsx";
import { useFieldNames } from "./overview/use-field-names.ts";

export interface SuccessViewProps extends Submitted {
  readonly onGoBack: () => void;
}

/** What was sent is saved; exactly what is missing still, per passenger (TRV-4), and what waits for staff. */
export function SuccessView({ info, removed, isAnythingDone, onGoBack }: SuccessViewProps) {
  const t = useMessages(messages);
  const nameOf = useFieldNames();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { missing } = info;
  const names = new Map(
    info.passengers.map(({ id, firstname, lastname }, index) => [
      id,
      [firstname, lastname].filter(Boolean).join(" ") || t("unnamed", { number: index + 1 }),
    ]),
  );
  const passengerName = (id: string): string => names.get(id) ?? "";
  const parts = [
    ...info.passengers.map(({ id }) => ({
      key: id,
      name: passengerName(id),
      fields: missing.passengers.find((passenger) => passenger.id === id)?.fields ?? [],
      isRemoved: removed.has(id),
      isAwaited: info.awaitingStaff.some((change) => change.id === id && isBlocking(change)),
      notes: <ChangeNotes info={info} id={id} which="awaiting" />,
    })),
    {
      key: "destination",
      name: t("destination.title"),
      fields: missing.destinationAddress,
      isRemoved: false,
      isAwaited: false,
      notes: null,
    },
    {
      key: "emergency",
      name: t("emergency.title"),
      fields: missing.emergencyContact,
      isRemoved: false,
      isAwaited: false,
      notes: null,
    },
  ].filter(({ key, fields }) => fields.length > 0 || info.passengers.some(({ id }) => id === key));
  const isComplete = parts.every(({ fields }) => fields.length === 0);
  const isAwaited = info.awaitingStaff.some(isBlocking);
  const Icon = isComplete ? CircleCheck : CircleAlert;
  return (
    <chakra.div
      width="full"
      maxW="2xl"
      mx="auto"
      px="gutter"
      py={{ base: "6", md: "12" }}
      display="grid"
      gap="5"
      // A name can be one word that is longer than a phone is wide.
      overflowWrap="anywhere"
    >
      <div>
        <chakra.span color={isComplete ? "state.ok.fg" : "state.warn.fg"}>
          <Icon aria-hidden size={40} strokeWidth={1.5} />
        </chakra.span>
        <chakra.h1 ref={title} tabIndex={-1} outline="none" textStyle="xl" textWrap="balance" mt="2">
          {/* Where a form was taken away and nothing else was done, nothing was updated. */}
          {t(isAnythingDone || removed.size === 0 ? "success.title" : "partly.nothing")}
        </chakra.h1>
        {isComplete && (
          <chakra.p mt="2" maxW="prose">
            {t(isAwaited ? "success.awaiting" : "success.complete")}
          </chakra.p>
        )}
      </div>
      {!isComplete && (
        <Notice tone="warn" px="4" py="3">
          <chakra.p fontWeight="strong">{t("success.missing")}</chakra.p>
          <p>{t("success.missingHelp")}</p>
        </Notice>
      )}
      <chakra.ul borderWidth="1px" borderColor="border.strong" borderRadius="panel" bg="bg.panel">
        {parts.map(({ key, name, fields, isRemoved, isAwaited: isWaiting, notes }) => (
          <SuccessPart key={key} name={name} fields={fields.map(nameOf)} isRemoved={isRemoved} isAwaited={isWaiting}>
            {notes}
          </SuccessPart>
        ))}
      </chakra.ul>
      <ArrivalOfPasses info={info} nameOf={passengerName} isComplete={isComplete && !isAwaited} />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button variant={isComplete ? "outline" : "solid"} size="lg" onClick={onGoBack}>
          <chakra.span display="inline-flex" _rtl={{ transform: "scaleX(-1)" }}>
            <ArrowLeft aria-hidden />
          </chakra.span>{" "}
          {t("goBack")}
        </Button>
        <Help bookingNo={info.bookingNo} />
      </chakra.div>
    </chakra.div>
  );
}

/** A new name holds the boarding passes up until staff has confirmed it; an e-mail address does not. */
const isBlocking = ({ field }: UpdatedInfo["awaitingStaff"][number]): boolean => field !== "email";
