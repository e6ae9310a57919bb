import { Circle, ListChecks, type LucideIcon, PlaneTakeoff } from "lucide-react";

const icons: Readonly<Record<string, LucideIcon>> = { checkin: PlaneTakeoff, checkinInfo: ListChecks };

/** The icon of a menu entry, by its id. */
export const navIcon = (mid: string): LucideIcon => icons[mid] ?? Circle;
