import type { Piece } from "@gatehouse/domain/trips";
import { BedDouble, Car, House, type LucideIcon, Plane, TrainFront } from "lucide-react";

/** The drawing of what a piece is. */
export function pieceIcon({ kind, piece }: Piece): LucideIcon {
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
