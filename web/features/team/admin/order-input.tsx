import { useId } from "react";
import { Switch } from "#web/ui/fields/switch.tsx";
import { SortableList } from "#web/ui/lists/sortable-list.tsx";
import type { FactInputProps, OrderField } from "./fact-parts.ts";
import "./list-input.css";

/** What a page shows, in order. Each part can be switched off; those that are off come last. */
export function OrderInput({ field, value, problems, path, onChange }: FactInputProps<OrderField>) {
  const headingId = useId();
  const shown = Array.isArray(value) ? value.map(String) : [];
  const off = Object.keys(field.choices).filter((id) => !shown.includes(id));
  const rows = [...shown, ...off].map((id) => ({ id, name: field.choices[id] ?? id }));
  const [problem] = Object.entries(problems).flatMap(([where, said]) => (where.startsWith(path) ? [said] : []));
  return (
    <section className="fact-list" aria-labelledby={headingId}>
      <h4 id={headingId}>{field.label}</h4>
      {field.hint && <p className="hint">{field.hint}</p>}
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <SortableList
        label={field.label}
        rows={rows}
        onMove={(from, to) => {
          const ids = rows.map(({ id }) => id);
          const moved = ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1));
          onChange(moved.filter((id) => shown.includes(id)));
        }}
      >
        {({ id, name }) => (
          <Switch
            isOn={shown.includes(id)}
            onSwitch={(isOn) => onChange(isOn ? [...shown, id] : shown.filter((each) => each !== id))}
          >
            {name}
          </Switch>
        )}
      </SortableList>
    </section>
  );
}
