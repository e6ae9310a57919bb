/** Drawings of lucide (ISC licence) by path: the grid is counted in kilobytes and lucide-react's machinery alone is 2. */
const paths = {
  up: "m5 12 7-7 7 7M12 19V5",
  down: "M12 5v14m7-7-7 7-7-7",
  before: "m15 18-6-6 6-6",
  after: "m9 18 6-6-6-6",
  open: "m6 9 6 6 6-6",
  menu: "M12 5h.01M12 12h.01M12 19h.01",
  columns: "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM9 3v18M15 3v18",
} as const;

export type IconName = keyof typeof paths;

/** A decorative 16 px icon; the control around it carries the name. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={`gh-icon gh-icon-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
