import { type ComponentProps, useId } from "react";
import "./field-group.css";

type FieldGroupProps = Pick<ComponentProps<"input">, "ref" | "onChange" | "onBlur"> & {
  legend: string;
  name: string;
  options: readonly string[];
  /** One of the options, or any number of them. */
  choose: "one" | "several";
  hint?: string;
  error?: string | undefined;
};

/** Options under one question, tied to its hint and error for screen readers. */
export function FieldGroup({ legend, options, choose, hint, error, ...input }: FieldGroupProps) {
  const id = useId();
  const isWrong = error ? true : undefined;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  // Boxes are each right or wrong by themselves; of radio buttons only the group is.
  const [group, option] =
    choose === "one"
      ? [{ role: "radiogroup", "aria-invalid": isWrong }, { type: "radio" }]
      : [{}, { type: "checkbox", "aria-invalid": isWrong }];
  return (
    <fieldset className={`field-group field-group--${choose}`} aria-describedby={describedBy} {...group}>
      <legend>{legend}</legend>
      <div className="field-group__options">
        {options.map((value) => (
          <label key={value}>
            <input {...option} {...input} value={value} />
            {value}
          </label>
        ))}
      </div>
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
