import type { MenuNode } from "@gatehouse/domain/access";
import { textOf, useMessages } from "../i18n/index.ts";
import { messages } from "./messages/index.ts";

/** What a menu entry is called: translated by its id, else the name that the server gave. */
export function useMenuLabel(): (node: MenuNode) => string {
  useMessages(messages);
  return ({ mid, name }) => textOf(messages, `menu.${mid}`) ?? name;
}
