import { ratioOf } from "#contract/team/colour.ts";
import { contrastProblems, pairsOf } from "#contract/team/contrast.ts";
import type { Brand } from "#contract/team/palette.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { textOf } from "./fact-parts.ts";
import type { DraftFacts } from "./use-draft-facts.ts";
import "./brand-contrast.css";

type BrandContrastProps = { draft: Pick<DraftFacts, "factOf" | "type"> };

const isHex = (colour: string) => /^#[0-9a-f]{6}$/.test(colour);

/** Says how well the team's colours can be read on each other, and offers the nearest that can where they can't. */
export function BrandContrast({ draft }: BrandContrastProps) {
  const colourOf = (name: keyof Brand) => textOf(draft.factOf(`brand.${name}`));
  const brand = { ground: colourOf("ground"), paper: colourOf("paper"), accent: colourOf("accent") };
  if (![brand.ground, brand.paper, brand.accent].every(isHex)) return null;
  const problems = contrastProblems(brand);
  const isWrong = (colour: keyof Brand) => problems.some((problem) => problem.colour === colour);
  return (
    <div className="brand-contrast">
      <p className="hint">How well each can be read: 1:1 isn’t readable at all, 21:1 is black on white.</p>
      <ul aria-label="Contrast" aria-live="polite">
        {problems.map(({ colour, message, offered }) => (
          <li key={colour}>
            <span className="error">{message}</span>
            <TextButton onClick={() => draft.type(`brand.${colour}`, offered)}>
              Use <span className="brand-contrast__colour" style={{ background: offered }} aria-hidden="true" />
              {offered}
            </TextButton>
          </li>
        ))}
        {pairsOf(brand)
          .filter(({ colour }) => !isWrong(colour))
          .map(({ named, contrast }) => (
            <li key={named}>
              {named}: <b>{ratioOf(contrast)}</b>
            </li>
          ))}
      </ul>
    </div>
  );
}
