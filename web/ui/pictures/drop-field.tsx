import {
  type ChangeEvent,
  type ComponentProps,
  type DragEvent,
  type ReactNode,
  type Ref,
  useId,
  useState,
} from "react";
import "#web/ui/fields/field.css";
import "./drop-field.css";

type DropFieldProps = {
  label: string;
  hint: string;
  problem?: string | undefined;
  accept: string;
  /** For the focus, when what had it is removed. */
  input?: Ref<HTMLInputElement>;
  isBusy?: boolean;
  className?: string;
  /** The current picture. */
  picture?: ReactNode;
  /** What was dropped, how far it is, or an invitation. */
  title: ReactNode;
  /** Buttons below the hint. */
  actions?: ReactNode;
  /** What's below the zone. */
  children?: ReactNode;
  /** The state of an upload, for screen readers. */
  said?: ReactNode;
  /** Called with the chosen or dropped items, which may not be real files. */
  onFiles: (files: File[]) => void;
};

/** A field for a file, which can be dropped on it. */
export function DropField(props: DropFieldProps) {
  const {
    label,
    hint,
    problem,
    accept,
    input,
    isBusy,
    className = "",
    picture,
    title,
    actions,
    children,
    said,
  } = props;
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={`dropzone ${className}`} aria-busy={isBusy || undefined}>
        {picture}
        <div className="dropzone__text">
          {title}
          <p className="hint" id={`${id}-hint`}>
            {hint}
          </p>
          {actions}
        </div>
        <FileInput
          ref={input}
          id={id}
          accept={accept}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error ${id}-hint` : `${id}-hint`}
          onFiles={props.onFiles}
        />
      </div>
      {children}
      {problem && (
        <p className="error" id={`${id}-error`} role="alert">
          {problem}
        </p>
      )}
      {said !== undefined && (
        <p className="visually-hidden" role="status">
          {said}
        </p>
      )}
    </div>
  );
}

/** Asks for a file. `children` say which, such as "Drop an image, or". */
export const Invitation = ({ children }: { children: string }) => (
  <b>
    {children} <span className="dropzone__browse">browse</span>
  </b>
);

type FileInputProps = {
  onFiles: (files: File[]) => void;
  ref: Ref<HTMLInputElement> | undefined;
} & Pick<ComponentProps<"input">, "id" | "accept" | "aria-invalid" | "aria-describedby">;

/** A file input that also accepts dropped files. It fills its container, which draws how it looks. */
function FileInput({ onFiles, ...input }: FileInputProps) {
  const [isOver, setOver] = useState(false);

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = ""; // otherwise the same file couldn't be chosen again
    if (files.length > 0) onFiles(files);
  }
  function handleDragOver(event: DragEvent) {
    event.preventDefault();
    setOver(true);
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }
  return (
    <input
      {...input}
      className="dropzone__input"
      type="file"
      data-over={isOver || undefined}
      onChange={handleChange}
      onDragOver={handleDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    />
  );
}
