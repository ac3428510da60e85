import { TextButton } from "#web/ui/actions/text-button.tsx";
import { type FieldName, valueInWords } from "./event-conflict.ts";
import "./conflict-value.css";

type TheirValueProps = {
  name: FieldName;
  label: string;
  value: string | boolean | undefined;
  today: string;
  onTake: (name: FieldName) => void;
};

/** What someone else saved in this field, beside the reader's own text. */
export const ConflictValue = ({ name, label, value, today, onTake }: TheirValueProps) =>
  value !== undefined && (
    <div className="theirs">
      <span>
        Theirs: <b>{valueInWords(name, value, today)}</b>
      </span>
      <TextButton onClick={() => onTake(name)}>
        Use theirs<span className="visually-hidden"> for {label}</span>
      </TextButton>
    </div>
  );
