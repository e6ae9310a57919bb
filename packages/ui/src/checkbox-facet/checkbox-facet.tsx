import "./checkbox-facet.css";
import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

export interface CheckboxFacetProps extends Omit<ComponentProps<"label">, "children" | "onChange"> {
  readonly name: string;
  /** A code before the name, in the face of codes. */
  readonly code?: string;
  /** How many would be there, as it is shown. */
  readonly count: string;
  /** What the best of them has, such as the lowest price. */
  readonly best: string;
  /** Count and best in words, after the name: "7 flights from $571.20". */
  readonly spoken: string;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  /** Nothing is behind it at present; it can be ticked all the same. */
  readonly muted?: boolean;
  /** Shown as a tile with this icon, for options that stand side by side. */
  readonly tile?: LucideIcon;
}

/** An option of a filter that says beforehand what choosing it gives. */
export function CheckboxFacet({
  name,
  code,
  count,
  best,
  spoken,
  checked,
  onCheckedChange,
  muted = false,
  tile: Icon,
  className = "",
  ...rest
}: CheckboxFacetProps) {
  const number = (
    <span className="gh-facet-count" aria-hidden>
      {count}
    </span>
  );
  return (
    <label
      className={`gh-facet ${className}`}
      data-tile={Icon ? "" : undefined}
      data-muted={muted ? "" : undefined}
      {...rest}
    >
      <input type="checkbox" checked={checked} onChange={(event) => onCheckedChange(event.currentTarget.checked)} />
      <span className="gh-facet-name">
        {Icon && <Icon aria-hidden />}
        {code !== undefined && <span className="gh-facet-code">{code}</span>}{" "}
        <b title={Icon ? undefined : name}>{name}</b>
        {!Icon && number}
      </span>
      {Icon && number}
      <span className="gh-facet-price" aria-hidden>
        {best}
      </span>
      <span className="gh-facet-spoken">, {spoken}</span>
    </label>
  );
}
