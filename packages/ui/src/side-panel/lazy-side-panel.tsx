import { lazy, Suspense, useState } from "react";
import type { SidePanelProps } from "./side-panel.tsx";

const Loaded = lazy(() => import("./side-panel.tsx").then(({ SidePanel }) => ({ default: SidePanel })));

/** The side panel, whose code arrives when it is first opened. */
export function LazySidePanel(props: SidePanelProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  return <Suspense>{used && <Loaded {...props} />}</Suspense>;
}
