import { useEffect, useState } from "react";
import type { PdfFiles } from "./use-pdf-files.ts";

/** After so many milliseconds the reader is told that it takes longer than usual. */
const patience = 4000;

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
    load(dmscode)
      .then((file) => told({ file }))
      .catch((error: unknown) => told({ error }))
      .finally(() => clearTimeout(timer));
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [dmscode, turn, load]);
  const known = state.dmscode === dmscode && state.turn === turn ? state : { dmscode, turn };
  return {
    file: known.file,
    error: known.error,
    slow: known.slow === true,
    retry: () => setTurn(turn + 1),
  };
}
