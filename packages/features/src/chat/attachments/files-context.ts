import { createContext, useContext } from "react";
import type { FileCalls } from "./uploads.ts";

const Files = createContext<Pick<FileCalls, "link"> | undefined>(undefined);

/** Gives the messages inside it a way to open their files. */
export const FilesOf = Files.Provider;

/** How the files of the conversation around are opened. */
export function useFiles(): Pick<FileCalls, "link"> {
  const files = useContext(Files);
  if (!files) throw new Error("A file of a chat stands outside of its conversation.");
  return files;
}
