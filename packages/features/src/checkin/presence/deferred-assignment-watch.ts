import { defineChunk } from "@gatehouse/ui/lazy";
import { deferredComponent } from "../../app/deferred-component.tsx";

/** The watch, after what is in view: a lock lasts minutes. */
export const DeferredAssignmentWatch = deferredComponent(
  defineChunk(() => import("./assignment-watch.tsx")),
  ({ AssignmentWatch }) => AssignmentWatch,
);
