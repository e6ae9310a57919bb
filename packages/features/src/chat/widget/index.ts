import { defineChunk } from "@gatehouse/ui/lazy";
import { deferredComponent } from "../../app/deferred-component.tsx";

const dock = defineChunk(() => import("./chat-dock.tsx"));

/** The chat beside every page: fetched once the page is quiet. */
export const ChatDock = deferredComponent(dock, ({ ChatDock: Dock }) => Dock);
