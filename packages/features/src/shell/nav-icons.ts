import { Archive, ListChecks, Lock, type LucideProps, PlaneTakeoff, RotateCw, UserPen } from "lucide-react";
import { defineChunk } from "@gatehouse/ui/lazy";
import { type ComponentType, createElement } from "react";
import { deferredComponent } from "../app/deferred-component.tsx";

/** An icon of the menu, by the id of its entry. */
export type NavIcon = ComponentType<LucideProps>;

/** Those of check-in, which is what most of staff see first. */
export const checkInIcons: Readonly<Record<string, NavIcon>> = {
  checkin: PlaneTakeoff,
  checkinInfo: ListChecks,
  checkinChanges: UserPen,
  checkinPastData: Archive,
  checkinAssignments: Lock,
  checkinReload: RotateCw,
};

const more = defineChunk(() => import("./more-nav-icons.ts"));
const MoreNavIcon = deferredComponent(more, (loaded) => loaded.MoreNavIcon);

const late = new Map<string, NavIcon>();

/** One that is loaded once the page is quiet; its room is there before. */
function lateIcon(mid: string): NavIcon {
  const known = late.get(mid);
  if (known) return known;
  const made: NavIcon = (props) => {
    const style = { display: "inline-grid", flexShrink: 0, inlineSize: props.size ?? 24, blockSize: props.size ?? 24 };
    return createElement("span", { "aria-hidden": true, style }, createElement(MoreNavIcon, { ...props, mid }));
  };
  late.set(mid, made);
  return made;
}

/** The icon of a menu entry, by its id. */
export const navIcon = (mid: string): NavIcon => checkInIcons[mid] ?? lateIcon(mid);
