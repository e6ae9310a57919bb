import { Button, chakra, Field, HStack, Input } from "@chakra-ui/react";
import { richTextAttributes, videoOf } from "@gatehouse/domain/rich-text";
import { useEffect, useId, useRef, useState } from "react";
import { completeAddress } from "./commands.ts";
import type { RichTextWords } from "./words/types.ts";

interface LinkRowProps {
  /** A video is a link to one of the hosts whose players are known. */
  readonly kind: "link" | "video";
  readonly words: RichTextWords;
  /** Of the link that is changed; "" for a new one. */
  readonly address: string;
  readonly onApply: (href: string) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Where the address of a link or a video is typed, below the toolbar. */
export function LinkRow({ kind, words, address, onApply, onRemove, onClose }: LinkRowProps) {
  const [typed, setTyped] = useState(address);
  const [wrong, setWrong] = useState(false);
  const problemId = useId();
  const field = useRef<HTMLInputElement>(null);
  // It was asked for a moment ago.
  useEffect(() => field.current?.focus(), []);
  const apply = () => {
    const href = completeAddress(typed);
    if (kind === "video" ? videoOf(href) : richTextAttributes.a?.["href"]?.test(href)) onApply(href);
    else setWrong(true);
  };
  return (
    <chakra.div
      px="2.5"
      py="2"
      borderBlockEndWidth="1px"
      onKeyDown={(event) => {
        if (event.key === "Escape") {
          event.stopPropagation();
          onClose();
        }
        if (event.key === "Enter") {
          // It is no form of its own: the comment would be sent.
          event.preventDefault();
          if (event.target instanceof HTMLInputElement) apply();
          else if (event.target instanceof HTMLButtonElement) event.target.click();
        }
      }}
    >
      <Field.Root invalid={wrong} ids={{ errorText: problemId }}>
        <Field.Label>{kind === "video" ? words.videoAddress : words.address}</Field.Label>
        <HStack w="full">
          <Input
            ref={field}
            type="url"
            inputMode="url"
            value={typed}
            placeholder="https://"
            aria-describedby={wrong ? problemId : undefined}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setWrong(false);
            }}
          />
          <Button variant="outline" onClick={apply}>
            {words.apply}
          </Button>
          {address !== "" && (
            <Button variant="ghost" onClick={onRemove}>
              {words.remove}
            </Button>
          )}
        </HStack>
        <Field.ErrorText>{kind === "video" ? words.videoInvalid : words.addressInvalid}</Field.ErrorText>
      </Field.Root>
    </chakra.div>
  );
}
