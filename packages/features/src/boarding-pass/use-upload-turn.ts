import type { CheckIn } from "@gatehouse/domain/checkin";
import { useState } from "react";

/** An upload that is open, or was. */
export interface UploadTurn {
  readonly open: boolean;
  /** Whose PNR it starts with. It stays whatever is selected meanwhile: a PDF must not go to another booking by a slip. */
  readonly checkIn: CheckIn | undefined;
  /** A PDF that was dropped: it is sent at once. */
  readonly file: File | undefined;
  /** Grows when an upload begins again; what was typed stays as long as it does not. */
  readonly turn: number;
}

/** Opens and closes an upload. It begins again for another check-in, for a dropped PDF, and once a PDF was sent. */
export function useUploadTurn() {
  const [upload, setUpload] = useState<UploadTurn>({ open: false, checkIn: undefined, file: undefined, turn: 0 });
  return {
    upload,
    start: (checkIn: CheckIn | undefined, file?: File): void =>
      setUpload((before) => {
        const anew = file !== undefined || checkIn?.checkInId !== before.checkIn?.checkInId;
        return { open: true, checkIn, file, turn: before.turn + (anew ? 1 : 0) };
      }),
    close: (sent: boolean): void =>
      // The form has taken the file: it must not be sent a second time.
      setUpload((before) => ({ ...before, open: false, file: undefined, turn: before.turn + (sent ? 1 : 0) })),
  };
}
