import { Button, chakra } from "@chakra-ui/react";
import { FileText, Upload } from "lucide-react";
import { type DragEvent, type ReactNode, type RefObject, useId, useRef, useState } from "react";

export interface FileDropProps {
  /** The chosen file. */
  readonly file: File | undefined;
  readonly onFile: (file: File) => void;
  /** Types that the file chooser offers, as in `accept` of an input. Default: all. */
  readonly accept?: string;
  /** Why the chosen file, or that there is none, is wrong. */
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  /** The button that opens the file chooser, for the focus. */
  readonly chooser?: RefObject<HTMLButtonElement | null>;
  readonly labels: {
    /** Name of the field. */
    readonly label: string;
    /** On the button that opens the file chooser. */
    readonly choose: string;
    /** The same once there is a file. */
    readonly change: string;
    /** What may be dropped here, and its limits. */
    readonly hint: ReactNode;
  };
}

/** Takes one file: dropped onto it, or chosen by its button. */
export function FileDrop({ file, onFile, accept, error, disabled = false, chooser, labels }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [over, setOver] = useState(false);
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped && !disabled) onFile(dropped);
  };
  const described = [error === undefined ? undefined : `${id}-error`, `${id}-hint`].filter(Boolean).join(" ");
  return (
    <chakra.div display="grid" gap="1.5">
      <chakra.span id={`${id}-label`} fontWeight="strong">
        {labels.label}
      </chakra.span>
      <chakra.div
        onDragOver={(event) => {
          event.preventDefault();
          if (!disabled) setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="3"
        p="4"
        borderWidth="1.5px"
        borderStyle="dashed"
        borderRadius="panel"
        borderColor={error === undefined ? (over ? "accent.solid" : "border.control") : "state.bad.fg"}
        bg={over ? "accent.soft" : "bg.sunken"}
      >
        <chakra.span color={file ? "accent.fg" : "fg.muted"} flexShrink={0}>
          {file ? <FileText aria-hidden size={20} /> : <Upload aria-hidden size={20} />}
        </chakra.span>
        <chakra.div flex="1 1 12rem" minW="0">
          {file && (
            <chakra.div fontWeight="strong" overflowWrap="anywhere">
              {file.name}
            </chakra.div>
          )}
          <chakra.div id={`${id}-hint`} color="fg.muted">
            {labels.hint}
          </chakra.div>
        </chakra.div>
        <Button
          id={`${id}-button`}
          {...(chooser ? { ref: chooser } : {})}
          disabled={disabled}
          aria-labelledby={`${id}-button ${id}-label`}
          aria-describedby={described}
          data-invalid={error === undefined ? undefined : ""}
          onClick={() => input.current?.click()}
        >
          {file ? labels.change : labels.choose}
        </Button>
        <input
          ref={input}
          type="file"
          accept={accept}
          hidden
          aria-labelledby={`${id}-label`}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) onFile(chosen);
            // The same file again is a choice too.
            target.value = "";
          }}
        />
      </chakra.div>
      {error !== undefined && (
        <chakra.span id={`${id}-error`} role="alert" fontSize="xs" fontWeight="strong" color="state.bad.fg">
          {error}
        </chakra.span>
      )}
    </chakra.div>
  );
}
