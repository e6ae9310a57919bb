import { chakra } from "@chakra-ui/react";
import { toHtml } from "@gatehouse/domain/rich-text";
import { type KeyboardEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { createEditor, Editor, Transforms } from "slate";
import { withHistory } from "slate-history";
import { Editable, ReactEditor, type RenderElementProps, type RenderLeafProps, Slate, withReact } from "slate-react";
import {
  blockAt,
  indentBy,
  linkAt,
  removeLink,
  setLink,
  setStyle,
  toggleList,
  toggleMark,
  type BlockStyle,
} from "./commands.ts";
import type { RichTextEditorProps } from "./editor-props.ts";
import { fromHtml } from "./from-html.ts";
import { LinkRow } from "./link-row.tsx";
import { richTextStyles } from "./rich-text-styles.ts";
import { RunView } from "./run-view.tsx";
import { documentOf, slateNodes } from "./slate-document.ts";
import type { RichTextEditorInstance } from "./slate-types.ts";
import { Toolbar } from "./toolbar.tsx";
import { useMentions } from "./use-mentions.ts";
import { markKeys, withRichText } from "./with-rich-text.ts";

function ElementView({ attributes, element, children }: RenderElementProps) {
  switch (element.type) {
    case "link":
      // It is followed where it is read; here it is text.
      return <a {...attributes}>{children}</a>;
    case "mention":
      return (
        <span {...attributes} data-mention={element.userId} contentEditable={false}>
          @{element.name}
          {children}
        </span>
      );
    case "picture":
      return (
        <span {...attributes} contentEditable={false}>
          <img src={element.src} alt={element.alt} />
          {children}
        </span>
      );
    case "code-block":
      return (
        <pre {...attributes} dir="ltr">
          <code>{children}</code>
        </pre>
      );
    case "list-item":
      return (
        <chakra.div
          {...attributes}
          dir="auto"
          css={{
            display: "list-item",
            listStyleType: element.ordered ? "decimal" : "disc",
            marginInlineStart: `${element.depth * 1.5 + 1.25}rem`,
          }}
        >
          {children}
        </chakra.div>
      );
    case "heading": {
      const Heading = `h${element.level}` as const;
      return (
        <Heading {...attributes} dir="auto" data-align={element.align} data-indent={element.indent}>
          {children}
        </Heading>
      );
    }
    case "paragraph":
      return (
        <p {...attributes} dir="auto" data-align={element.align} data-indent={element.indent}>
          {children}
        </p>
      );
  }
}

const LeafView = ({ attributes, leaf, children }: RenderLeafProps) => (
  <span {...attributes}>
    <RunView run={leaf}>{children}</RunView>
  </span>
);

const styleKeys: Readonly<Record<string, BlockStyle>> = {
  Digit0: "paragraph",
  Digit1: "heading-1",
  Digit2: "heading-2",
  Digit3: "heading-3",
};

/** What a key with Ctrl or Cmd does. @returns whether it did anything */
function actOnKey(editor: RichTextEditorInstance, event: KeyboardEvent, onLink: () => void): boolean {
  const { altKey, code, shiftKey } = event;
  const key = event.key.toLowerCase();
  const style = styleKeys[code];
  if (altKey && style) setStyle(editor, style);
  else if (altKey) return false;
  else if (shiftKey && code === "Digit7") toggleList(editor, true);
  else if (shiftKey && code === "Digit8") toggleList(editor, false);
  else if (code === "BracketLeft") indentBy(editor, -1);
  else if (code === "BracketRight") indentBy(editor, 1);
  else if (key === "k" && !shiftKey) onLink();
  else if (key === "z") {
    if (shiftKey) editor.redo();
    else editor.undo();
  } else if (key === "y") editor.redo();
  else {
    const mark = markKeys.find(([sign, shift]) => sign === key && shift === shiftKey)?.[2];
    if (!mark) return false;
    toggleMark(editor, mark);
  }
  return true;
}

/** Writes comments: marks, headings, lists, links, code, mentions; what was pasted becomes the same. Its value is HTML. */
export function RichTextEditor({
  label,
  placeholder,
  initialHtml = "",
  onChange,
  onSubmit,
  disabled = false,
  describedBy,
  invalid = false,
  mentions = [],
  footer,
  words,
  handle,
}: RichTextEditorProps) {
  const [editor] = useState(() => withRichText(withHistory(withReact(createEditor()))));
  const [initial] = useState(() => slateNodes(fromHtml(initialHtml)));
  const [linking, setLinking] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const people = useMentions(editor, mentions);

  useImperativeHandle(handle, () => ({
    setHtml: (html) => {
      const blocks = slateNodes(fromHtml(html));
      Editor.withoutNormalizing(editor, () => {
        Transforms.deselect(editor);
        for (const place of [...editor.children.keys()].toReversed()) Transforms.removeNodes(editor, { at: [place] });
        Transforms.insertNodes(editor, blocks, { at: [0] });
      });
      editor.history = { undos: [], redos: [] };
    },
    focus: () => {
      if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
      ReactEditor.focus(editor);
    },
  }));

  // The list stands below the @, whatever the lines do.
  useLayoutEffect(() => {
    const { current: shown } = list;
    const { current: around } = box;
    if (!shown || !around || !people.range) return;
    const at = ReactEditor.toDOMRange(editor, people.range).getBoundingClientRect();
    const from = around.getBoundingClientRect();
    shown.style.insetBlockStart = `${at.bottom - from.top + 4}px`;
    shown.style.left = `${Math.max(0, Math.min(at.left - from.left, from.width - shown.offsetWidth))}px`;
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const done = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (people.found.length > 0 && !event.ctrlKey && !event.metaKey && people.onKey(event.key)) {
      done();
      return;
    }
    if (event.ctrlKey || event.metaKey) {
      if (event.key === "Enter" && onSubmit) {
        onSubmit();
        done();
      } else if (actOnKey(editor, event, () => setLinking(true))) done();
      return;
    }
    if (event.key === "Tab" && !event.altKey) {
      const type = blockAt(editor)?.[0].type;
      // Elsewhere the key leaves the box.
      if (type === "list-item") {
        indentBy(editor, event.shiftKey ? -1 : 1);
        done();
      } else if (type === "code-block" && !event.shiftKey) {
        editor.insertText("  ");
        done();
      }
      return;
    }
    if (event.key === "Enter" && event.shiftKey) {
      editor.insertText("\n");
      done();
    }
  };

  const closeLink = (): void => {
    setLinking(false);
    ReactEditor.focus(editor);
  };

  return (
    <chakra.div
      ref={box}
      position="relative"
      borderWidth="1px"
      borderColor={invalid ? "danger.solid" : "border.control"}
      borderRadius="control"
      bg="bg.panel"
      css={{ "&:focus-within": { borderColor: "accent.solid", boxShadow: "0 0 0 1px {colors.accent.solid}" } }}
    >
      <Slate
        editor={editor}
        initialValue={initial}
        onChange={(value) => {
          people.look();
          if (editor.operations.some(({ type }) => type !== "set_selection")) onChange(toHtml(documentOf(value)));
        }}
      >
        <Toolbar words={words} disabled={disabled} linking={linking} onLink={() => setLinking((open) => !open)} />
        {linking && (
          <LinkRow
            words={words}
            address={linkAt(editor)?.[0].href ?? ""}
            onClose={closeLink}
            onRemove={() => {
              removeLink(editor);
              closeLink();
            }}
            onApply={(href) => {
              setLink(editor, href);
              closeLink();
            }}
          />
        )}
        <chakra.div
          css={{
            ...richTextStyles,
            "& > [data-slate-editor]": {
              padding: "0.75rem",
              minHeight: "6.5rem !important",
              maxHeight: "24rem",
              overflowY: "auto",
              outline: "none",
            },
            "& [data-slate-placeholder]": { color: "fg.muted", opacity: "1 !important" },
          }}
        >
          <Editable
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a textarea has no bold letters
            role="textbox"
            aria-multiline
            aria-label={label}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            aria-disabled={disabled}
            aria-autocomplete={mentions.length > 0 ? "list" : "none"}
            aria-controls={people.found.length > 0 ? people.id : undefined}
            aria-activedescendant={people.found.length > 0 ? `${people.id}-${people.at}` : undefined}
            readOnly={disabled}
            placeholder={placeholder}
            renderElement={(props) => <ElementView {...props} />}
            renderLeaf={(props) => <LeafView {...props} />}
            onKeyDown={onKeyDown}
            onBlur={people.close}
            spellCheck
          />
        </chakra.div>
      </Slate>
      {people.found.length > 0 && (
        <chakra.div
          ref={list}
          id={people.id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the focus stays in the text
          role="listbox"
          aria-label={words.mention}
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
      )}
      {footer}
    </chakra.div>
  );
}
