import { lazyComponent } from "../lazy/index.ts";
import { useState } from "react";
import type { SidePanelProps } from "./side-panel.tsx";

const Loaded = lazyComponent<SidePanelProps>(() => import("./side-panel.tsx").then(({ SidePanel }) => SidePanel), {
  over: true,
});

/** The side panel, whose code arrives when it is first opened. */
export function LazySidePanel(props: SidePanelProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  return used && <Loaded {...props} />;
}
