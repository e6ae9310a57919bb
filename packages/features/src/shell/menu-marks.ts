import { type ComponentType, createContext, use } from "react";

/** What is beside an entry of the menu; `folded`: there is room for a dot only. */
export type MenuMark = ComponentType<{ readonly folded: boolean }>;

/** Marks by the ids of the entries. Other areas bring them, the app says which: the shell knows no area. */
export type MenuMarks = Readonly<Record<string, MenuMark>>;

export const MenuMarksContext = createContext<MenuMarks>({});

/** The mark of an entry, if it has one. */
export const useMenuMark = (mid: string): MenuMark | undefined => use(MenuMarksContext)[mid];
