import { lazyComponent } from "@gatehouse/ui/lazy";
import { useState } from "react";
import type { FilterDialogProps } from "./filter-dialog.tsx";

const Loaded = lazyComponent(() => import("./filter-dialog.tsx").then(({ FilterDialog }) => FilterDialog), {
  over: true,
});

/** The filter dialog, whose code arrives when it is first opened. */
export function LazyFilterDialog(props: FilterDialogProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  return used && <Loaded {...props} />;
}
