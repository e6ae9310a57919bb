import type { Role } from "@gatehouse/domain/access";
import { type ReactNode, useState } from "react";
import { StoryApp } from "./story-app.tsx";

export interface StoryAddressProps<Search> {
  /** Who is signed in. */
  readonly role: Role;
  /** Where the page is. Default: the queue. */
  readonly path?: string;
  /** What the address says at first. */
  readonly start: Search;
  /** Hears what the address becomes. */
  readonly onSearchChange: (next: Search) => void;
  /** The screen, with what the address says now. */
  readonly children: (search: Search, onSearchChange: (next: Search) => void) => ReactNode;
}

/** The stage of a story whose screen keeps its state in the address: it has an address of its own. */
export function StoryAddress<Search>({ role, path, start, onSearchChange, children }: StoryAddressProps<Search>) {
  const [search, setSearch] = useState(start);
  return (
    <StoryApp role={role} {...(path && { path })}>
      <main style={{ blockSize: "100dvh" }}>
        {children(search, (next) => {
          setSearch(() => next);
          onSearchChange(next);
        })}
      </main>
    </StoryApp>
  );
}
