import { isSameGame } from "#contract/team/played-games.ts";
import { useTeam } from "#web/api/team.ts";
import { SelectField } from "#web/ui/forms/text-field.tsx";
import type { RegisteredField } from "#web/ui/forms/use-submit-form.ts";

type GameFieldProps = { field: RegisteredField; chosen: string };

export const gameLabel = "Game";

/** Which of the team's games something is about. Not asked by a team with only one. */
export function GameField({ field, chosen }: GameFieldProps) {
  const { games } = useTeam();
  if (games.length < 2) return null;
  const isPlayed = chosen === "" || games.some(({ name }) => isSameGame(name, chosen));
  return (
    <SelectField label={gameLabel} isFull {...field}>
      <option value="">None</option>
      {games.map(({ name }) => (
        <option key={name} value={isSameGame(name, chosen) ? chosen : name}>
          {name}
        </option>
      ))}
      {!isPlayed && <option value={chosen}>{chosen}, not among the team’s games</option>}
    </SelectField>
  );
}
