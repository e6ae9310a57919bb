import "./filter-section.css";
import { ChevronDown, ChevronUp } from "lucide-react";
import { type ReactNode, useId, useState } from "react";

interface FilterSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A group of the filter panel that folds. */
export function FilterSection({ title, children }: FilterSectionProps) {
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <section className="fl-group">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          {...(isOpen && { "aria-controls": id })}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <Chevron aria-hidden />
        </button>
      </h3>
      {isOpen && (
        <fieldset id={id} aria-label={title}>
          {children}
        </fieldset>
      )}
    </section>
  );
}
