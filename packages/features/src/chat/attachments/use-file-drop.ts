import { type DragEvent, useRef, useState } from "react";

/** Files of something that was pasted or dropped. Words that come with a picture of themselves are words. */
export const filesIn = (data: DataTransfer): readonly File[] =>
  data.types.includes("text/plain") ? [] : [...data.files];

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes("Files");

/** Takes files that are dropped on an element. @param onFiles undefined while none are taken: then nothing happens to the page either */
export function useFileDrop(onFiles: ((files: readonly File[]) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  /** Elements inside are entered before the one before is left. */
  const depth = useRef(0);
  const over = (next: number): void => {
    depth.current = Math.max(0, next);
    setOver(depth.current > 0 && onFiles !== undefined);
  };
  return {
    isOver,
    handlers: {
      onDragEnter(event: DragEvent): void {
        if (carriesFiles(event)) over(depth.current + 1);
      },
      onDragLeave(event: DragEvent): void {
        if (carriesFiles(event)) over(depth.current - 1);
      },
      onDragOver(event: DragEvent): void {
        if (carriesFiles(event)) event.preventDefault();
      },
      onDrop(event: DragEvent): void {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        over(0);
        onFiles?.([...event.dataTransfer.files]);
      },
    },
  };
}
