import { type ComponentProps, useId } from "react";
import "#web/ui/styles/overlay-input.css";
import "./field-group.css";

type FieldGroupProps = Pick<ComponentProps<"input">, "ref" | "onChange" | "onBlur"> & {
  legend: string;
  name: string;
  options: readonly string[];
  /** Whether people choose exactly one option or any number. */
  choose: "one" | "several";
  hint?: string;
  error?: string | undefined;
};

/** A question with options. Its hint and error are tied to it for screen readers. */
export function FieldGroup({ legend, options, choose, hint, error, ...input }: FieldGroupProps) {
  const id = useId();
  const isWrong = error ? true : undefined;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  // Each checkbox can be invalid by itself. With radio buttons, only the group can.
  const [group, option] =
    choose === "one"
      ? [{ role: "radiogroup", "aria-invalid": isWrong }, { type: "radio" }]
      : [{}, { type: "checkbox", "aria-invalid": isWrong }];
  return (
    <fieldset className={`field-group field-group--${choose}`} aria-describedby={describedBy} {...group}>
      <legend>{legend}</legend>
      <div className="field-group__options">
        {options.map((value) => (
          <label className="field-group__option" key={value}>
            <input className="overlay-input" {...option} {...input} value={value} />
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
