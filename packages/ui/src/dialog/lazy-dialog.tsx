import { lazyComponent } from "../lazy/index.ts";
import { useState } from "react";
import type { DialogProps } from "./dialog.tsx";

const Loaded = lazyComponent<DialogProps>(() => import("./dialog.tsx").then(({ Dialog }) => Dialog), { over: true });

/** The dialog, whose code arrives when it is first opened: focus trap and layers are no part of a page's first load. */
export function LazyDialog(props: DialogProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  return used && <Loaded {...props} />;
}
