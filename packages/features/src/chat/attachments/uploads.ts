import { errorCode, type SendProgress } from "@gatehouse/api/client";
import { type ApplicationContent, type Attachment, attachmentLimits, attachmentProblem } from "@gatehouse/domain/chat";
import { createStore, type Store } from "../../app/store.ts";

/** What files of a conversation need of the server. */
export interface FileCalls {
  readonly upload: (
    file: File,
    uploadId: string,
    options: { readonly signal: AbortSignal; readonly onSend: (progress: SendProgress) => void },
  ) => Promise<Attachment>;
  /** An address that opens a file for some minutes. @param isFresh asks once more, where the last one opened nothing */
  readonly link: (fileId: string, isFresh: boolean) => Promise<string>;
}

const problems = [
  "EMPTY",
  "TOO_LARGE",
  "NOT_TAKEN",
  "ENCRYPTED",
  "TOO_COMPLEX",
  "TOO_FAST",
  "NOT_FOUND",
  "FAILED",
] as const;
/** Why a file is not sent; `FAILED`: nobody knows what became of it. */
type FileProblem = (typeof problems)[number];

/** A file that somebody has chosen and that is in no message yet. */
export interface StagedFile {
  readonly uploadId: string;
  readonly file: File;
  /** Address of the picture in this page; undefined for what is no picture. */
  readonly preview: string | undefined;
  readonly state: "sending" | "ready" | "failed";
  /** How much of it has been sent: 0 to 1. */
  readonly share: number;
  readonly problem: FileProblem | undefined;
  readonly attachment: Attachment | undefined;
  /** Send has been pressed: it goes as soon as it is there. */
  readonly isWanted: boolean;
}

/** Whether the same file can be sent up once more. */
export const mayRetry = ({ problem }: Pick<StagedFile, "problem">): boolean =>
  problem === "FAILED" || problem === "TOO_FAST";

/** Files on their way into a conversation (CHAT-18). */
export interface Uploads {
  readonly list: Store<readonly StagedFile[]>;
  /** More were added than go at once. */
  readonly isFull: Store<boolean>;
  readonly add: (files: Iterable<File>) => void;
  readonly retry: (uploadId: string) => void;
  /** Takes a file back, also while it is being sent. */
  readonly remove: (uploadId: string) => void;
  /** Says the files that are there, and the others as soon as they are. @returns whether there were any */
  readonly send: () => boolean;
}

function createUploads(calls: Pick<FileCalls, "upload">, tell: (content: ApplicationContent) => void): Uploads {
  const list = createStore<readonly StagedFile[]>([]);
  const isFull = createStore(false);
  const underWay = new Map<string, AbortController>();
  const change = (uploadId: string, patch: Partial<StagedFile>): void =>
    list.set(list.get().map((one) => (one.uploadId === uploadId ? { ...one, ...patch } : one)));
  const drop = (uploadId: string): void => {
    const one = list.get().find((each) => each.uploadId === uploadId);
    if (one?.preview !== undefined) URL.revokeObjectURL(one.preview);
    list.set(list.get().filter((each) => each.uploadId !== uploadId));
  };
  /** Says what is wanted and there. */
  const settle = (): void => {
    for (const { uploadId, attachment, isWanted } of list.get()) {
      if (!isWanted || !attachment) continue;
      drop(uploadId);
      tell({ type: "ATTACHMENT", ...attachment });
    }
  };
  /** One at a time, in their order: on a slow network the first is there first. */
  const next = async (): Promise<void> => {
    const one = list.get().find(({ state }) => state === "sending");
    if (!one || underWay.size > 0) return;
    const { uploadId, file } = one;
    const ending = new AbortController();
    underWay.set(uploadId, ending);
    try {
      const attachment = await calls.upload(file, uploadId, {
        signal: ending.signal,
        onSend: ({ sent, total }) => change(uploadId, { share: total > 0 ? Math.min(1, sent / total) : 0 }),
      });
      change(uploadId, { state: "ready", share: 1, attachment });
    } catch (error) {
      const code = errorCode(error);
      change(uploadId, { state: "failed", problem: problems.find((each) => each === code) ?? "FAILED" });
    }
    underWay.delete(uploadId);
    settle();
    void next();
  };
  return {
    list,
    isFull,
    add(files) {
      const all = [...files];
      const room = Math.max(0, attachmentLimits.atOnce - list.get().length);
      isFull.set(all.length > room);
      const added = all.slice(0, room).map((file): StagedFile => {
        const problem = attachmentProblem(file);
        return {
          uploadId: crypto.randomUUID(),
          file,
          preview: problem === undefined && file.type.startsWith("image/") ? URL.createObjectURL(file) : undefined,
          state: problem === undefined ? "sending" : "failed",
          share: 0,
          problem,
          attachment: undefined,
          isWanted: false,
        };
      });
      list.set([...list.get(), ...added]);
      void next();
    },
    retry(uploadId) {
      change(uploadId, { state: "sending", share: 0, problem: undefined });
      void next();
    },
    remove(uploadId) {
      underWay.get(uploadId)?.abort();
      drop(uploadId);
      isFull.set(false);
    },
    send() {
      const isSomething = list.get().some(({ isWanted, state }) => !isWanted && state !== "failed");
      list.set(list.get().map((one) => (one.state === "failed" ? one : { ...one, isWanted: true })));
      isFull.set(false);
      settle();
      return isSomething;
    },
  };
}

const known = new WeakMap<object, Uploads>();

/** The files of a conversation in this page: they stay while its window is away. @param room names the conversation */
export function uploadsOf(room: { readonly tell: (content: ApplicationContent) => void }, calls: FileCalls): Uploads {
  const former = known.get(room);
  if (former) return former;
  const made = createUploads(calls, room.tell);
  known.set(room, made);
  return made;
}

/** Milliseconds for which a link is taken once more; it is good for a little longer. */
const linkLife = 240_000;

/** Asks for the link of a file once in a while, however often it is drawn. */
export function keepLinks(ask: (fileId: string) => Promise<string>): FileCalls["link"] {
  const links = new Map<string, { readonly until: number; readonly url: Promise<string> }>();
  return (fileId, isFresh) => {
    const former = links.get(fileId);
    if (!isFresh && former && former.until > Date.now()) return former.url;
    const url = ask(fileId);
    links.set(fileId, { until: Date.now() + linkLife, url });
    url.catch(() => links.delete(fileId));
    return url;
  };
}
