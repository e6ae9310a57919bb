import { EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { createRoot } from "react-dom/client";
import { html } from "./data.ts";
import { rootElement, tell } from "./page.ts";

function Editor() {
  const editor = useEditor({
    extensions: [StarterKit.configure({ link: { openOnClick: false } })],
    content: html,
    editorProps: { attributes: { class: "box", role: "textbox", "aria-label": "Message" } },
    onUpdate: ({ editor: changed }) => tell(changed.getHTML()),
  });
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive("bold"),
      italic: now.isActive("italic"),
      list: now.isActive("bulletList"),
      heading: now.isActive("heading", { level: 2 }),
    }),
  });
  return (
    <>
      <div role="toolbar">
        <button aria-pressed={state.bold} onClick={() => editor.chain().focus().toggleBold().run()}>
          Bold
        </button>
        <button aria-pressed={state.italic} onClick={() => editor.chain().focus().toggleItalic().run()}>
          Italic
        </button>
        <button aria-pressed={state.list} onClick={() => editor.chain().focus().toggleBulletList().run()}>
          List
        </button>
        <button aria-pressed={state.heading} onClick={() => editor.chain().focus().toggleHeading({ level: 2 }).run()}>
          Heading
        </button>
      </div>
      <EditorContent editor={editor} />
    </>
  );
}

createRoot(rootElement()).render(<Editor />);
