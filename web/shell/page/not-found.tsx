import { pageSeeds } from "#contract/art/art.ts";
import { SectionLink } from "#web/shell/links/section-link.tsx";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { Ramp } from "#web/ui/pictures/ramp.tsx";
import { Terrain } from "#web/ui/pictures/terrain.tsx";
import "./not-found.css";
import { TextLink } from "#web/ui/actions/text-link.tsx";

export const NotFound = () => (
  <div className="not-found">
    <Terrain className="not-found__land" preset="contact" seed={pageSeeds.notFound} />
    <div className="wrap not-found__note">
      <p className="display">You landed off the map.</p>
      <p className="lead">There is no page at this address. The storm has it now, and you still have time to rotate.</p>
      <p className="not-found__go">
        <TextLink className={buttonClass()} href="/">
          Back to Home
        </TextLink>
        <SectionLink className="text-link" section="news">
          Latest Updates
        </SectionLink>
      </p>
    </div>
    <div className="wrap not-found__num">
      <h1>
        <span className="visually-hidden">404, page not found</span>
        <Ramp word="404" variant="void" />
      </h1>
      <div className="not-found__base">Page not found</div>
    </div>
  </div>
);
