import { PlaneTakeoff } from "lucide-react";
import { product } from "./product.ts";

/** The mark of the brand as lines in the colour of the text. `data-mark` is where the server draws another brand's (BRD-4). */
export const Mark = ({ size }: { readonly size: number }) =>
  product.mark ? (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {product.mark.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  ) : (
    <PlaneTakeoff aria-hidden data-mark size={size} />
  );
