import { errorCode, errorData } from "@gatehouse/api/client";
import { uploadLimits } from "@gatehouse/api/contract";
import { pnrOf } from "@gatehouse/domain/checkin";
import { useEffect, useRef, useState } from "react";
import { type Upload, useUpload, useUploadProgress } from "../data/use-upload.ts";
import { checkFile } from "./check-file.ts";
import { createRequestId } from "./request-id.ts";

/** A booking that has the PNR, as AMBIGUOUS_PNR lists them. */
export interface BookingChoice {
  readonly bookingNo: string;
  readonly vendor: string;
  readonly vendorName: string;
  readonly passenger: { readonly firstname: string; readonly lastname: string };
  readonly passengers: number;
}

type UploadField = "pnr" | "booking" | "file" | "form";

/** What is wrong, and where it is shown. */
export interface UploadProblem {
  readonly field: UploadField;
  /** A code of the contract, or `required`. */
  readonly code: string;
  readonly error?: unknown;
  /** Of TOO_LARGE, in bytes, and of TOO_MANY_PAGES. */
  readonly limit?: number;
  readonly pages?: number;
}

const fieldOf: Readonly<Record<string, UploadField>> = {
  NO_SUCH_PNR: "pnr",
  AMBIGUOUS_PNR: "booking",
  NOT_A_PDF: "file",
  ENCRYPTED_PDF: "file",
  BROKEN_PDF: "file",
  TOO_COMPLEX: "file",
  TOO_LARGE: "file",
  TOO_MANY_PAGES: "file",
};

interface Refusal {
  readonly bookings?: readonly BookingChoice[];
  readonly limit?: number;
  readonly pages?: number;
}

const refusalOf = (error: unknown): Refusal => {
  const data = errorData(error);
  return typeof data === "object" && data !== null ? data : {};
};

export interface UploadStart {
  readonly pnr?: string | undefined;
  readonly bookingNo?: string | undefined;
  readonly vendor?: string | undefined;
  /** A PDF that was dropped where the PNR is known: it is sent at once. */
  readonly file?: File | undefined;
}

/** The fields of an upload, what is wrong with them, its sending and its reading. */
export function useUploadForm(start: UploadStart, onSent: ((upload: Upload) => void) | undefined) {
  const [pnr, setPnr] = useState(start.pnr ?? "");
  const [file, setFile] = useState(start.file);
  const [bookings, setBookings] = useState<readonly BookingChoice[]>([]);
  const [booking, setBooking] = useState<BookingChoice>();
  const [problem, setProblem] = useState<UploadProblem>();
  const [sent, setSent] = useState<Upload | null>(null);
  const { run, running, share, cancel } = useUpload();
  const [request] = useState(createRequestId);
  const progress = useUploadProgress(sent);
  const code = pnrOf(pnr);

  const firstMissing = (): UploadField | undefined => {
    if (code === "") return "pnr";
    if (bookings.length > 0 && !booking) return "booking";
    return file ? undefined : "file";
  };

  const send = async (): Promise<void> => {
    const missing = firstMissing();
    if (missing !== undefined || !file) return setProblem({ field: missing ?? "file", code: "required" });
    setProblem(undefined);
    const wrong = await checkFile(file);
    if (wrong) return setProblem({ field: "file", code: wrong, limit: uploadLimits.bytes });
    // The booking that came with the PNR is meant only as long as the PNR is the same.
    const { bookingNo, vendor } = booking ?? (code === start.pnr ? start : {});
    try {
      const wish = {
        file,
        pnr: code,
        ...(bookingNo === undefined ? {} : { bookingNo }),
        ...(vendor === undefined ? {} : { vendor }),
      };
      const upload = await run({ ...wish, ...request.of(wish) });
      if (!upload) return undefined;
      request.forget();
      setSent(upload);
      onSent?.(upload);
    } catch (error) {
      const refused = errorCode(error);
      const { bookings: found = [], ...limits } = refusalOf(error);
      if (refused === "AMBIGUOUS_PNR") {
        setBookings(found);
        setBooking(undefined);
      }
      setProblem({ field: fieldOf[refused] ?? "form", code: refused, error, ...limits });
    }
    return undefined;
  };

  const dropped = useRef(start.file !== undefined && code !== "");
  useEffect(() => {
    if (!dropped.current) return;
    dropped.current = false;
    void send();
  });

  return {
    pnr,
    setPnr: (next: string) => {
      setPnr(next);
      setBookings([]);
      setBooking(undefined);
      if (problem?.field === "pnr" || problem?.field === "booking") setProblem(undefined);
    },
    file,
    setFile: (next: File) => {
      setFile(next);
      if (problem?.field === "file") setProblem(undefined);
    },
    bookings,
    booking,
    setBooking: (next: BookingChoice | undefined) => {
      setBooking(next);
      if (problem?.field === "booking") setProblem(undefined);
    },
    problem,
    /** What is still to be filled in, first things first. */
    missing: firstMissing(),
    /** How far the upload is; null before it was sent. */
    progress,
    sending: running,
    /** How much of the file has been sent, from 0 to 1. */
    share,
    /** Stops sending; what was filled in stays. */
    cancel,
    send,
    /** For the next PDF of the same PNR. */
    again: () => {
      setFile(undefined);
      setSent(null);
      setProblem(undefined);
    },
  };
}

export type UploadForm = ReturnType<typeof useUploadForm>;
