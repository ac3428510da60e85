import type { ReactNode } from "react";
import { useTeam } from "#web/api/team.ts";
import { TeamMark } from "#web/ui/pictures/team-mark.tsx";
import "./minimal-layout.css";

/** A frame with only the logo. Its link reloads the site, dropping everything in the page's address. */
export function MinimalLayout({ children }: { children: ReactNode }) {
  const team = useTeam();
  return (
    <>
      <header className="minimal">
        <div className="wrap">
          <a className="minimal__mark" href="/">
            <TeamMark variant="nav" title={`${team.name}, home`} />
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
