import { lazyComponent } from "@gatehouse/ui/lazy";
import { SplitPane } from "@gatehouse/ui/split-pane";
import { type ReactNode, Suspense } from "react";
import type { Passes } from "./use-passes.ts";
import type { Words } from "../use-words.ts";

// No part of the first load: a reader selects a check-in first.
const load = () => import("../../boarding-pass/index.ts");
const CandidatePane = lazyComponent(() => load().then(({ CandidatePane }) => CandidatePane));
const PassDesk = lazyComponent(() => load().then(({ PassTools }) => PassTools), {
  over: true,
  wanted: ({ target, upload }) => target !== undefined || upload.open,
  giveUp: ({ onClose, onUploadClose }) => {
    onClose();
    onUploadClose(false);
  },
});

export interface QueuePassesProps {
  readonly passes: Passes;
  readonly words: Words;
}

/** The rows, and below them the candidate pages of the one check-in that is selected (QUE-17). */
export function WithCandidates({ passes, words, children }: QueuePassesProps & { readonly children: ReactNode }) {
  const { only } = passes;
  return (
    <SplitPane
      size={passes.height}
      onSizeChange={passes.onHeight}
      fixed={passes.folded}
      labels={{ divider: words.t("passes.divider") }}
      below={
        only && (
          <Suspense>
            <CandidatePane
              checkIn={only}
              onOpen={(dmscode) => passes.open(only, dmscode)}
              onUpload={passes.startUpload}
              fit={passes.height === undefined}
              folded={passes.folded}
              onFold={passes.fold}
              onPlaced={passes.placed}
            />
          </Suspense>
        )
      }
    >
      {children}
    </SplitPane>
  );
}

/** The viewer and the upload, over everything. */
export const PassDialogs = ({ passes }: Pick<QueuePassesProps, "passes">) => (
  <Suspense>
    <PassDesk
      target={passes.target}
      onClose={passes.close}
      onChanged={passes.changed}
      onSettled={passes.settled}
      onReopen={passes.reopen}
      upload={passes.upload}
      onUpload={() => passes.startUpload()}
      onUploadClose={passes.closeUpload}
      onFold={passes.only && passes.fold}
    />
  </Suspense>
);
