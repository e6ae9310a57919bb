import { Plane as PlaneIcon } from "lucide-react";
import "./searching.css";

/** A plane on its way from one airport to the other; a picture only. Under reduced motion it stands still. */
export const Plane = ({ from, to }: { readonly from: string; readonly to: string }) => (
  <div className="gh-sky" aria-hidden>
    <svg viewBox="0 0 320 116">
      <path className="gh-sky-cloud" d="M58 40a8 8 0 0 1 8-8 12 12 0 0 1 23-3 9 9 0 0 1 11 11z" />
      <path className="gh-sky-cloud" d="M212 96a7 7 0 0 1 7-7 10 10 0 0 1 19-2 8 8 0 0 1 10 9z" />
      <path className="gh-sky-cloud" d="M118 100a5 5 0 0 1 5-5 8 8 0 0 1 15-2 6 6 0 0 1 8 7z" />
      <path className="gh-sky-ahead" d="M30 84Q160-28 290 84" />
      <path className="gh-sky-flown" pathLength="100" d="M30 84Q160-28 290 84" />
      <circle className="gh-sky-end" cx="30" cy="84" r="5" />
      <circle className="gh-sky-end" cx="290" cy="84" r="5" />
      <text x="30" y="110">
        {from}
      </text>
      <text x="290" y="110">
        {to}
      </text>
    </svg>
    <span className="gh-sky-plane">
      <PlaneIcon />
    </span>
  </div>
);
