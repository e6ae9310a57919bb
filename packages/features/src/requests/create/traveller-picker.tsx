import { Button, chakra } from "@chakra-ui/react";
import { Combobox } from "@gatehouse/ui/combobox";
import { ChevronDown, UserRound } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useMessages } from "../../i18n/index.ts";
import { type FoundTraveller, useTravellers } from "./data/use-travellers.ts";
import { messages } from "./messages/index.ts";

export interface TravellerPickerProps {
  /** Who is chosen; undefined while nobody is. */
  readonly traveller: Pick<FoundTraveller, "name" | "vendorName"> | undefined;
  readonly onChoose: (traveller: FoundTraveller) => void;
}

/** Staff say for whom the request is: by a part of a name, with the vendor beside it (REQ-1). */
export function TravellerPicker({ traveller, onChoose }: TravellerPickerProps) {
  const t = useMessages(messages);
  const [isChoosing, setChoosing] = useState(false);
  if (!traveller || isChoosing)
    return (
      <Search
        takesFocus={isChoosing}
        onChoose={(chosen) => {
          setChoosing(false);
          onChoose(chosen);
        }}
        onLeave={() => setChoosing(false)}
      />
    );
  return (
    <Button
      maxW="full"
      aria-label={t("traveller.change", { name: traveller.name, vendor: traveller.vendorName })}
      onClick={() => setChoosing(true)}
    >
      <UserRound aria-hidden />
      <chakra.span truncate>{traveller.name}</chakra.span>
      <chakra.span truncate color="fg.muted" fontWeight="regular">
        {traveller.vendorName}
      </chakra.span>
      <ChevronDown aria-hidden />
    </Button>
  );
}

interface SearchProps {
  readonly takesFocus: boolean;
  readonly onChoose: (traveller: FoundTraveller) => void;
  readonly onLeave: () => void;
}

function Search({ takesFocus, onChoose, onLeave }: SearchProps) {
  const t = useMessages(messages);
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const { travellers, failed, isLoading } = useTravellers(text, true);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const note = failed
    ? t("traveller.failed")
    : isLoading
      ? t("traveller.loading")
      : t("traveller.none", { text: text.trim() });
  return (
    <chakra.div width={{ base: "full", md: "22rem" }} maxW="full" textAlign="start">
      <Combobox
        id="request-traveller"
        ref={input}
        icon={<UserRound />}
        text={text}
        onTextChange={setText}
        options={travellers}
        isLoading={isLoading && travellers === undefined}
        optionKey={({ id }) => id}
        renderOption={({ name, email, vendorName }) => (
          <>
            <chakra.span flex="1" minW="0">
              <chakra.span display="block" fontWeight="strong">
                {name}
              </chakra.span>
              <chakra.span display="block" textStyle="xs" color="fg.muted">
                {email}
              </chakra.span>
            </chakra.span>
            <chakra.span color="fg.muted" ps="3">
              {vendorName}
            </chakra.span>
          </>
        )}
        onChoose={onChoose}
        onBlur={onLeave}
        note={note}
        announcement={travellers?.length ? t("traveller.found", { count: travellers.length }) : note}
        labels={{
          label: t("traveller.label"),
          placeholder: t("traveller.placeholder"),
          clear: t("traveller.clear"),
        }}
        required
      />
    </chakra.div>
  );
}
