import { errorCode } from "@gatehouse/api/client";
import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { onReconnect } from "../../app/index.ts";
import { pdfWorker } from "../../app/pdf/pdf-library.ts";
import type { PdfFiles } from "./use-pdf-files.ts";

/** After so many milliseconds the reader is told that it takes longer than usual. */
const patience = 4000;

/** Nothing is wrong with the document: it is loaded by itself when the network is back. */
const cutOff = new Set(["NETWORK", "TIMEOUT"]);

interface Reading {
  readonly dmscode: string;
  readonly turn: number;
  readonly file?: Blob;
  readonly error?: unknown;
  readonly slow?: boolean;
}

/** A document of the viewer: loading, slow, failed or there. */
export function usePdfFile(dmscode: string, { load }: PdfFiles) {
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<Reading>({ dmscode, turn });
  useEffect(() => {
    let current = true;
    const told = (news: Partial<Reading>): void => {
      if (current) setState({ dmscode, turn, ...news });
    };
    const timer = setTimeout(() => told({ slow: true }), patience);
    Promise.all([load(dmscode), pdfWorker().load()])
      .then(([file]) => told({ file }))
      .catch((error: unknown) => told({ error }))
      .finally(() => clearTimeout(timer));
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [dmscode, turn, load]);
  const known = state.dmscode === dmscode && state.turn === turn ? state : { dmscode, turn };
  const retry = useCallback(() => setTurn((last) => last + 1), []);
  const isCutOff = known.error !== undefined && cutOff.has(errorCode(known.error));
  // Before the failure can be seen: nobody reads that the network is gone while its return is not yet listened for.
  useLayoutEffect(() => (isCutOff ? onReconnect(retry) : undefined), [isCutOff, retry]);
  return { file: known.file, error: known.error, slow: known.slow === true, retry };
}
