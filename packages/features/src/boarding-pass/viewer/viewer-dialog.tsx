import { CoverDialog } from "@gatehouse/ui/cover-dialog";
import { useCallback, useRef } from "react";
import { useApp } from "../../app/index.ts";
import { UploadAt } from "../upload/upload-at.tsx";
import { useUploadTurn } from "../use-upload-turn.ts";
import { useLinks } from "./use-links.ts";
import { type KeyHandler, Viewer, type ViewerProps } from "./viewer.tsx";

export interface ViewerDialogProps extends Pick<
  ViewerProps,
  "target" | "drafts" | "onPlace" | "onClose" | "onChanged" | "onSettled" | "onReopen"
> {
  /** How often the viewer was opened: each time its content begins again, within the one dialog, which keeps order in the focus. */
  readonly turn: number;
  readonly open: boolean;
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
}

/** The boarding pass viewer (BP-19). */
export function ViewerDialog({
  target,
  turn,
  open,
  drafts,
  onPlace,
  onClose,
  onChanged,
  onSettled,
  onReopen,
  finalFocus,
}: ViewerDialogProps) {
  const { question } = useApp();
  const links = useLinks();
  const dialog = useRef<HTMLDivElement>(null);
  const keys = useRef<KeyHandler>(undefined);
  const toDialog = useCallback((): void => dialog.current?.focus(), []);
  const uploading = useUploadTurn();
  return (
    <>
      <CoverDialog
        open={open}
        onClose={onClose}
        ref={dialog}
        onKeyDown={(event) => keys.current?.(event)}
        onEscape={() => {
          // A question that is on its way is what Escape is for.
          const asked = question.get();
          asked?.answer(false);
          if (asked) return true;
          // The first Escape leaves the field, the second the viewer.
          const typing = document.activeElement?.matches("[role=dialog] input:not([type=checkbox])") ?? false;
          if (typing) toDialog();
          return typing;
        }}
        {...(finalFocus ? { finalFocus } : {})}
      >
        <Viewer
          key={turn}
          target={target}
          drafts={drafts}
          onPlace={onPlace}
          onClose={onClose}
          onChanged={onChanged}
          onSettled={onSettled}
          onReopen={onReopen}
          links={links}
          dialog={dialog}
          toDialog={toDialog}
          keysRef={keys}
          covered={uploading.upload.open}
          onUpload={uploading.start}
        />
      </CoverDialog>
      {/* Beside the viewer, so that its keys are its own. */}
      <UploadAt upload={uploading.upload} onClose={uploading.close} />
    </>
  );
}
