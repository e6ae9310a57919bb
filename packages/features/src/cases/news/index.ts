import { defineChunk } from "@gatehouse/ui/lazy";
import { deferredComponent } from "../../app/deferred-component.tsx";

const news = defineChunk(() => import("./case-mark.tsx"));

/** How many of the user's cases have unread comments, beside the menu's entry. */
export const CaseMark = deferredComponent(news, ({ CaseMark: Mark }) => Mark);
