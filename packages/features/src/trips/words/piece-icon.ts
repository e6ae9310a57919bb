import type { Piece } from "@gatehouse/domain/trips";
import { createElement } from "react";
import { BedDouble, Car, House, type LucideIcon, Plane, TrainFront } from "lucide-react";

function iconOf({ kind, piece }: Piece): LucideIcon {
  switch (kind) {
    case "flight":
      return Plane;
    case "car":
      return Car;
    case "accommodation":
      return piece.type === "HOTEL" ? BedDouble : House;
    case "train":
      return TrainFront;
  }
}

/** The drawing of what a piece is. */
export const PieceIcon = ({ of, size = 16 }: { readonly of: Piece; readonly size?: number }) =>
  createElement(iconOf(of), { "aria-hidden": true, size });
