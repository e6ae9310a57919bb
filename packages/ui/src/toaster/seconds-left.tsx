import { chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";

const secondsTo = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** Counts down to a moment. For the eye only: read out every second it would drown the message. */
export function SecondsLeft({ until }: { /** Milliseconds since 1970. */ readonly until: number }) {
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(until)), 250);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <chakra.span aria-hidden textStyle="figures" fontWeight="regular" color="fg.muted" ms="1.5">
      {left} s
    </chakra.span>
  );
}
