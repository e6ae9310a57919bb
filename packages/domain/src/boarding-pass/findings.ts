import type { PointVerdict } from "./checked-point.ts";
import type { passengerStatuses } from "./codes.ts";
import type { CheckPoint } from "./points.ts";
import type { PassProblem } from "./problem.ts";
import type { Proof } from "./proof.ts";
import type { PassKind } from "./kinds.ts";

/** What a linked document is. */
export const passDocuments = ["boardingPass", "itineraryReceipt", "unknown"] as const;
export type PassDocument = (typeof passDocuments)[number];
export type PassengerStatus = (typeof passengerStatuses)[keyof typeof passengerStatuses];

/** A point as it was linked: what either side said, how they compared, and why it was linked all the same. */
export interface FoundPoint {
  readonly point: CheckPoint;
  readonly booking: string | null;
  readonly pass: string | null;
  readonly verdict: PointVerdict;
  readonly reason: string | null;
}

/** Another traveller of the booking, as they were called when the pass was linked. */
export interface FoundTraveller {
  readonly checkInId: number;
  readonly title: string;
  readonly firstname: string;
  readonly lastname: string;
  /** What tells them from others of the same name, as it stood then; left out by links of before it was kept. */
  readonly dateOfBirth?: string | null | undefined;
  readonly ticketNumber?: string | null | undefined;
}

/** What was found when a pass was linked, for anyone who checks it later. Plain data, kept with the audit log. */
export interface LinkFindings {
  /** What the pass is. */
  readonly document: PassDocument;
  readonly source: "barcode" | "text" | "none";
  /** What it says of the passenger's status; null where it says nothing. */
  readonly status: PassengerStatus | null;
  /** Whom it is for, where it is for nobody with a seat of their own or for a child. */
  readonly kind: PassKind | null;
  /** What kept it from being linked, and why it was overridden. */
  readonly problem: PassProblem | null;
  readonly override: string | null;
  /** The nine, and what else was judged. Passport data are never among them. */
  readonly points: FoundPoint[];
  /** What the page does not say by itself. */
  readonly unproven: Proof[];
  /** Travellers with whom the pass agreed as well; somebody chose, or a machine could not. */
  readonly alsoFits: FoundTraveller[];
  /** Travellers whose it rather seemed to be. */
  readonly belongsTo: FoundTraveller[];
  /** Nobody ticked: a machine linked it. */
  readonly byMachine: boolean;
  readonly needQC: boolean;
}
