import { defineChunk } from "@gatehouse/ui/lazy";
import { deferredComponent } from "../../app/deferred-component.tsx";

const news = defineChunk(() => import("./request-news.ts"));

/** Says that travel requests were assigned to the user. */
export const RequestAnnouncer = deferredComponent(news, ({ RequestAnnouncer: Announcer }) => Announcer);

/** How many travel requests are assigned to the user, beside the menu's entry. */
export const RequestMark = deferredComponent(news, ({ RequestMark: Mark }) => Mark);
