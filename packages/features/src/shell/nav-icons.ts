import { Archive, Circle, ListChecks, Lock, type LucideIcon, PlaneTakeoff, RotateCw } from "lucide-react";

const icons: Readonly<Record<string, LucideIcon>> = {
  checkin: PlaneTakeoff,
  checkinInfo: ListChecks,
  checkinPastData: Archive,
  checkinAssignments: Lock,
  checkinReload: RotateCw,
};

/** The icon of a menu entry, by its id. */
export const navIcon = (mid: string): LucideIcon => icons[mid] ?? Circle;
