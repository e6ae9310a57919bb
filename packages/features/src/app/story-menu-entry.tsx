import type { ComponentType } from "react";
import { AppLink } from "./app-link.tsx";

interface StoryMenuEntryProps {
  readonly label: string;
  readonly href: string;
  readonly mark: ComponentType<{ readonly folded: boolean }>;
}

/** For stories: an entry of the menu with its mark, open and folded. */
export const StoryMenuEntry = ({ label, href, mark: Mark }: StoryMenuEntryProps) =>
  ([false, true] as const).map((folded) => (
    <AppLink
      key={String(folded)}
      href={href}
      display="flex"
      position="relative"
      width={folded ? "navFolded" : "nav"}
      p="2"
    >
      {folded ? "Folded" : label} <Mark folded={folded} />
    </AppLink>
  ));
