import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** `runway`: nothing waits. `gate`: closed to you. `fog`: not found. `crane`: not built. `cable`: cut off. */
export type DrawingName = "runway" | "gate" | "fog" | "crane" | "cable";

// Strokes of one weight in two tones; the accent marks the one thing the picture is about.
const accent = { stroke: "var(--gh-colors-accent-solid)" };
const soft = { fill: "var(--gh-colors-bg-hover)", stroke: "none" };

const drawings: Readonly<Record<DrawingName, ReactNode>> = {
  runway: (
    <>
      <path {...soft} d="M52 92 70 40h20l18 52z" />
      <path d="M52 92 70 40M108 92 90 40" />
      <path strokeDasharray="7 8" d="M80 44v46" />
      <path d="M14 92h132" />
      <path {...accent} d="m98 26 26-10c4-1 7 3 3 5l-11 6 1 10-4 2-5-9-9 4-2 5-3 1v-7l-4-5 3-2z" />
    </>
  ),
  gate: (
    <>
      <path {...soft} d="M46 30h68v62H46z" />
      <path d="M46 92V30h68v62M30 92h100" />
      <path d="M80 30v62" />
      <circle {...accent} cx="80" cy="62" r="13" fill="var(--gh-colors-bg-canvas)" />
      <path {...accent} d="M73 62h14" />
    </>
  ),
  fog: (
    <>
      <path {...soft} d="M44 66c0-14 12-24 25-22 5-12 26-13 32 2 13-1 21 9 20 20z" />
      <path d="M38 66c-1-15 12-26 26-24 7-14 30-14 37 2 14-1 23 9 22 22" />
      <path d="M24 76h62M96 76h40M40 86h36M88 86h28" />
      <path {...accent} d="M76 56a6 6 0 1 1 9 5c-3 2-4 3-4 6M81 72v.5" />
    </>
  ),
  crane: (
    <>
      <path {...soft} d="M84 56h42v36H84z" />
      <path d="M40 92V22M40 22l62 8M40 22 28 32M52 92V24M40 38l12 12M52 38 40 50M40 62l12 12M52 62 40 74M20 92h120" />
      <path {...accent} d="M98 30v16M84 56l14-10 14 10" />
      <path d="M84 56h42v36M84 56v36M84 74h42" />
    </>
  ),
  cable: (
    <>
      <path {...soft} d="M16 52h34v26H16zM110 40h34v26h-34z" />
      <path d="M16 52h34v26H16zM110 40h34v26h-34zM24 60h10M24 68h6M118 48h10M118 56h6" />
      <path d="M50 66c12 2 14 14 22 12M110 54c-12-2-12-14-22-12" />
      <path {...accent} d="m76 48-4-8M70 56l-9-2M88 64l4 8M94 60l8 4" />
    </>
  ),
};

/** A small line drawing above a message; decoration only. */
export const Drawing = ({ name }: { readonly name: DrawingName }) => (
  <chakra.svg
    aria-hidden
    viewBox="0 0 160 104"
    width="40"
    height="auto"
    fill="none"
    stroke="border.control"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {drawings[name]}
  </chakra.svg>
);
