import { chakra } from "@chakra-ui/react";
import { pictureTypes, toHtml } from "@gatehouse/domain/rich-text";
import {
  type ClipboardEvent,
  type ComponentType,
  type DragEvent,
  type JSX,
  type KeyboardEvent,
  memo,
  type RefObject,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createEditor, type DecoratedRange, Editor, type NodeEntry, Transforms } from "slate";
import { withHistory } from "slate-history";
import { Editable, ReactEditor, type RenderElementProps, type RenderLeafProps, Slate, withReact } from "slate-react";
import { ComingPictures } from "./coming-pictures.tsx";
import {
  blockAt,
  indentBy,
  insertVideo,
  linkAt,
  removeLink,
  setLink,
  setStyle,
  toggleList,
  toggleMark,
  type BlockStyle,
} from "./commands.ts";
import type { PictureProps, RichTextEditorProps } from "./editor-props.ts";
import { fromHtml } from "./from-html.ts";
import { LinkRow } from "./link-row.tsx";
import { richTextStyles } from "./rich-text-styles.ts";
import { RunView } from "./run-view.tsx";
import { documentOf, slateNodes } from "./slate-document.ts";
import type { RichTextEditorInstance } from "./slate-types.ts";
import { Toolbar } from "./toolbar.tsx";
import { useHighlighting } from "./use-highlighting.ts";
import { useMentions } from "./use-mentions.ts";
import { usePictures } from "./use-pictures.ts";
import { markKeys, picturesIn, withRichText } from "./with-rich-text.ts";

const PlainPicture = ({ src, alt }: PictureProps) => <img src={src} alt={alt} />;

interface ElementViewProps extends RenderElementProps {
  readonly picture: ComponentType<PictureProps>;
}

function ElementView({ attributes, element, children, picture: Picture }: ElementViewProps) {
  switch (element.type) {
    case "link":
      // It is followed where it is read; here it is text.
      return (
        <a {...attributes} {...(element.video ? { "data-video": "" } : {})}>
          {children}
        </a>
      );
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
          <Picture src={element.src} alt={element.alt} />
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
  <span {...attributes} className={leaf.token}>
    <RunView run={leaf}>{children}</RunView>
  </span>
);

const renderLeaf = (props: RenderLeafProps) => <LeafView {...props} />;

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

/**
 * Puts the caret where the browser has it, or at the end: the editor lets go of a click that comes while it is drawn for the first time,
 * and what is typed next would go nowhere.
 */
function placeCaret(editor: RichTextEditorInstance): void {
  const shown = getSelection();
  const isHere = shown?.anchorNode && ReactEditor.toDOMNode(editor, editor).contains(shown.anchorNode);
  const range = isHere ? ReactEditor.toSlateRange(editor, shown, { exactMatch: false, suppressThrow: true }) : null;
  const place = range ?? Editor.range(editor, Editor.end(editor, []));
  Transforms.select(editor, place);
  if (isHere) return;
  // The browser's caret as well, and at once: this very key types where it is, and the editor moves it only when it is drawn.
  const { startContainer, startOffset, endContainer, endOffset } = ReactEditor.toDOMRange(editor, place);
  shown?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
}

/** What is done at events of the box: as it is now, without drawing the box again. */
interface BoxActs {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
  /** @returns whether something was done */
  readonly onPaste: (event: ClipboardEvent) => boolean;
  readonly onDrop: (event: DragEvent) => boolean;
}

interface EditorBoxProps {
  readonly label: string;
  readonly placeholder: string | undefined;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly disabled: boolean;
  readonly offersPeople: boolean;
  readonly listId: string | undefined;
  readonly activeId: string | undefined;
  readonly decorate: (entry: NodeEntry) => DecoratedRange[];
  readonly renderElement: (props: RenderElementProps) => JSX.Element;
  readonly acts: RefObject<BoxActs | null>;
}

/**
 * The box itself. It is not drawn when the page around it is: the editor takes the caret away when it draws before it has heard of a
 * click.
 */
const EditorBox = memo(function EditorBox({
  label,
  placeholder,
  describedBy,
  invalid,
  disabled,
  offersPeople,
  listId,
  activeId,
  decorate,
  renderElement,
  acts,
}: EditorBoxProps) {
  return (
    <Editable
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a textarea has no bold letters
      role="textbox"
      aria-multiline
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      aria-disabled={disabled}
      aria-autocomplete={offersPeople ? "list" : "none"}
      aria-controls={listId}
      aria-activedescendant={activeId}
      readOnly={disabled}
      placeholder={placeholder}
      decorate={decorate}
      renderElement={renderElement}
      renderLeaf={renderLeaf}
      onKeyDown={(event) => acts.current?.onKeyDown(event)}
      onBlur={() => acts.current?.onBlur()}
      onPaste={(event) => acts.current?.onPaste(event) ?? false}
      onDrop={(event) => acts.current?.onDrop(event) ?? false}
      spellCheck
    />
  );
});

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
  uploadPicture,
  onUploading,
  picture = PlainPicture,
  footer,
  words,
  handle,
}: RichTextEditorProps) {
  const [editor] = useState(() => withRichText(withHistory(withReact(createEditor()))));
  const [initial] = useState(() => slateNodes(fromHtml(initialHtml)));
  const [asking, setAsking] = useState<"link" | "video">();
  const [over, setOver] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const people = useMentions(editor, mentions);
  const pictures = usePictures(editor, uploadPicture, onUploading);
  const { decorate, look, colors } = useHighlighting(editor);
  // Elements are drawn again when the way of drawing changes, and not at each letter.
  const renderElement = useCallback(
    (props: RenderElementProps) => <ElementView {...props} picture={picture} />,
    [picture],
  );
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- as long as the colours are the same
  const decorated = useCallback(decorate, [colors]);

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
    if (!editor.selection) placeCaret(editor);
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
      } else if (actOnKey(editor, event, () => setAsking("link"))) done();
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

  const closeRow = (): void => {
    setAsking(undefined);
    ReactEditor.focus(editor);
  };
  const acts = useRef<BoxActs>(null);
  useLayoutEffect(() => {
    acts.current = {
      onKeyDown,
      onBlur: people.close,
      onPaste: (event) => {
        if (disabled || !uploadPicture) return false;
        const files = picturesIn(event.clipboardData);
        if (files.length === 0) return false;
        event.preventDefault();
        return pictures.add(files);
      },
      onDrop: (event) => {
        if (!takesFiles(event)) return false;
        event.preventDefault();
        setOver(false);
        Transforms.select(editor, ReactEditor.findEventRange(editor, event));
        return pictures.add(event.dataTransfer.files);
      },
    };
  });
  const takesFiles = ({ dataTransfer }: DragEvent): boolean =>
    uploadPicture !== undefined && !disabled && dataTransfer.types.includes("Files");

  return (
    <chakra.div
      ref={box}
      position="relative"
      borderWidth="1px"
      borderColor={invalid ? "danger.solid" : over ? "accent.solid" : "border.control"}
      borderStyle={over ? "dashed" : "solid"}
      borderRadius="control"
      bg={over ? "bg.selected" : "bg.panel"}
      onDragOver={(event) => {
        if (!takesFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "copy";
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (!takesFiles(event) || event.isDefaultPrevented()) return;
        event.preventDefault();
        pictures.add(event.dataTransfer.files);
      }}
      css={{ "&:focus-within": { borderColor: "accent.solid", boxShadow: "0 0 0 1px {colors.accent.solid}" } }}
    >
      <Slate
        editor={editor}
        initialValue={initial}
        onChange={(value) => {
          people.look();
          look();
          if (editor.operations.some(({ type }) => type !== "set_selection")) onChange(toHtml(documentOf(value)));
        }}
      >
        <Toolbar
          words={words}
          disabled={disabled}
          asking={asking}
          onLink={() => setAsking((open) => (open === "link" ? undefined : "link"))}
          onVideo={() => setAsking((open) => (open === "video" ? undefined : "video"))}
          onPicture={uploadPicture && (() => chooser.current?.click())}
        />
        {asking !== undefined && (
          <LinkRow
            key={asking}
            kind={asking}
            words={words}
            address={asking === "link" ? (linkAt(editor)?.[0].href ?? "") : ""}
            onClose={closeRow}
            onRemove={() => {
              removeLink(editor);
              closeRow();
            }}
            onApply={(href) => {
              if (asking === "video") insertVideo(editor, href);
              else setLink(editor, href);
              closeRow();
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
          <EditorBox
            label={label}
            placeholder={placeholder}
            describedBy={describedBy}
            invalid={invalid}
            disabled={disabled}
            offersPeople={mentions.length > 0}
            listId={people.found.length > 0 ? people.id : undefined}
            activeId={people.found.length > 0 ? `${people.id}-${people.at}` : undefined}
            decorate={decorated}
            renderElement={renderElement}
            acts={acts}
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
      {uploadPicture && (
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept={pictureTypes.join(",")}
          aria-label={words.insertPicture}
          onChange={({ currentTarget }) => {
            pictures.add([...(currentTarget.files ?? [])]);
            // The same file can be chosen once more.
            currentTarget.value = "";
          }}
        />
      )}
      {pictures.coming.length > 0 && (
        <ComingPictures pictures={pictures.coming} words={words} onAgain={pictures.again} onRemove={pictures.remove} />
      )}
      {footer}
    </chakra.div>
  );
}
