import { useRef, useState } from "react";
import { Editor, Element, Point, Range, type RangeRef, Transforms } from "slate";
import { ReactEditor } from "slate-react";
import type { PictureProblem, PictureUpload } from "./editor-props.ts";
import type { RichTextEditorInstance } from "./slate-types.ts";
import { asOneStep } from "./undo-steps.ts";
import type { PastedPicture } from "./with-rich-text.ts";

/** A picture on its way into the text. */
export interface ComingPicture {
  readonly key: number;
  readonly name: string;
  /** How much of it has been sent, from 0 to 1. */
  readonly share: number;
  /** Why it did not arrive; undefined while it is on its way. */
  readonly problem?: string;
  /** Sending it once more cannot help. */
  readonly final?: boolean;
}

/** What is said of pictures to those who do not see them: when they set out, and when each is there. */
export interface PictureNews {
  readonly names: readonly string[];
  readonly there: boolean;
}

interface Kept {
  readonly file: File;
  /** Where it was pasted or dropped, whatever is typed meanwhile. */
  readonly place: RangeRef;
  readonly stop: AbortController;
}

const isPicture = (node: unknown) => Element.isElement(node) && node.type === "picture";

/** What a file is called beside others of its name, as pasted pictures have one name all: `image-2.png`. */
function nameBeside(name: string, taken: readonly string[]): string {
  const dot = name.lastIndexOf(".");
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  for (let place = 1; ; place += 1) {
    const own = place === 1 ? name : `${stem}-${String(place)}${end}`;
    if (!taken.includes(own)) return own;
  }
}

/** Those that did not arrive. */
const failedOf = (list: readonly ComingPicture[]): readonly PictureProblem[] =>
  list.flatMap(({ problem, final = false }) => (problem === undefined ? [] : [{ problem, final }]));

/** Sends pictures and puts each where it was dropped when it has arrived. */
export function usePictures(
  editor: RichTextEditorInstance,
  upload: PictureUpload | undefined,
  onUploading: ((busy: boolean, failed: readonly PictureProblem[]) => void) | undefined,
) {
  const [coming, setComing] = useState<readonly ComingPicture[]>([]);
  const [news, setNews] = useState<PictureNews>();
  const kept = useRef(new Map<number, Kept>());
  const last = useRef(0);
  const now = useRef<readonly ComingPicture[]>([]);
  const set = (next: readonly ComingPicture[]): void => {
    const busy = (list: readonly ComingPicture[]) => list.some(({ problem }) => problem === undefined);
    const [before, after] = [now.current, next].map((list) => ({ busy: busy(list), failed: failedOf(list) }));
    now.current = next;
    setComing(next);
    if (after && JSON.stringify(before) !== JSON.stringify(after)) onUploading?.(after.busy, after.failed);
  };
  const change = (key: number, patch: Partial<ComingPicture>): void =>
    set(now.current.map((one) => (one.key === key ? { ...one, ...patch } : one)));
  const forget = (key: number): void => {
    kept.current.get(key)?.place.unref();
    kept.current.delete(key);
    set(now.current.filter((one) => one.key !== key));
  };

  const send = async (key: number): Promise<void> => {
    const held = kept.current.get(key);
    if (!upload || !held) return;
    const answer = await upload(held.file, {
      signal: held.stop.signal,
      onProgress: (share) => change(key, { share }),
    });
    // It was taken off meanwhile.
    if (!kept.current.has(key)) return;
    if ("problem" in answer) {
      change(key, answer);
      return;
    }
    const at = Editor.end(editor, held.place.current ?? []);
    // What is typed next follows the picture, where the caret still stands there.
    const { selection } = editor;
    const select = selection !== null && Range.isCollapsed(selection) && Point.equals(selection.anchor, at);
    asOneStep(editor, () => {
      Transforms.insertNodes(
        editor,
        { type: "picture", src: answer.src, alt: answer.alt, children: [{ text: "" }] },
        { at, select },
      );
      if (select) Transforms.move(editor, { unit: "offset" });
    });
    forget(key);
    setNews({ names: [held.file.name], there: true });
  };
  const depart = (names: readonly string[]): void => setNews(names.length > 0 ? { names, there: false } : undefined);

  /** What was pressed goes with its picture, or with what was wrong with it: the keyboard goes on in the text. */
  const goOn = (): void => {
    if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
    ReactEditor.focus(editor);
  };

  const namesThere = (): readonly string[] => [
    ...now.current.map(({ name }) => name),
    ...[...Editor.nodes(editor, { at: [], voids: true, match: isPicture })].flatMap(([node]) =>
      "alt" in node ? [node.alt] : [],
    ),
  ];
  /** @returns what the picture is called here */
  const begin = (given: File, at: Range): string => {
    last.current += 1;
    const { current: key } = last;
    const name = nameBeside(given.name, namesThere());
    const file = name === given.name ? given : new File([given], name, { type: given.type });
    kept.current.set(key, { file, place: Editor.rangeRef(editor, at), stop: new AbortController() });
    set([...now.current, { key, name, share: 0 }]);
    void send(key);
    return name;
  };

  return {
    coming,
    news,
    /** Takes pictures that stood in what was pasted, each where it stood. */
    addAt: (pictures: readonly PastedPicture[]): void => {
      depart(pictures.map(({ file, at }) => begin(file, at)));
    },
    /** Takes what are files of pictures. @returns whether there were any */
    add: (files: Iterable<File>): boolean => {
      if (!upload) return false;
      const list = [...files];
      depart(list.map((file) => begin(file, editor.selection ?? Editor.range(editor, Editor.end(editor, [])))));
      return list.length > 0;
    },
    again: (key: number): void => {
      depart(now.current.flatMap((one) => (one.key === key ? [one.name] : [])));
      set(now.current.map((one) => (one.key === key ? { key, name: one.name, share: 0 } : one)));
      void send(key);
      goOn();
    },
    remove: (key: number): void => {
      kept.current.get(key)?.stop.abort();
      forget(key);
      goOn();
    },
  };
}
