import { type Api, declaredError, type DeclaredError, errorCode } from "@gatehouse/api/client";
import { uploadLimits } from "@gatehouse/api/contract";
import { pnrOf } from "@gatehouse/domain/checkin";
import { useEffect, useRef, useState } from "react";
import { useUploadProgress } from "../data/use-upload-progress.ts";
import { type Upload, useUpload } from "../data/use-upload.ts";
import { checkFile } from "./check-file.ts";
import { createRequestId } from "./request-id.ts";

/** A booking that has the PNR, as AMBIGUOUS_PNR lists them. */
export type BookingChoice = Extract<UploadError, { readonly code: "AMBIGUOUS_PNR" }>["data"]["bookings"][number];

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

type UploadError = DeclaredError<Api["boardingPasses"]["upload"]>;

/** What is in the way in figures. */
const limitsIn = (error: UploadError | undefined): Pick<UploadProblem, "limit" | "pages"> =>
  error?.code === "TOO_LARGE" || error?.code === "TOO_MANY_PAGES" ? error.data : {};

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
      const options = {
        file,
        pnr: code,
        ...(bookingNo === undefined ? {} : { bookingNo }),
        ...(vendor === undefined ? {} : { vendor }),
      };
      const upload = await run({ ...options, ...request.of(options) });
      if (!upload) return undefined;
      request.forget();
      setSent(upload);
      onSent?.(upload);
    } catch (error) {
      const declared = declaredError<Api["boardingPasses"]["upload"]>(error);
      const refused = errorCode(error);
      if (declared?.code === "AMBIGUOUS_PNR") {
        setBookings(declared.data.bookings);
        setBooking(undefined);
      }
      setProblem({ field: fieldOf[refused] ?? "form", code: refused, error, ...limitsIn(declared) });
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
