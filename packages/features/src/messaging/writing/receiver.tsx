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
  /** The field of the booking's number: it stands here where the traveller is found by it. @param problem there is no such booking */
  readonly booking: (problem?: string) => ReactNode;
  /** Why the server did not send to this traveller. */
  readonly refused?: string | undefined;
  /** The field of the address. */
  readonly children: ReactNode;
}

/** Whom a message goes to: an address that is typed, or the traveller of the booking, whose address nobody needs to know. */
export function Receiver({ toTraveller, onChange, children, ...traveller }: ReceiverProps) {
  const { channel } = traveller;
  const t = useMessages(messages);
  const id = useId();
  return (
    <>
      <chakra.fieldset display="grid" gap="1" minW="0">
        <chakra.legend fontWeight="strong" mb="1">
          {t("who")}
        </chakra.legend>
        {([false, true] as const).map((toThem) => (
          <chakra.label key={String(toThem)} display="flex" alignItems="center" gap="2" minH="8" cursor="pointer">
            <Choice type="radio" name={`${id}-to`} checked={toTraveller === toThem} onChange={() => onChange(toThem)} />
            {t(toThem ? "who.traveller" : `who.${channel}`)}
          </chakra.label>
        ))}
      </chakra.fieldset>
      {toTraveller ? <TravellerOfBooking {...traveller} /> : children}
    </>
  );
}

type TravellerProps = Omit<ReceiverProps, "toTraveller" | "onChange" | "children">;

/** The booking, its traveller, and whether they can be written to. */
function TravellerOfBooking({ booking, refused, ...about }: TravellerProps) {
  const t = useMessages(messages);
  const { traveller, error } = useTraveller(about.bookingNo, about.vendorCode);
  const isUnknown = about.bookingNo !== "" && errorCode(error) === "UNKNOWN_BOOKING";
  return (
    <>
      {booking(isUnknown ? t("traveller.unknown") : undefined)}
      {!isUnknown && <Traveller {...about} traveller={traveller} failed={error !== undefined} refused={refused} />}
    </>
  );
}

interface FoundTravellerProps extends Pick<TravellerProps, "channel" | "bookingNo"> {
  readonly traveller: ReturnType<typeof useTraveller>["traveller"];
  readonly failed: boolean;
  readonly refused: string | undefined;
}

function Traveller({ channel, bookingNo, traveller, failed, refused }: FoundTravellerProps) {
  const t = useMessages(messages);
  if (bookingNo === "") return <chakra.p color="fg.muted">{t(`traveller.enter.${channel}`)}</chakra.p>;
  const notice = refused !== undefined && <Notice tone="bad">{refused}</Notice>;
  if (failed) return notice || <Notice tone="info">{t("traveller.failed")}</Notice>;
  if (!traveller)
    return (
      notice || (
        <chakra.p color="fg.muted" aria-busy>
          {t("traveller.looking")}
        </chakra.p>
      )
    );
  const address = channel === "sms" ? traveller.phone : traveller.email;
  if (address === "") return notice || <Notice tone="warn">{t(`none.${channel}`)}</Notice>;
  const isStopped = channel === "sms" ? traveller.wantsNoSms : traveller.wantsNoEmails;
  return (
    <>
      <chakra.p overflowWrap="anywhere">
        <strong>{traveller.name === "" ? t("traveller.nameless") : traveller.name}</strong>{" "}
        <chakra.bdi color="fg.muted" textStyle="figures">
          {address}
        </chakra.bdi>
      </chakra.p>
      {/* One box: what was said before it was tried says the same. */}
      {notice || (isStopped && <Notice tone="warn">{t(`stopped.${channel}`)}</Notice>)}
    </>
  );
}
