import { CodeNode } from "@lexical/code";
import { $generateHtmlFromNodes, $generateNodesFromDOM } from "@lexical/html";
import { LinkNode } from "@lexical/link";
import { ListItemNode, ListNode } from "@lexical/list";
import { LexicalComposer } from "@lexical/react/LexicalComposer";
import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { ContentEditable } from "@lexical/react/LexicalContentEditable";
import { LexicalErrorBoundary } from "@lexical/react/LexicalErrorBoundary";
import { HistoryPlugin } from "@lexical/react/LexicalHistoryPlugin";
import { LinkPlugin } from "@lexical/react/LexicalLinkPlugin";
import { ListPlugin } from "@lexical/react/LexicalListPlugin";
import { OnChangePlugin } from "@lexical/react/LexicalOnChangePlugin";
import { RichTextPlugin } from "@lexical/react/LexicalRichTextPlugin";
import { HeadingNode } from "@lexical/rich-text";
import {
  $getRoot,
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  FORMAT_TEXT_COMMAND,
  type LexicalEditor,
} from "lexical";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { html } from "./data.ts";
import { rootElement, tell } from "./page.ts";

function write(editor: LexicalEditor): void {
  $getRoot().clear().select();
  $insertNodes($generateNodesFromDOM(editor, new DOMParser().parseFromString(html, "text/html")));
}

function Toolbar() {
  const [editor] = useLexicalComposerContext();
  const [state, setState] = useState({ bold: false, italic: false });
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) =>
        editorState.read(() => {
          const selection = $getSelection();
          if (!$isRangeSelection(selection)) return;
          const next = { bold: selection.hasFormat("bold"), italic: selection.hasFormat("italic") };
          setState((last) => (last.bold === next.bold && last.italic === next.italic ? last : next));
        }),
      ),
    [editor],
  );
  return (
    <div role="toolbar">
      {(["bold", "italic"] as const).map((mark) => (
        <button key={mark} aria-pressed={state[mark]} onClick={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, mark)}>
          {mark}
        </button>
      ))}
    </div>
  );
}

const config = {
  namespace: "bench",
  nodes: [HeadingNode, CodeNode, ListNode, ListItemNode, LinkNode],
  editorState: write,
  onError: (error: Error) => {
    throw error;
  },
};

createRoot(rootElement()).render(
  <LexicalComposer initialConfig={config}>
    <Toolbar />
    <RichTextPlugin
      contentEditable={<ContentEditable className="box" aria-label="Message" />}
      ErrorBoundary={LexicalErrorBoundary}
    />
    <HistoryPlugin />
    <ListPlugin />
    <LinkPlugin />
    <OnChangePlugin
      ignoreSelectionChange
      onChange={(_, editor) => editor.read(() => tell($generateHtmlFromNodes(editor)))}
    />
  </LexicalComposer>,
);
