import { chakra, HStack } from "@chakra-ui/react";
import { type OperationsZone, zonedClock } from "@gatehouse/domain/time";
import { useEffect, useState } from "react";
import { useMessages } from "../i18n/index.ts";
import { messages } from "./messages/index.ts";

const zones: readonly OperationsZone[] = ["Asia/Kolkata", "America/New_York"];

const read = (): readonly string[] =>
  zones.map((zone) => {
    const { time, abbreviation } = zonedClock(Math.floor(Date.now() / 1000), zone);
    return `${time.slice(0, 5)} ${abbreviation}`;
  });

/** The two clocks that operations read (UI-3), in hours and minutes. */
export function Clocks() {
  const t = useMessages(messages);
  const [readings, setReadings] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setReadings((before) => (read().join() === before.join() ? before : read())), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <HStack gap="3" color="fg.muted" textStyle="figures" whiteSpace="nowrap">
      {readings.map((reading) => {
        const [time, zone = ""] = reading.split(" ");
        return (
          <span key={zone}>
            <chakra.span srOnly>{t("clock", { zone })}: </chakra.span>
            {time} {zone}
          </span>
        );
      })}
    </HStack>
  );
}
