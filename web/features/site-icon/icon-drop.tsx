import { useId, useRef } from "react";
import { faviconTexts } from "#contract/first-steps/constants.ts";
import { uploadTexts } from "#contract/uploads/constants.ts";
import { FileInput } from "#web/ui/pictures/file-input.tsx";
import { Progress } from "#web/ui/pictures/picture-drop.tsx";
import { iconLinks } from "./icon-links.ts";

type IconDropProps = {
  url: string | null | undefined;
  problem: string | undefined;
  /** The fraction uploaded, from 0 to 1; undefined if nothing is being uploaded. */
  share: number | undefined;
  send: (files: File[]) => void;
};

/** The current icon, and a drop zone to replace it. */
export function IconDrop({ url, problem, share, send }: IconDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isSending = share !== undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{url ? "Replace the icon" : "Upload an icon"}</label>
      <div className="dropzone site-icon" aria-busy={isSending || undefined}>
        <img className="site-icon__now" src={iconLinks(url).at(-1)?.href} alt="Current icon" width="72" height="72" />
        <div className="dropzone__text">
          {isSending ? <Progress share={share} /> : <Invitation />}
          <p className="hint" id={`${id}-hint`}>
            {faviconTexts.hint}
          </p>
        </div>
        <FileInput
          ref={input}
          id={id}
          accept="image/png"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error ${id}-hint` : `${id}-hint`}
          onFiles={send}
        />
      </div>
      {problem && (
        <p className="error" id={`${id}-error`} role="alert">
          {problem}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {isSending && uploadTexts.uploading}
      </p>
    </div>
  );
}

const Invitation = () => (
  <b>
    Drop a PNG, or <span className="dropzone__browse">browse</span>
  </b>
);
