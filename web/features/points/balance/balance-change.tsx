import { useState } from "react";
import { formatNumber } from "#web/ui/format/numbers.ts";

/** Tells screen readers, once and when they pause, that the balance is another one than before. */
export function BalanceChange({ points }: { points: number }) {
  const [known, know] = useState({ points, hasChanged: false });
  if (known.points !== points) know({ points, hasChanged: true });
  return (
    <p className="visually-hidden" role="status">
      {known.hasChanged && `You have ${formatNumber(points)} points now.`}
    </p>
  );
}
