import {
  Archive,
  CalendarCheck,
  ChartColumn,
  Circle,
  Download,
  Gauge,
  ListChecks,
  Lock,
  type LucideIcon,
  MailSearch,
  MessagesSquare,
  Plane,
  PlaneTakeoff,
  ReceiptText,
  RotateCw,
  Search,
  TicketCheck,
  UserPen,
} from "lucide-react";

const icons: Readonly<Record<string, LucideIcon>> = {
  checkin: PlaneTakeoff,
  checkinInfo: ListChecks,
  checkinChanges: UserPen,
  checkinPastData: Archive,
  checkinAssignments: Lock,
  checkinReload: RotateCw,
  reports: ChartColumn,
  reportBilling: ReceiptText,
  reportPerformance: Gauge,
  reportEfficiency: ChartColumn,
  reportCheckinCount: CalendarCheck,
  reportDownload: Download,
  flights: Plane,
  flightSearch: Search,
  chosenFlights: TicketCheck,
  communication: MessagesSquare,
  searchEmail: MailSearch,
};

/** The icon of a menu entry, by its id. */
export const navIcon = (mid: string): LucideIcon => icons[mid] ?? Circle;
