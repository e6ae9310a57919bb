import { type ClipboardEvent, type DragEvent, type JSX, type KeyboardEvent, memo, type RefObject } from "react";
import type { DecoratedRange, NodeEntry } from "slate";
import { Editable, type RenderElementProps, type RenderLeafProps } from "slate-react";
import { RunView } from "./run-view.tsx";
import { showCaret } from "./show-caret.ts";

const LeafView = ({ attributes, leaf, children }: RenderLeafProps) => (
  <span {...attributes} className={leaf.token}>
    <RunView run={leaf}>{children}</RunView>
  </span>
);

const renderLeaf = (props: RenderLeafProps) => <LeafView {...props} />;

/** What is done at events of the box: as it is now, without drawing the box again. */
export interface BoxActs {
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
  readonly required: boolean;
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
export const EditorBox = memo(function EditorBox({
  label,
  placeholder,
  describedBy,
  invalid,
  required,
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
      aria-required={required}
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
      scrollSelectionIntoView={showCaret}
    />
  );
});
