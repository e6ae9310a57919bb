import "./seat-map.css";
import { type KeyboardEvent, useMemo, useRef } from "react";
import { type CabinGeometry, cabinGeometry, type SeatBox, type SeatMapOrientation } from "./geometry.ts";
import type { SeatMapMove, SeatMapRow, SeatMapSeat } from "./types.ts";

export interface SeatMapProps {
  /** Accessible name. */
  readonly label: string;
  /** From the nose on. */
  readonly rows: readonly SeatMapRow[];
  readonly orientation: SeatMapOrientation;
  /** Id of the seat that is looked at; it has the keyboard focus when the map has it. */
  readonly current: string;
  readonly onCurrentChange: (id: string) => void;
  /** Enter, the space bar or a double click on a seat. */
  readonly onTake: (id: string) => void;
  /** The seat that a key leads to. */
  readonly move: (id: string, move: SeatMapMove) => string;
  /** The word at an exit. */
  readonly exit: string;
}

const keys: Readonly<Record<SeatMapOrientation, Readonly<Record<string, SeatMapMove>>>> = {
  // The left side of the aircraft is below.
  across: {
    ArrowLeft: "forward",
    ArrowRight: "backward",
    ArrowUp: "right",
    ArrowDown: "left",
    Home: "front",
    End: "back",
  },
  along: {
    ArrowUp: "forward",
    ArrowDown: "backward",
    ArrowLeft: "left",
    ArrowRight: "right",
    Home: "front",
    End: "back",
  },
};

// A drawing has no table's elements.
const roles = { row: { role: "row" }, cell: { role: "gridcell" } } as const;

/** A cabin as a drawing that is a grid: one tab stop, arrow keys from seat to seat, Enter takes one (SEAT-4). */
export function SeatMap({ label, rows, orientation, current, onCurrentChange, onTake, move, exit }: SeatMapProps) {
  const svg = useRef<SVGSVGElement>(null);
  const geometry = useMemo(() => cabinGeometry(rows, orientation), [rows, orientation]);
  const { length, width } = geometry;
  const press = (event: KeyboardEvent, id: string): void => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onTake(id);
      return;
    }
    const direction = keys[orientation][event.key];
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = move(id, direction);
    onCurrentChange(next);
    svg.current?.querySelector<SVGGElement>(`[data-seat="${next}"]`)?.focus();
  };
  const [w, h] = orientation === "across" ? [length, width] : [width, length];
  const margin = orientation === "across" ? 34 : 2;
  return (
    <svg
      ref={svg}
      className="gh-seats"
      data-orientation={orientation}
      viewBox={`-2 ${-margin} ${w + 4} ${h + 2 * margin}`}
      role="grid"
      aria-label={label}
      // The drawing says where what is; words for each seat are in the cells.
      aria-readonly
    >
      <Hull geometry={geometry} rows={rows} orientation={orientation} />
      {rows.map((row) => (
        <g key={row.number} {...roles.row} aria-label={String(row.number)}>
          <Marks row={row} isLast={row === rows.at(-1)} geometry={geometry} orientation={orientation} exit={exit} />
          {row.blocks.flat().map((seat) => {
            const box = geometry.boxes.get(seat.id);
            return (
              box && (
                <Seat
                  key={seat.id}
                  seat={seat}
                  box={box}
                  orientation={orientation}
                  width={width}
                  isCurrent={seat.id === current}
                  onPress={() => onCurrentChange(seat.id)}
                  onTake={() => onTake(seat.id)}
                  onKey={(event) => press(event, seat.id)}
                />
              )
            );
          })}
        </g>
      ))}
    </svg>
  );
}

/** Drawing coordinates: across the page the left side of the aircraft is below. */
const cornerOf = ({ along, cross, size }: SeatBox, width: number, orientation: SeatMapOrientation) =>
  orientation === "across" ? { x: along, y: width - cross - size } : { x: cross, y: along };

interface SeatProps {
  readonly seat: SeatMapSeat;
  readonly box: SeatBox;
  readonly orientation: SeatMapOrientation;
  readonly width: number;
  readonly isCurrent: boolean;
  readonly onPress: () => void;
  readonly onTake: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

function Seat({ seat, box, orientation, width, isCurrent, onPress, onTake, onKey }: SeatProps) {
  const { x, y } = cornerOf(box, width, orientation);
  return (
    <g
      {...roles.cell}
      // What is written on it is in its name, for who asks for it by voice.
      aria-label={seat.mark === undefined ? seat.name : `${seat.name}, ${seat.mark}`}
      aria-selected={seat.look === "party"}
      aria-disabled={seat.look === "taken" || seat.look === "refused" || undefined}
      data-seat={seat.id}
      data-look={seat.look}
      data-current={isCurrent || undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={onPress}
      onDoubleClick={onTake}
      onKeyDown={onKey}
    >
      {isCurrent && (
        <rect
          className="ring"
          x={x - 4}
          y={y - 4}
          width={box.size + 8}
          height={box.size + 8}
          rx={box.size * 0.24 + 4}
        />
      )}
      <rect className="seat" x={x} y={y} width={box.size} height={box.size} rx={box.size * 0.24} />
      <SeatSign seat={seat} x={x} y={y} size={box.size} orientation={orientation} />
    </g>
  );
}

/** What tells the looks apart without colour. */
function SeatSign({
  seat: { look, mark },
  x,
  y,
  size,
  orientation,
}: {
  readonly seat: Pick<SeatMapSeat, "look" | "mark">;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly orientation: SeatMapOrientation;
}) {
  const inset = size * 0.33;
  const [left, right, top, bottom] = [x + inset, x + size - inset, y + inset, y + size - inset];
  if (look === "taken") return <path d={`M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`} />;
  if (look === "refused") return <path d={`M${left} ${bottom}L${right} ${top}`} />;
  if (look === "extra")
    return orientation === "across" ? (
      <path className="room" d={`M${x + 4.5} ${y + 7}V${y + size - 7}`} />
    ) : (
      <path className="room" d={`M${x + 12} ${y + 6.5}H${x + size - 12}`} />
    );
  return (
    mark !== undefined && (
      <text x={x + size / 2} y={y + size / 2} fontSize={size * 0.4}>
        {mark}
      </text>
    )
  );
}

function Hull({
  geometry: { length, width, rows: places },
  rows,
  orientation,
}: {
  readonly geometry: CabinGeometry;
  readonly rows: readonly SeatMapRow[];
  readonly orientation: SeatMapOrientation;
}) {
  const over = rows.filter(({ isOverWing }) => isOverWing);
  const [first, last] = [places.get(over[0]?.number ?? 0), places.get(over.at(-1)?.number ?? 0)];
  if (orientation === "along")
    return <path className="hull" aria-hidden d={`M1 ${length}V30Q1 1 ${width / 2} 1T${width - 1} 30V${length}`} />;
  return (
    <g aria-hidden>
      {first &&
        last &&
        [
          [0, -30],
          [width, width + 30],
        ].map(([wall = 0, tip = 0]) => (
          <path
            key={wall}
            className="wing"
            d={`M${first.along} ${wall}L${(first.along + last.along) / 2 + 40} ${tip}H${last.along + 30}L${last.along} ${wall}z`}
          />
        ))}
      <path
        className="hull"
        d={`M78 0H${length - 60}Q${length} 14 ${length} ${width / 2}T${length - 60} ${width}H78Q0 ${width - 12} 0 ${width / 2}T78 0z`}
      />
    </g>
  );
}

/** The number of a row, letters of the first one, the class that begins, and exits. */
function Marks({
  row,
  isLast,
  geometry: { rows: places, boxes, width },
  orientation,
  exit,
}: {
  readonly row: SeatMapRow;
  readonly isLast: boolean;
  readonly geometry: CabinGeometry;
  readonly orientation: SeatMapOrientation;
  readonly exit: string;
}) {
  const place = places.get(row.number);
  if (!place) return null;
  const { along, size, middle } = place;
  const across = orientation === "across";
  const at = (a: number, c: number) => (across ? { x: a, y: width - c } : { x: c, y: a });
  const seats = row.blocks.flat();
  return (
    <g aria-hidden>
      <text {...at(along + size / 2, middle)}>{row.number}</text>
      {row.section !== undefined &&
        (across ? (
          <text className="section" x={along} y={-14}>
            {row.section}
          </text>
        ) : (
          seats.map(({ id, letter }) => {
            const box = boxes.get(id);
            return (
              box && (
                <text key={id} x={box.cross + box.size / 2} y={along - 12}>
                  {letter}
                </text>
              )
            );
          })
        ))}
      {isLast &&
        across &&
        seats.map(({ id, letter }) => {
          const box = boxes.get(id);
          return (
            box && (
              <text key={id} {...at(along + size + 16, box.cross + box.size / 2)}>
                {letter}
              </text>
            )
          );
        })}
      {row.isExit &&
        (across ? (
          <>
            <path className="exit" d={`M${along - 16} -3l5 -8 5 8zM${along - 16} ${width + 3}l5 8 5 -8z`} />
            <text className="strong" x={along - 11} y={-20}>
              {exit}
            </text>
          </>
        ) : (
          <>
            <path className="exit" d={`M3 ${along - 11}l8 -5v10zM${width - 3} ${along - 11}l-8 -5v10z`} />
            <text className="strong" x={34} y={along - 11}>
              {exit}
            </text>
            <text className="strong" x={width - 34} y={along - 11}>
              {exit}
            </text>
          </>
        ))}
    </g>
  );
}

/** A seat by itself, for the key of a map. */
export const SeatSample = ({ look, mark }: Pick<SeatMapSeat, "look" | "mark">) => (
  <svg className="gh-seats" viewBox="0 0 27 27" width="24" height="24" aria-hidden>
    <g data-look={look}>
      <rect className="seat" x="1" y="1" width="25" height="25" rx="6" />
      <SeatSign seat={{ look, mark }} x={1} y={1} size={25} orientation="across" />
    </g>
  </svg>
);
