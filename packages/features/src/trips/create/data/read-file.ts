import type { Api } from "@gatehouse/api/client";
import type { ReadPiece } from "@gatehouse/domain/trips/confirmations";

type Answered = Awaited<ReturnType<Api["trips"]["read"]>>;

export interface ReadFile {
  readonly name: string;
  readonly understood: boolean;
  readonly reason: Answered["reason"];
  readonly title: string;
  readonly pieces: readonly ReadPiece[];
  readonly ignored: readonly { readonly what: string }[];
}

/** Asks what a confirmation says. */
export async function readFile(api: Api, file: File): Promise<ReadFile> {
  const { understood, reason, reading } = await api.trips.read({ file });
  return {
    name: file.name,
    understood,
    reason,
    title: reading?.title ?? "",
    pieces: reading?.pieces ?? [],
    ignored: reading?.ignored ?? [],
  };
}
