import type { CheckIn } from "@gatehouse/domain/checkin";
import { lazyComponent } from "@gatehouse/ui/lazy";
import { Suspense, useState } from "react";
import { useApp, useSession } from "../../app/index.ts";
import type { ViewerTarget } from "../../boarding-pass/index.ts";
import { captureTyped } from "../../boarding-pass/typed-ahead.ts";
import { isPlacePersisted } from "../../boarding-pass/use-persisted-place.ts";
import type { PnrData } from "./data/use-pnr.ts";

// The viewer draws PDFs: its code comes when it is asked for.
const load = () => import("../../boarding-pass/index.ts");
const onItsWay = <span data-shortcuts="off" hidden />;
const PassViewer = lazyComponent(() => load().then(({ PassViewer }) => PassViewer), { waiting: onItsWay, over: true });
const UploadDialog = lazyComponent(() => load().then(({ UploadDialog }) => UploadDialog), {
  waiting: onItsWay,
  over: true,
});

/** What is open of the boarding passes of a PNR: the viewer, or the upload. */
export function usePasses() {
  const { shortcuts } = useApp();
  const [target, setTarget] = useState<ViewerTarget>();
  const [upload, setUpload] = useState<"never" | "open" | "closed">("never");
  const { user } = useSession();
  const [seen, setSeen] = useState(() => isPlacePersisted(user?.userid));
  return {
    target,
    upload,
    seen,
    /** The check-in's own pass; its best candidate page where it has none. */
    view: (checkIn: CheckIn): void => {
      setSeen(true);
      setTarget({ checkIn, typed: captureTyped(shortcuts.singleKeys.get()) });
    },
    closeViewer: () => setTarget(undefined),
    reopen: setTarget,
    openUpload: () => setUpload("open"),
    closeUpload: () => setUpload("closed"),
  };
}

export interface DetailsPassesProps {
  readonly pnr: PnrData;
  readonly passes: ReturnType<typeof usePasses>;
  /** Something was linked or taken off: the PNR is read again. */
  readonly onChanged: () => void;
}

/** The viewer and the upload of a PNR, each once it was asked for. */
export const DetailsPasses = ({ pnr, passes, onChanged }: DetailsPassesProps) => (
  <Suspense fallback={onItsWay}>
    {passes.seen && (
      <PassViewer target={passes.target} onClose={passes.closeViewer} onReopen={passes.reopen} onChanged={onChanged} />
    )}
    {passes.upload !== "never" && (
      <UploadDialog
        open={passes.upload === "open"}
        onClose={passes.closeUpload}
        pnr={pnr.pnr}
        bookingNo={pnr.bookingNo}
        vendor={pnr.vendor}
      />
    )}
  </Suspense>
);
