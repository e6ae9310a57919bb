import { chakra, HStack } from "@chakra-ui/react";
import {
  codeLanguages,
  richTextAlignments,
  richTextColors,
  type RichTextAlignment,
  type RichTextColor,
} from "@gatehouse/domain/rich-text";
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Baseline,
  Bold,
  Code,
  Image,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  SquareCode,
  Strikethrough,
  Underline,
  Undo2,
  Video,
} from "lucide-react";
import { useSlateSelector, useSlateStatic } from "slate-react";
import { IconButton } from "../icon-button/index.ts";
import { caretLook, sameLook } from "./caret-look.ts";
import {
  type BlockStyle,
  indentBy,
  type MarkName,
  setAlignment,
  setColor,
  setLanguage,
  setStyle,
  toggleCodeBlock,
  toggleList,
  toggleMark,
} from "./commands.ts";
import type { RichTextEditorInstance } from "./slate-types.ts";
import { ToolSelect } from "./tool-select.tsx";
import { useRovingTools } from "./use-roving-tools.ts";
import type { RichTextWords } from "./words/types.ts";

interface Tool {
  readonly name: string;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly keys?: string;
  readonly pressed?: boolean;
  /** Its picture points along the line: the other way where it is read from the right. */
  readonly turns?: boolean;
  readonly act: () => void;
}

const marks: readonly (readonly [MarkName, LucideIcon, string])[] = [
  ["bold", Bold, "Mod+b"],
  ["italic", Italic, "Mod+i"],
  ["underline", Underline, "Mod+u"],
  ["strike", Strikethrough, "Mod+Shift+x"],
  ["code", Code, "Mod+e"],
];

interface ToolbarProps {
  readonly words: RichTextWords;
  readonly disabled: boolean;
  /** Which row for an address is open. */
  readonly asking: "link" | "video" | undefined;
  readonly onLink: () => void;
  readonly onVideo: () => void;
  /** Left out where no pictures are taken. */
  readonly onPicture?: (() => void) | undefined;
}

const undo = (editor: RichTextEditorInstance, words: RichTextWords): readonly Tool[] => [
  { name: "undo", icon: Undo2, turns: true, label: words.undo, keys: "Mod+z", act: () => editor.undo() },
  { name: "redo", icon: Redo2, turns: true, label: words.redo, act: () => editor.redo() },
];

/** What can be done to the selected words; one stop for the tab key. */
export function Toolbar({ words, disabled, asking, onLink, onVideo, onPicture }: ToolbarProps) {
  const editor = useSlateStatic();
  const look = useSlateSelector(caretLook, sameLook);
  const { language, list } = look;
  const { bar, move, keep } = useRovingTools();
  const groups: readonly (readonly Tool[])[] = [
    marks.map(([mark, icon, keys]) => ({
      name: mark,
      icon,
      label: words[mark],
      ...(keys.includes("Shift") ? {} : { keys }),
      pressed: look[mark],
      act: () => toggleMark(editor, mark),
    })),
    [
      {
        name: "ordered",
        icon: ListOrdered,
        label: words.orderedList,
        pressed: list === "ordered",
        act: () => toggleList(editor, true),
      },
      {
        name: "bulleted",
        icon: List,
        turns: true,
        label: words.bulletedList,
        pressed: list === "bulleted",
        act: () => toggleList(editor, false),
      },
      { name: "outdent", icon: IndentDecrease, turns: true, label: words.outdent, act: () => indentBy(editor, -1) },
      { name: "indent", icon: IndentIncrease, turns: true, label: words.indent, act: () => indentBy(editor, 1) },
    ],
    [
      {
        name: "link",
        icon: Link2,
        label: words.link,
        keys: "Mod+k",
        pressed: asking === "link" || look.isLink,
        act: onLink,
      },
      ...(onPicture ? [{ name: "picture", icon: Image, label: words.insertPicture, act: onPicture }] : []),
      {
        name: "video",

        icon: Video,
        label: words.insertVideo,
        pressed: asking === "video",
        act: onVideo,
      },
      {
        name: "code-block",

        icon: SquareCode,
        label: words.codeBlock,
        pressed: look.isCodeBlock,
        act: () => toggleCodeBlock(editor),
      },
    ],
    undo(editor, words),
  ];
  const styles: readonly (readonly [BlockStyle, string])[] = [
    ["paragraph", words.normal],
    ["heading-1", words.heading(1)],
    ["heading-2", words.heading(2)],
    ["heading-3", words.heading(3)],
  ];
  const colors: readonly (readonly [RichTextColor | "none", string])[] = (["none", ...richTextColors] as const).map(
    (color) => [color, words.colors[color]],
  );
  const alignments: readonly (readonly [RichTextAlignment | "start", string])[] = (
    ["start", ...richTextAlignments] as const
  ).map((align) => [align, words.alignments[align]]);
  return (
    <HStack
      ref={bar}
      role="toolbar"
      aria-label={words.toolbar}
      wrap="wrap"
      gap="0.5"
      px="1.5"
      py="1"
      borderBlockEndWidth="1px"
      bg="bg.sunken"
      borderTopRadius="control"
      onKeyDown={move}
      onFocus={keep}
      css={{
        // Where there is little room it is one row, which can be pushed aside.
        "@media (max-width: 48rem)": {
          flexWrap: "nowrap",
          overflowX: "auto",
          scrollbarWidth: "none",
          "& > *": { flexShrink: 0 },
          "& [data-line]": { display: "none" },
        },
        "& [data-line]": { width: "1px", height: "5", background: "border.strong", marginInline: "1" },
      }}
    >
      <HStack gap="0.5">
        <ToolSelect
          label={words.style}
          value={look.style}
          choices={styles}
          disabled={disabled}
          onChange={(style) => setStyle(editor, style)}
        />
        <chakra.span aria-hidden data-line="" />
      </HStack>
      {groups.map((tools, place) => (
        <HStack key={place} gap="0.5">
          {tools.map(({ name, icon, label, keys, pressed, turns, act }) => (
            <IconButton
              key={name}
              icon={icon}
              label={label}
              {...(keys === undefined ? {} : { keys })}
              {...(pressed === undefined ? {} : { "aria-pressed": pressed })}
              size="sm"
              minW="8"
              h="8"
              disabled={disabled}
              css={{
                "&[aria-pressed=true]": { color: "accent.fg", background: "accent.soft" },
                ...(turns ? { "[dir=rtl] & svg": { transform: "scaleX(-1)" } } : {}),
              }}
              // The words stay selected.
              onMouseDown={(event) => event.preventDefault()}
              onClick={act}
            />
          ))}
          {place === 0 && (
            <ToolSelect
              label={words.color}
              icon={Baseline}
              value={look.color}
              choices={colors}
              disabled={disabled}
              onChange={(color) => setColor(editor, color)}
            />
          )}
          {place === 2 && language !== undefined && (
            <ToolSelect
              label={words.language}
              value={language}
              choices={[["plain", words.plainCode], ...codeLanguages.map((one) => [one, one] as const)]}
              disabled={disabled}
              onChange={(one) => setLanguage(editor, one)}
            />
          )}
          {place === 1 && (
            <ToolSelect
              label={words.align}
              icon={look.align === "center" ? AlignCenter : look.align === "right" ? AlignRight : AlignLeft}
              value={look.align}
              choices={alignments}
              disabled={disabled}
              onChange={(align) => setAlignment(editor, align)}
            />
          )}
          {/* Lines stand behind groups: where a row wraps, the next begins with a tool. */}
          {place < groups.length - 1 && <chakra.span aria-hidden data-line="" />}
        </HStack>
      ))}
    </HStack>
  );
}
