import { type DragEvent, useState } from "react";

/**
 * Files that are dragged over a frame and dropped on it.
 * @param enabled whether it takes files now
 * @param onFiles what was dropped somewhere in the frame
 */
export function useFileDrop(enabled: boolean, onFiles: (files: FileList) => void) {
  const [over, setOver] = useState(false);
  const takes = ({ dataTransfer }: DragEvent): boolean => enabled && dataTransfer.types.includes("Files");
  return {
    /** Whether files are above the frame. */
    over,
    takes,
    frame: {
      onDragOver: (event: DragEvent) => {
        if (!takes(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "copy";
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        // What was dropped on the text has been taken there already.
        if (!takes(event) || event.isDefaultPrevented()) return;
        event.preventDefault();
        onFiles(event.dataTransfer.files);
      },
    },
  };
}
