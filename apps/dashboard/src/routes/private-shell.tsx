import { PrivateShell } from "@gatehouse/features/shell";
import { Outlet } from "@tanstack/react-router";
import { Suspense } from "react";
import { Waiting } from "./waiting.tsx";

export const Private = () => (
  <PrivateShell>
    <Suspense fallback={<Waiting />}>
      <Outlet />
    </Suspense>
  </PrivateShell>
);
