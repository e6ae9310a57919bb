import "./attachments.css";
import { attachmentLimits } from "@gatehouse/domain/chat";
import { FileText, TriangleAlert, X } from "lucide-react";
import { fileSize } from "../../app/file-size.ts";
import { useStore } from "../../app/store.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";
import { mayRetry, type StagedFile, type Uploads } from "./uploads.ts";

export interface StagedFilesProps {
  readonly uploads: Uploads;
}

/** Files that go with the next message: how far each is, and what is wrong with it (CHAT-18). */
export function StagedFiles({ uploads }: StagedFilesProps) {
  const t = useMessages(messages);
  const list = useStore(uploads.list);
  const isFull = useStore(uploads.isFull);
  if (list.length === 0 && !isFull) return null;
  return (
    <div className="ca-staged">
      {list.length > 0 && (
        <ul aria-label={t("staged")}>
          {list.map((one) => (
            <Staged
              key={one.uploadId}
              one={one}
              onRetry={() => uploads.retry(one.uploadId)}
              onRemove={() => uploads.remove(one.uploadId)}
            />
          ))}
        </ul>
      )}
      {isFull && (
        <p role="alert" className="ca-problem">
          {t("tooMany", { count: attachmentLimits.atOnce })}
        </p>
      )}
    </div>
  );
}

interface StagedProps {
  readonly one: StagedFile;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

function Staged({ one, onRetry, onRemove }: StagedProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { file, preview, state, share, problem, isWanted } = one;
  const { name } = file;
  return (
    <li>
      {preview === undefined ? (
        <span className="ca-icon">
          <FileText aria-hidden size={20} />
        </span>
      ) : (
        <img src={preview} alt="" width={40} height={40} />
      )}
      <div>
        <div className="ca-name">
          <bdi>{name}</bdi> <span className="ca-muted">{fileSize(file.size, language)}</span>
        </div>
        {state === "sending" && (
          <progress max={1} value={share} aria-label={t("sending", { name, percent: Math.round(share * 100) })} />
        )}
        {state !== "failed" && <div className="ca-muted">{t(isWanted ? "waiting" : "ready")}</div>}
        {problem !== undefined && (
          <div role="alert" className="ca-problem">
            <TriangleAlert aria-hidden size={14} /> {t(`problem.${problem}`)}
            {mayRetry(one) && (
              <button type="button" className="ca-link" onClick={onRetry}>
                {t("retry")}
              </button>
            )}
          </div>
        )}
      </div>
      <button
        type="button"
        className="ca-attach"
        aria-label={t(state === "sending" ? "cancel" : "remove", { name })}
        onClick={onRemove}
      >
        <X aria-hidden size={18} />
      </button>
    </li>
  );
}
