import { chakra } from "@chakra-ui/react";
import { errorCode } from "@gatehouse/api/client";
import type { MessageChannel } from "@gatehouse/domain/messaging";
import { Choice } from "@gatehouse/ui/choice";
import { Notice } from "@gatehouse/ui/notice";
import { type ReactNode, useId } from "react";
import { useMessages } from "../../i18n/index.ts";
import { useTraveller } from "./data/use-traveller.ts";
import { messages } from "./messages/index.ts";

export interface ReceiverProps {
  readonly channel: MessageChannel;
  /** Whether it goes to the traveller of the booking, as the server knows how they are reached (MSG-20). */
  readonly toTraveller: boolean;
  readonly onChange: (toTraveller: boolean) => void;
  readonly bookingNo: string;
  readonly vendorCode: string;
  /** The field of the booking's number: it stands here where the traveller is found by it. */
  readonly booking: ReactNode;
  /** The field of the address. */
  readonly children: ReactNode;
}

/** Whom a message goes to: an address that is typed, or the traveller of the booking, whose address nobody needs to know. */
export function Receiver({ channel, toTraveller, onChange, bookingNo, vendorCode, booking, children }: ReceiverProps) {
  const t = useMessages(messages);
  const id = useId();
  return (
    <>
      <chakra.fieldset display="grid" gap="1" minW="0">
        <chakra.legend fontWeight="strong" mb="1">
          {t("who")}
        </chakra.legend>
        {([false, true] as const).map((traveller) => (
          <chakra.label key={String(traveller)} display="flex" alignItems="center" gap="2" minH="8" cursor="pointer">
            <Choice
              type="radio"
              name={`${id}-to`}
              checked={toTraveller === traveller}
              onChange={() => onChange(traveller)}
            />
            {t(traveller ? "who.traveller" : `who.${channel}`)}
          </chakra.label>
        ))}
      </chakra.fieldset>
      {toTraveller ? (
        <>
          {booking}
          <TravellerOf channel={channel} bookingNo={bookingNo} vendorCode={vendorCode} />
        </>
      ) : (
        children
      )}
    </>
  );
}

/** The traveller of a booking, and whether they can be written to. */
function TravellerOf({ channel, bookingNo, vendorCode }: Pick<ReceiverProps, "channel" | "bookingNo" | "vendorCode">) {
  const t = useMessages(messages);
  const { traveller, error } = useTraveller(bookingNo, vendorCode);
  if (bookingNo === "") return <chakra.p color="fg.muted">{t("traveller.enter")}</chakra.p>;
  if (error !== undefined)
    return (
      <Notice tone={errorCode(error) === "UNKNOWN_BOOKING" ? "warn" : "info"}>
        {t(errorCode(error) === "UNKNOWN_BOOKING" ? "traveller.unknown" : "traveller.failed")}
      </Notice>
    );
  if (!traveller)
    return (
      <chakra.p color="fg.muted" aria-busy>
        {t("traveller.looking")}
      </chakra.p>
    );
  const address = channel === "sms" ? traveller.phone : traveller.email;
  if (address === "") return <Notice tone="warn">{t(`none.${channel}`)}</Notice>;
  const isStopped = channel === "sms" ? traveller.wantsNoSms : traveller.wantsNoEmails;
  return (
    <>
      <chakra.p overflowWrap="anywhere">
        <strong>{traveller.name === "" ? t("traveller.nameless") : traveller.name}</strong>{" "}
        <chakra.bdi color="fg.muted" textStyle="figures">
          {address}
        </chakra.bdi>
      </chakra.p>
      {isStopped && <Notice tone="warn">{t(`stopped.${channel}`)}</Notice>}
    </>
  );
}
