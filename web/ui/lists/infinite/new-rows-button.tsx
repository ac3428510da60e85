import { Button } from "#web/ui/actions/button.tsx";
import "./new-rows-button.css";

type NewRowsButtonProps = {
  count: number;
  onShow: () => void;
};

/** A button above a list that shows new rows. It takes no space, so that the list doesn't move. */
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
