import type { Sponsor } from "#contract/team/sponsors.ts";
import type { Team } from "#contract/team.ts";
import { useTeam } from "#web/api/team.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";
import "./sponsor-logo.css";

type SponsorLogoProps = {
  sponsor: Sponsor;
  /** The name is beside it. */
  isNamed?: boolean;
};

/** A sponsor's logo on the background that it's made for, or the name. All are the same size, whatever the logo's shape. */
export function SponsorLogo({ sponsor: { name, logo, logoOn }, isNamed = false }: SponsorLogoProps) {
  const { brand } = useTeam();
  const isOnPaper = logo && (logoOn !== "dark") === isPaperLighter(brand);
  return (
    <span className={isOnPaper ? "sponsor-logo sponsor-logo--paper" : "sponsor-logo"}>
      {logo ? <Picture src={logo} drawn={undefined} alt={isNamed ? "" : name} /> : <span>{name}</span>}
    </span>
  );
}

const isPaperLighter = ({ paper, ground }: Team["brand"]) => lightOf(paper) > lightOf(ground);
const lightOf = (colour: string) =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0);

type SponsorLinkProps = { sponsor: Sponsor; className?: string; children: React.ReactNode };

/** Leads to a sponsor's site, if they have one. Search engines learn that it's paid for. */
export const SponsorLink = ({ sponsor: { url }, children, ...rest }: SponsorLinkProps) =>
  url ? (
    <a {...rest} href={url} target="_blank" rel="sponsored noopener">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  ) : (
    children
  );
