import { chakra } from "@chakra-ui/react";
import { IconButton } from "@gatehouse/ui/icon-button";
import { ClipboardCopy, FileText, Link2, Unlink } from "lucide-react";
import { StateCell } from "../columns/queue-cells.tsx";
import { titledNameOf } from "../../app/traveller-name/index.ts";
import type { Passenger, Segment } from "./data/use-pnr.ts";
import { PassDelivery } from "./pass-delivery.tsx";
import { passengerFields, passengerValues } from "./passenger-text.ts";
import type { DetailsModel } from "./use-details.ts";

export interface PassengerCardProps {
  readonly passenger: Passenger;
  readonly segment: Segment;
  readonly details: DetailsModel;
}

/** Fields that the heading says already. */
const inHeading = new Set<string>(["title", "firstname", "middlename", "lastname"]);
const digits = new Set<string>(["passportNo", "ktn", "eticket"]);

/** A passenger of a flight: how the check-in stands, what can be done with it, and what an airline may ask for. */
export function PassengerCard({ passenger, segment, details }: PassengerCardProps) {
  const { t, words, ids, select, passes, unlink, copyPassenger, names } = details;
  const { checkIn, extraAttributes } = passenger;
  const values = passengerValues(passenger, names);
  const name = titledNameOf({ passenger: { ...passenger, title: values.title }, pnr: "" });
  const held = checkIn?._lock?.userid ?? checkIn?.heldBy ?? undefined;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="3"
      rowGap="2"
      px="4"
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0 }}
      bg={checkIn && ids.has(checkIn.checkInId) ? "bg.selected" : undefined}
    >
      <chakra.input
        type="checkbox"
        checked={checkIn !== null && ids.has(checkIn.checkInId)}
        disabled={checkIn === null}
        onChange={({ target }) => checkIn && select([checkIn.checkInId], target.checked)}
        aria-label={t("passenger.select", { name })}
        boxSize="icon"
        mt="1.5"
        accentColor="accent.solid"
      />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <chakra.h3 fontWeight="strong">
          {[name, values.middlename].filter(Boolean).join(" ")}
          {extraAttributes.primary && (
            <chakra.span fontWeight="regular" color="fg.muted">
              {" "}
              · {t("passenger.primary")}
            </chakra.span>
          )}
        </chakra.h3>
        {checkIn ? (
          <StateCell state={checkIn.currentState}>{words.state(checkIn.currentState)}</StateCell>
        ) : (
          <chakra.span color="fg.muted">{t("passenger.noCheckIn")}</chakra.span>
        )}
        {checkIn?.disposeState?.reason1 && (
          <chakra.span color="fg.muted">
            {words.reason(checkIn.disposeState.reason1)} – {words.reason(checkIn.disposeState.reason2)}
          </chakra.span>
        )}
        {passenger.delivery && <PassDelivery delivery={passenger.delivery} />}
        {held !== undefined && <chakra.span color="fg.muted">{t("passenger.held", { user: held })}</chakra.span>}
        <chakra.span display="flex" gap="1" ms="auto">
          {checkIn && (
            <IconButton
              icon={checkIn.pass ? FileText : Link2}
              label={t(checkIn.pass ? "passenger.openPass" : "passenger.linkPass", { name })}
              onClick={() => passes.view(checkIn)}
            />
          )}
          {checkIn?.pass && (
            <IconButton
              icon={Unlink}
              label={t("passenger.unlink", { name })}
              disabled={!details.isOffered("unlink", checkIn)}
              onClick={() => unlink(checkIn)}
            />
          )}
          {copyPassenger && (
            <IconButton
              icon={ClipboardCopy}
              label={t("passenger.copy", { name })}
              onClick={() => copyPassenger(segment, passenger)}
            />
          )}
        </chakra.span>
      </chakra.div>
      <chakra.dl
        gridColumn="2"
        display="grid"
        gridTemplateColumns={{
          base: "repeat(auto-fill, minmax(8rem, 1fr))",
          md: "repeat(auto-fill, minmax(11rem, 1fr))",
        }}
        columnGap="4"
        rowGap="1.5"
      >
        {passengerFields
          .filter((field) => !inHeading.has(field) && values[field] !== "")
          .map((field) => (
            <chakra.div key={field} minW="0">
              <chakra.dt fontSize="xs" color="fg.muted">
                {t(`field.${field}`)}
              </chakra.dt>
              <chakra.dd overflowWrap="anywhere" {...(digits.has(field) ? { textStyle: "code" } : {})}>
                {values[field]}
              </chakra.dd>
            </chakra.div>
          ))}
      </chakra.dl>
    </chakra.li>
  );
}
