import { pageSeeds } from "#contract/art/art.ts";
import { useTeam } from "#web/api/team.ts";
import { Island } from "#web/documents/islands/island.tsx";
import { AdminAccess } from "#web/features/staff/sign-in/admin-access.tsx";
import { Ramp } from "#web/ui/pictures/ramp.tsx";
import { TeamMark } from "#web/ui/pictures/team-mark.tsx";
import { Terrain } from "#web/ui/pictures/terrain.tsx";
import "./locked-screen.css";

/** The screen everybody sees while the site is locked, with the staff sign-in. */
export function LockedScreen({ headingId }: { headingId?: string }) {
  const team = useTeam();
  const { programme } = team;
  return (
    <div className="locked">
      <Terrain className="locked__land" preset="locked" seed={pageSeeds.locked} />
      <div className="wrap locked__mark">
        <TeamMark variant="nav" title={team.name} />
      </div>
      <div className="wrap locked__mid">
        <p className="display">We’re closed for maintenance.</p>
        <div>
          <p className="lead">
            {`${programme.isOn ? `Members keep their ${programme.unit.many}, and the` : "The"} site will pick up where it left off.`}
          </p>
          <a className="locked__mail" href={`mailto:${team.contactEmail}`}>
            {team.contactEmail}
          </a>
          <Island>
            <AdminAccess />
          </Island>
        </div>
      </div>
      <div className="wrap">
        <h1 id={headingId}>
          <span className="visually-hidden">LOCKED</span>
          <Ramp word="LOCKED" variant="locked" />
        </h1>
        <div className="locked__base">
          <span>
            {team.name}, {team.location}
          </span>
          <span className="muted locked__wait">We check every 30 seconds. The site will reopen here by itself.</span>
        </div>
      </div>
    </div>
  );
}
