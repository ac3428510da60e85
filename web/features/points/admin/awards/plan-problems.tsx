import { awardProblems } from "#contract/points/awards/constants.ts";
import type { PlannedAward } from "#contract/points/awards/schemas.ts";
import { countOf, moreMatchesWords } from "./award-words.ts";

type PlanProblemsProps = { plan: PlannedAward[]; onMeant: (line: number, userId: string) => void };

/** The lines that can't be awarded, and why. If several members share a name, staff choose between them. */
export function PlanProblems({ plan, onMeant }: PlanProblemsProps) {
  const wrong = plan.filter(({ problem }) => problem !== null);
  if (wrong.length === 0) return null;
  return (
    <section className="plan-problems" aria-label="Lines that can’t be awarded">
      <p>
        <b>{countOf(wrong.length, "line")} can’t be awarded</b>
      </p>
      <ul>
        {wrong.map((planned) => (
          <Problem key={planned.line} planned={planned} onMeant={(userId) => onMeant(planned.line, userId)} />
        ))}
      </ul>
    </section>
  );
}

type ProblemProps = { planned: PlannedAward; onMeant: (userId: string) => void };

function Problem({ planned: { line, given, problem, matches, matchCount }, onMeant }: ProblemProps) {
  return (
    <li>
      <span className="numerals plan-problems__line">{line}</span>
      <span className="plan-problems__given">{given}</span>
      <span className="muted">{problem && awardProblems[problem]}</span>
      {problem === "ambiguous" && (
        <select
          className="input"
          aria-label={`Who is ${given}?`}
          value=""
          onChange={({ currentTarget }) => onMeant(currentTarget.value)}
        >
          <option value="">Who is it?</option>
          {matches.map(({ id, discordUsername, name, email }) => (
            <option key={id} value={id}>
              {discordUsername ?? name}, {email}
            </option>
          ))}
        </select>
      )}
      {matchCount > matches.length && matches.length > 0 && (
        <span className="muted plan-problems__more">{moreMatchesWords(matches.length, matchCount)}</span>
      )}
    </li>
  );
}
