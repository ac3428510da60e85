import { Button } from "#web/ui/actions/button.tsx";
import "./new-rows-button.css";

type NewRowsButtonProps = {
  count: number;
  onShow: () => void;
};

/** Says over a list that more has come, and shows it. It takes no room: the list doesn't move. */
export const NewRowsButton = ({ count, onShow }: NewRowsButtonProps) => (
  <div className="new-rows" role="status">
    {count > 0 && (
      <Button small onClick={onShow}>
        <span className="visually-hidden">Show </span>
        {count} new
      </Button>
    )}
  </div>
);
