import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { Upload } from "lucide-react";
import { type DragEvent, type ReactNode, useRef, useState } from "react";

export interface DropZoneProps extends Omit<HTMLChakraProps<"div">, "children"> {
  /** What is in the region; it works as if there were no zone. */
  readonly children: ReactNode;
  /** Hears of the first file that is dropped. */
  readonly onFile: (file: File) => void;
  readonly labels: {
    /** Over the region while a file is held above it: what a drop would do. */
    readonly drop: ReactNode;
  };
}

const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes("Files");

/** A region that takes a dropped file. Never the only way to give one: keyboards and fingers cannot drop. */
export function DropZone({ children, onFile, labels, ...rest }: DropZoneProps) {
  // Entering a child comes before leaving its parent: only the count says whether the file is still above the region.
  const depth = useRef(0);
  const [over, setOver] = useState(false);
  const leave = (): void => {
    depth.current = 0;
    setOver(false);
  };
  return (
    <chakra.div
      position="relative"
      display="grid"
      gridTemplate="minmax(0, 1fr) / minmax(0, 1fr)"
      minH="0"
      minW="0"
      onDragEnter={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        depth.current += 1;
        setOver(true);
      }}
      onDragOver={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "copy";
      }}
      onDragLeave={(event) => {
        if (!hasFile(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) leave();
      }}
      onDrop={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        leave();
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
      {...rest}
    >
      {children}
      {over && (
        <chakra.div
          data-drop=""
          position="absolute"
          inset="0"
          zIndex="docked"
          // The drop is the region's.
          pointerEvents="none"
          display="flex"
          alignItems="center"
          justifyContent="center"
          gap="2"
          p="4"
          textAlign="center"
          fontWeight="strong"
          color="accent.fg"
          bg="color-mix(in srgb, {colors.accent.soft} 92%, transparent)"
          borderWidth="1.5px"
          borderStyle="dashed"
          borderColor="accent.solid"
          borderRadius="panel"
        >
          <Upload aria-hidden size={20} />
          {labels.drop}
        </chakra.div>
      )}
    </chakra.div>
  );
}
