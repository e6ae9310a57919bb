import type { SendProgress } from "./send-with-progress.ts";
import { sender, type SendOptions, withReachability, withTimeout } from "./timeout.ts";

/** What a caller may say about one call. */
export interface CallContext {
  /** Hears how much of what the call sends has been sent: for files. A call that is repeated with a new token starts again. */
  readonly onSend?: (progress: SendProgress) => void;
}

/** `fetch` for the calls of this site; one that wants to hear how much has been sent is sent in a way that tells. */
export function uploadSender(options: SendOptions) {
  const send = sender(options);
  return async (
    request: Request,
    init: RequestInit | undefined,
    { context: { onSend } }: { readonly context: CallContext },
  ): Promise<Response> => {
    if (!onSend) return send(request, init);
    const sending = async (): Promise<Response> => {
      // No part of a page's first load: few calls send files.
      const { sendWithProgress } = await withTimeout(import("./send-with-progress.ts"));
      return sendWithProgress(request, onSend);
    };
    return withReachability(sending(), options.listener);
  };
}
