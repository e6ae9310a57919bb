import { chakra } from "@chakra-ui/react";
import { createHtmlWriter, pictureAddresses as ownPictureAddresses } from "@gatehouse/domain/rich-text";
import { useCallback, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { createEditor, Editor, Transforms } from "slate";
import { withHistory } from "slate-history";
import { ReactEditor, type RenderElementProps, Slate, withReact } from "slate-react";
import { ComingPictures, PictureStatus } from "./coming-pictures.tsx";
import { insertVideo, linkAt, removeLink, setLink } from "./commands.ts";
import { type BoxActs, EditorBox } from "./editor-box.tsx";
import { actOnKey } from "./editor-keys.ts";
import type { RichTextEditorProps } from "./editor-props.ts";
import { ElementView, PlainPicture } from "./element-view.tsx";
import { fromHtml } from "./from-html.ts";
import { LinkRow } from "./link-row.tsx";
import { MentionList } from "./mention-list.tsx";
import { PictureChooser } from "./picture-chooser.tsx";
import { placeCaret } from "./place-caret.ts";
import { prepareFirstKey } from "./prepare-first-key.ts";
import { writingStyles } from "./writing-styles.ts";
import { documentOf, slateNodes } from "./slate-document.ts";
import { Toolbar } from "./toolbar.tsx";
import { useFileDrop } from "./use-file-drop.ts";
import { useHighlighting } from "./use-highlighting.ts";
import { useMentions } from "./use-mentions.ts";
import { useHydrated } from "./use-hydrated.ts";
import { usePictures } from "./use-pictures.ts";
import { type PastedPicture, picturesIn, withRichText } from "./with-rich-text.ts";

/**
 * Writes comments: marks, headings, lists, links, code, mentions; what was pasted becomes the same. Its value is HTML. A server draws
 * an empty frame: nobody can write before the browser is there.
 */
export const RichTextEditor = (props: RichTextEditorProps) =>
  useHydrated() ? (
    <Writing {...props} />
  ) : (
    <chakra.div aria-busy borderWidth="1px" borderColor="border.control" borderRadius="control" minH="9.5rem" />
  );

function Writing({
  label,
  placeholder,
  initialHtml = "",
  onChange,
  onSubmit,
  disabled = false,
  describedBy,
  invalid = false,
  required = false,
  mentions = [],
  uploadPicture,
  onUploading,
  pictureAddresses = ownPictureAddresses,
  picture = PlainPicture,
  footer,
  words,
  handle,
}: RichTextEditorProps) {
  const sends = useRef<(pictures: readonly PastedPicture[]) => void>(undefined);
  const create = () => withRichText(withHistory(withReact(createEditor())), pictureAddresses, sends);
  const [editor] = useState(create);
  const [write] = useState(createHtmlWriter);
  const [initial] = useState(() => {
    const blocks = slateNodes(fromHtml(initialHtml, { pictureAddresses }));
    // So that the first key has to write one block only.
    write(documentOf(blocks));
    return blocks;
  });
  const [asking, setAsking] = useState<"link" | "video">();
  const frame = useRef<HTMLDivElement>(null);
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

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  useEffect(() => prepareFirstKey(create), []);
  useImperativeHandle(handle, () => ({
    setHtml: (html) => {
      const blocks = slateNodes(fromHtml(html, { pictureAddresses }));
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

  const closeRow = (): void => {
    setAsking(undefined);
    ReactEditor.focus(editor);
  };
  const files = useFileDrop(uploadPicture !== undefined && !disabled, pictures.add);
  const acts = useRef<BoxActs>(null);
  useLayoutEffect(() => {
    sends.current = uploadPicture && !disabled ? pictures.addAt : undefined;
    acts.current = {
      onKeyDown: (event) => {
        if (event.nativeEvent.isComposing) return;
        if (!editor.selection) placeCaret(editor);
        if (!actOnKey(editor, event, { onListKey: people.onKey, onLink: () => setAsking("link"), onSubmit })) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onBlur: people.close,
      onPaste: (event) => {
        if (disabled || !uploadPicture) return false;
        const pasted = picturesIn(event.clipboardData);
        if (pasted.length === 0) return false;
        event.preventDefault();
        return pictures.add(pasted);
      },
      onDrop: (event) => {
        if (!files.takes(event)) return false;
        event.preventDefault();
        Transforms.select(editor, ReactEditor.findEventRange(editor, event));
        return pictures.add(event.dataTransfer.files);
      },
    };
  });

  return (
    <chakra.div
      ref={frame}
      position="relative"
      borderWidth="1px"
      borderColor={invalid ? "danger.solid" : files.over ? "accent.solid" : "border.control"}
      borderStyle={files.over ? "dashed" : "solid"}
      borderRadius="control"
      bg={files.over ? "bg.selected" : "bg.panel"}
      {...files.frame}
      css={{ "&:focus-within": { borderColor: "accent.solid", boxShadow: "0 0 0 1px {colors.accent.solid}" } }}
    >
      <Slate
        editor={editor}
        initialValue={initial}
        onChange={(value) => {
          people.look();
          look();
          if (editor.operations.some(({ type }) => type !== "set_selection")) onChange(write(documentOf(value)));
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
        <chakra.div css={writingStyles}>
          <EditorBox
            label={label}
            placeholder={placeholder}
            describedBy={describedBy}
            invalid={invalid}
            required={required}
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
      {people.found.length > 0 && <MentionList editor={editor} people={people} label={words.mention} frame={frame} />}
      {uploadPicture && <PictureChooser ref={chooser} label={words.insertPicture} onFiles={pictures.add} />}
      {uploadPicture && <PictureStatus news={pictures.news} words={words} />}
      {pictures.coming.length > 0 && (
        <ComingPictures pictures={pictures.coming} words={words} onAgain={pictures.again} onRemove={pictures.remove} />
      )}
      {footer}
    </chakra.div>
  );
}
