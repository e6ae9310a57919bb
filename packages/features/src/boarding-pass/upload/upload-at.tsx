import type { UploadTurn } from "../use-upload-turn.ts";
import { UploadDialog } from "./upload-dialog.tsx";

export interface UploadAtProps {
  readonly upload: UploadTurn;
  /** @param sent a PDF was sent */
  readonly onClose: (sent: boolean) => void;
}

/** The upload for a check-in's PNR. */
export const UploadAt = ({ upload: { open, checkIn, file, turn }, onClose }: UploadAtProps) => (
  <UploadDialog
    key={turn}
    open={open}
    pnr={checkIn?.pnr}
    bookingNo={checkIn?.bookingNo}
    vendor={checkIn?.vendor}
    file={file}
    onClose={onClose}
  />
);
