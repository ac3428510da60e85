import { pageSeeds } from "#contract/art/art.ts";
import { SectionLink } from "#web/shell/links/section-link.tsx";
import { keyClass } from "#web/ui/actions/button.tsx";
import { Ramp } from "#web/ui/pictures/ramp.tsx";
import { Terrain } from "#web/ui/pictures/terrain.tsx";
import "./not-found.css";
import { PageLink } from "#web/ui/actions/page-link.tsx";

export const NotFound = () => (
  <div className="void">
    <Terrain className="void__land" preset="contact" seed={pageSeeds.notFound} />
    <div className="wrap void__say">
      <p className="display">You landed off the map.</p>
      <p className="lead">There is no page at this address. The storm has it now, and you still have time to rotate.</p>
      <p className="void__go">
        <PageLink className={keyClass()} href="/">
          Back to Home
        </PageLink>
        <SectionLink className="line" section="news">
          Latest Updates
        </SectionLink>
      </p>
    </div>
    <div className="wrap void__num">
      <h1>
        <span className="vh">404, page not found</span>
        <Ramp word="404" variant="void" />
      </h1>
      <div className="void__base">Page not found</div>
    </div>
  </div>
);
