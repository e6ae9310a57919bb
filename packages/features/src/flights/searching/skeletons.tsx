import "./searching.css";

interface BoneProps {
  readonly width?: string;
  readonly shape?: "airline" | "time" | "place" | "button" | "line";
}

const Bone = ({ width, shape }: BoneProps) => (
  <span className="gh-bone" data-shape={shape} style={width === undefined ? undefined : { width }} />
);

interface TripProps {
  readonly upper: number;
  readonly lower: number;
}

const Trip = ({ upper, lower }: TripProps) => (
  <div className="gh-bone-trip">
    <div className="gh-bone-who">
      <Bone shape="airline" />
      <div>
        <Bone width={`${upper}%`} />
        <Bone width={`${lower}%`} />
      </div>
    </div>
    <div>
      <Bone shape="time" />
      <Bone shape="place" />
    </div>
    <div className="gh-bone-way">
      <Bone width="76px" />
      <Bone shape="line" />
      <Bone width="30px" />
    </div>
    <div>
      <Bone shape="time" />
      <Bone shape="place" />
    </div>
  </div>
);

/** Lengths of names in percent, one pair per card: what comes does not come all alike. */
const cards = [
  [72, 88],
  [84, 52],
  [66, 80],
  [90, 60],
  [74, 84],
  [80, 56],
] as const;

interface CardSkeletonsProps {
  readonly trips: 1 | 2;
  /** One passenger: a card does not say what all of them pay. */
  readonly isAlone: boolean;
}

/** Six cards in the shape of the real ones (FLT-9); their container is that of the list. */
export const CardSkeletons = ({ trips, isAlone }: CardSkeletonsProps) => (
  <div aria-hidden className="gh-bone-list">
    {cards.map(([upper, lower]) => (
      <div
        key={upper}
        className="gh-bone-card"
        data-skeleton="card"
        data-trips={trips}
        data-alone={isAlone || undefined}
      >
        <div className="gh-bone-trips">
          <Trip upper={upper} lower={lower} />
          {trips === 2 && <Trip upper={lower} lower={upper} />}
        </div>
        <div className="gh-bone-price">
          <div className="gh-bone-figures">
            <Bone width="88px" />
            <Bone width="84px" />
            {!isAlone && <Bone width="104px" />}
          </div>
          <div className="gh-bone-actions">
            <Bone shape="button" />
            <Bone width="84px" />
          </div>
        </div>
      </div>
    ))}
  </div>
);

const boxes = ["88px", "52px", "66px", "104px", "90px", "70px", "64px", "80px"];

/** Eight groups of filters. */
export const FilterSkeletons = () => (
  <div aria-hidden>
    {boxes.map((width) => (
      <div key={width} className="gh-bone-box" data-skeleton="filter">
        <Bone width={width} />
        <Bone />
        <Bone width="82%" />
      </div>
    ))}
  </div>
);
