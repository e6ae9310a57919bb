import { CaseMark } from "@gatehouse/features/cases/news";
import { CheckInFinder } from "@gatehouse/features/checkin/finder";
import { ChatDock } from "@gatehouse/features/chat/dock";
import { AssignmentWatch } from "@gatehouse/features/checkin/presence";
import { DeferredAnnouncer, ReportMark } from "@gatehouse/features/reports/news";
import { RequestAnnouncer, RequestMark } from "@gatehouse/features/requests/news";
import { type MenuMarks, PrivateShell } from "@gatehouse/features/shell";
import { Outlet } from "@tanstack/react-router";
import { Suspense } from "react";
import { Waiting } from "./waiting.tsx";

const marks: MenuMarks = { reportDownload: ReportMark, travelRequestPending: RequestMark, myCases: CaseMark };

export const Private = () => (
  <PrivateShell marks={marks} finder={CheckInFinder} tools={<ChatDock />}>
    <DeferredAnnouncer />
    <RequestAnnouncer />
    <AssignmentWatch />
    <Suspense fallback={<Waiting />}>
      <Outlet />
    </Suspense>
  </PrivateShell>
);
