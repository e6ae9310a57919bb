import { Icon, PlaneTakeoff } from "lucide-react";
import { product } from "./product.ts";

/** The mark of the brand as lines in the colour of the text. `data-mark` is where the server draws another brand's (BRD-4). */
export const Mark = ({ size }: { readonly size: number }) =>
  product.mark ? (
    <Icon aria-hidden size={size} iconNode={product.mark.map((d) => ["path", { d, key: d }])} />
  ) : (
    <PlaneTakeoff aria-hidden data-mark size={size} />
  );
