import { chakra } from "@chakra-ui/react";
import { Choice } from "@gatehouse/ui/choice";
import { IconButton } from "@gatehouse/ui/icon-button";
import { ChevronDown, ChevronUp, ClipboardCopy, FileText, Link2, Unlink } from "lucide-react";
import { useState } from "react";
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
  const facts = passengerFields.filter((field) => !inHeading.has(field) && values[field] !== "");
  const [open, setOpen] = useState(false);
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="3"
      px="3"
      py="1"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0 }}
      bg={checkIn && ids.has(checkIn.checkInId) ? "bg.selected" : undefined}
    >
      <chakra.span pt="1">
        <Choice
          type="checkbox"
          checked={checkIn !== null && ids.has(checkIn.checkInId)}
          disabled={checkIn === null}
          onChange={({ target }) => checkIn && select([checkIn.checkInId], target.checked)}
          aria-label={t("passenger.select", { name })}
        />
      </chakra.span>
      <chakra.div display="flex" alignItems="center" columnGap="3" minW="0" whiteSpace={{ md: "nowrap" }}>
        <chakra.div
          display="flex"
          // One line where there is room for all of it; what holds a passenger up is never cut.
          flexWrap="wrap"
          alignItems="center"
          columnGap="3"
          minW="0"
        >
          <chakra.h3
            fontWeight="strong"
            flexShrink={0}
            maxW="full"
            overflow="hidden"
            overflowWrap="anywhere"
            textOverflow="ellipsis"
          >
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
        </chakra.div>
        <chakra.span display="flex" flexShrink={0} gap="1" ms="auto">
          {checkIn && (
            <IconButton
              size="sm"
              icon={checkIn.pass ? FileText : Link2}
              label={t(checkIn.pass ? "passenger.openPass" : "passenger.linkPass", { name })}
              onClick={() => passes.view(checkIn)}
            />
          )}
          {checkIn?.pass && (
            <IconButton
              size="sm"
              icon={Unlink}
              label={t("passenger.unlink", { name })}
              disabled={!details.isOffered("unlink", checkIn)}
              onClick={() => unlink(checkIn)}
            />
          )}
          {copyPassenger && (
            <IconButton
              size="sm"
              icon={ClipboardCopy}
              label={t("passenger.copy", { name })}
              onClick={() => copyPassenger(segment, passenger)}
            />
          )}
          {facts.length > 0 && (
            <IconButton
              size="sm"
              icon={open ? ChevronUp : ChevronDown}
              label={t("passenger.facts", { name })}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            />
          )}
        </chakra.span>
      </chakra.div>
      <chakra.dl
        gridColumn="2"
        display="flex"
        flexWrap={open ? "wrap" : "nowrap"}
        columnGap="4"
        rowGap="0.5"
        overflow="hidden"
        fontSize="xs"
        // What does not fit is a press away: each passenger is a row like those of the queue.
        css={open ? undefined : { maskImage: "linear-gradient(to right, black calc(100% - 2rem), transparent)" }}
      >
        {facts.map((field) => (
          <chakra.div
            key={field}
            display="flex"
            columnGap="1"
            minW="0"
            {...(open ? {} : { flexShrink: 0, whiteSpace: "nowrap" })}
          >
            <chakra.dt flexShrink={0} color="fg.muted">
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
