import "./attachments.css";
import { type Attachment, thumbnailSize } from "@gatehouse/domain/chat";
import { FileText, ImageOff, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { fileSize } from "../../app/file-size.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { useFiles } from "./files-context.ts";
import { messages } from "./messages/index.ts";

export interface AttachmentViewProps {
  readonly file: Attachment;
}

/** A file of a message: a picture stands there small and opens large, anything else is a row (CHAT-18). */
export function AttachmentView({ file }: AttachmentViewProps) {
  return file.width !== undefined && file.height !== undefined ? (
    <Picture file={file} sides={thumbnailSize({ width: file.width, height: file.height })} />
  ) : (
    <FileRow file={file} />
  );
}

/** How often the link of a picture is asked for: one that has ended is asked for again. */
const attempts = 3;

/** The address of a picture; a link that does not open it (any more) is asked for once more. */
function usePicture(fileId: string) {
  const { link } = useFiles();
  const [attempt, setAttempt] = useState(1);
  const [found, setFound] = useState<{ readonly attempt: number; readonly url: string | undefined }>();
  useEffect(() => {
    let isHere = true;
    const ask = async (): Promise<void> => {
      try {
        const url = await link(fileId, attempt > 1);
        if (isHere) setFound({ attempt, url });
      } catch {
        if (isHere) setFound({ attempt, url: undefined });
      }
    };
    void ask();
    return () => {
      isHere = false;
    };
  }, [link, fileId, attempt]);
  const isAnswered = found?.attempt === attempt;
  return {
    url: isAnswered ? found.url : undefined,
    isBroken: isAnswered && found.url === undefined,
    again: () => setAttempt(attempt + 1),
    onError: () => (attempt % attempts === 0 ? setFound({ attempt, url: undefined }) : setAttempt(attempt + 1)),
  };
}

interface PictureProps extends AttachmentViewProps {
  readonly sides: { readonly width: number; readonly height: number };
}

function Picture({ file: { fileId, name }, sides }: PictureProps) {
  const t = useMessages(messages);
  const { url, isBroken, again, onError } = usePicture(fileId);
  const [isOpen, setOpen] = useState(false);
  if (isBroken)
    return (
      <div className="ca-file" style={{ minBlockSize: sides.height }}>
        <ImageOff aria-hidden size={20} />
        <div>
          {t("gone", { name })}
          <button type="button" className="ca-link" onClick={again}>
            {t("retry")}
          </button>
        </div>
      </div>
    );
  return (
    <>
      <button
        type="button"
        className="ca-picture"
        aria-label={t("open", { name })}
        aria-haspopup="dialog"
        style={{ inlineSize: sides.width, aspectRatio: `${String(sides.width)} / ${String(sides.height)}` }}
        disabled={url === undefined}
        onClick={() => setOpen(true)}
      >
        {url !== undefined && <img src={url} alt="" {...sides} loading="lazy" onError={onError} />}
      </button>
      {isOpen && url !== undefined && <Large url={url} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

interface LargeProps {
  readonly url: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** A picture as large as the window. Windows of visitors have nothing of the theme's components: it is the browser's own dialog. */
function Large({ url, name, onClose }: LargeProps) {
  const t = useMessages(messages);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // Keys in here mean nothing to the window around: Escape closes the picture alone.
    const keep = (event: KeyboardEvent): void => event.stopPropagation();
    // Beside the picture.
    const leave = ({ target }: MouseEvent): void => {
      if (target === current) current?.close();
    };
    current?.addEventListener("keydown", keep);
    current?.addEventListener("click", leave);
    return () => {
      current?.removeEventListener("keydown", keep);
      current?.removeEventListener("click", leave);
    };
  }, []);
  return (
    <dialog ref={dialog} className="ca-large" aria-label={t("picture", { name })} onClose={onClose}>
      <div className="ca-bar">
        <bdi className="ca-name">{name}</bdi>
        <button type="button" className="ca-attach" aria-label={t("close")} onClick={() => dialog.current?.close()}>
          <X aria-hidden size={20} />
        </button>
      </div>
      <img src={url} alt={name} />
    </dialog>
  );
}

function FileRow({ file: { fileId, name, size } }: AttachmentViewProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { link } = useFiles();
  const [isFailed, setFailed] = useState(false);
  const open = async (): Promise<void> => {
    setFailed(false);
    // Opened before the link is asked for: a browser lets a press open a window, and an answer none.
    const page = window.open("", "_blank");
    try {
      const url = await link(fileId, false);
      if (page) page.location.href = url;
      else window.location.assign(url);
    } catch {
      page?.close();
      setFailed(true);
    }
  };
  return (
    <div>
      <button type="button" className="ca-file" onClick={() => void open()}>
        <FileText aria-hidden size={24} />
        <span>
          <bdi className="ca-name">{name}</bdi>
          <span className="ca-muted">{fileSize(size, language)}</span>
        </span>
      </button>
      {isFailed && (
        <p role="alert" className="ca-problem">
          {t("gone", { name })}
        </p>
      )}
    </div>
  );
}
