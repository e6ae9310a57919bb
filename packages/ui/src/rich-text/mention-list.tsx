import { chakra } from "@chakra-ui/react";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { ReactEditor } from "slate-react";
import type { RichTextEditorInstance } from "./slate-types.ts";
import type { useMentions } from "./use-mentions.ts";

interface MentionListProps {
  readonly editor: RichTextEditorInstance;
  readonly people: ReturnType<typeof useMentions>;
  /** Names the list. */
  readonly label: string;
  /** The frame that it is placed in. */
  readonly frame: RefObject<HTMLDivElement | null>;
}

/** The people who can be mentioned, below the `@` that asked for them. The focus stays in the text. */
export function MentionList({ editor, people, label, frame }: MentionListProps) {
  const list = useRef<HTMLDivElement>(null);
  // The list stands below the @, whatever the lines do.
  useLayoutEffect(() => {
    const { current: shown } = list;
    const { current: around } = frame;
    if (!shown || !around || !people.range) return;
    const at = ReactEditor.toDOMRange(editor, people.range).getBoundingClientRect();
    const from = around.getBoundingClientRect();
    shown.style.insetBlockStart = `${at.bottom - from.top + 4}px`;
    shown.style.left = `${Math.max(0, Math.min(at.left - from.left, from.width - shown.offsetWidth))}px`;
  });
  return (
    <chakra.div
      ref={list}
      id={people.id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the focus stays in the text
      role="listbox"
      aria-label={label}
      position="absolute"
      zIndex="dropdown"
      minW="14rem"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="panel"
      boxShadow="lg"
      p="1"
    >
      {people.found.map((person, place) => (
        <chakra.div
          key={person.id}
          id={`${people.id}-${place}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
          role="option"
          aria-selected={place === people.at}
          px="2"
          py="1.5"
          borderRadius="control"
          cursor="pointer"
          css={{ "&[aria-selected=true]": { background: "bg.selected" } }}
          onMouseDown={(event) => {
            event.preventDefault();
            people.take(person);
          }}
        >
          {person.name}{" "}
          {person.name !== person.id && (
            <chakra.span color="fg.muted" fontSize="sm">
              {person.id}
            </chakra.span>
          )}
        </chakra.div>
      ))}
    </chakra.div>
  );
}
