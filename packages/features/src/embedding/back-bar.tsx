import { Button, chakra } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { useMessages } from "../i18n/index.ts";
import { messages } from "./messages/index.ts";

/** Leads from a trip back to the list; a frame has no address of its own that the browser's Back could change. */
export function BackBar({ onBack }: { readonly onBack: () => void }) {
  const t = useMessages(messages);
  const button = useRef<HTMLButtonElement>(null);
  // Whoever came here by a key goes on from here.
  useEffect(() => button.current?.focus(), []);
  return (
    <chakra.div px={{ base: "3", md: "gutter" }} pt="2">
      <Button ref={button} variant="ghost" onClick={onBack}>
        <ArrowLeft aria-hidden /> {t("back")}
      </Button>
    </chakra.div>
  );
}
