import { TextButton } from "#web/ui/actions/text-button.tsx";

type RowActionsProps = {
  /** The row's name, for people who hear a button without seeing its row. */
  name: string;
  onEdit: () => void;
  onDelete?: (() => void) | undefined;
};

export const RowActions = ({ name, onEdit, onDelete }: RowActionsProps) => (
  <>
    <TextButton aria-haspopup="dialog" onClick={onEdit}>
      Edit<span className="visually-hidden"> {name}</span>
    </TextButton>
    {onDelete && (
      <TextButton isDestructive aria-haspopup="dialog" onClick={onDelete}>
        Delete<span className="visually-hidden"> {name}</span>
      </TextButton>
    )}
  </>
);
