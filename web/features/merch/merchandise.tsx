import { useId } from "react";
import { terrainPath } from "#contract/art/art.ts";
import { type RampShape, ramp } from "#contract/art/ramp.ts";
import type { MerchLinks } from "#contract/merch/schemas.ts";
import { formatMoney } from "#contract/money.ts";
import type { MerchItem } from "#contract/team/offers.ts";
import { useTeam } from "#web/api/team.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { SectionLead } from "#web/ui/marks/section-lead.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import "./merchandise.css";

type MerchandiseProps = { links: MerchLinks | undefined };

/** The team's merchandise. Links to the store unless the switch is known to be off. */
export function Merchandise({ links }: MerchandiseProps) {
  const team = useTeam();
  const { merch, home } = team;
  const isForSale = links?.isEnabled !== false;
  return (
    <section className="merch" id="merchandise" aria-labelledby="merchandise-heading">
      <div className="wrap">
        <h2 id="merchandise-heading">{home.headings.merchandise}</h2>
        <SectionLead>{home.leads.merchandise}</SectionLead>
        <div className={`merch__grid merch__grid--${columnsOf(merch.length)}`} data-reveal>
          {merch.map((item) => (
            <article className="item" key={item.name}>
              <figure>
                <ItemPicture {...item} />
              </figure>
              <div className="item__foot">
                <div>
                  <h3>{item.name}</h3>
                  {item.price !== undefined && <p className="item__price">{formatMoney(item.price, team)}</p>}
                  <p>{item.description}</p>
                </div>
                {isForSale && <ShopNow {...item} />}
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

/** As many columns as leave the fewest gaps. */
const columnsOf = (items: number) => (items <= 4 ? items : items % 3 === 0 || items === 5 ? 3 : 4);

function ItemPicture({ image, drawing, name }: MerchItem) {
  const team = useTeam();
  const terrain = terrainPath("sleeve", team.name);
  if (image) return <Picture src={image} drawn={terrain} alt={name} />;
  if (drawing === "jersey") return <Jersey wordmark={team.wordmark} />;
  if (drawing === "sleeve") return <Sleeve wordmark={team.wordmark} />;
  return <Picture src={terrain} drawn={terrain} />;
}

/** A link that covers its whole card. */
function ShopNow({ name, storeUrl }: MerchItem) {
  return (
    <a className="item__shop" href={storeUrl} target="_blank" rel="noopener">
      <span className={buttonClass()}>Shop Now</span>
      <span className="visually-hidden">: {name} (opens in a new tab)</span>
    </a>
  );
}

const hem = "c120 26 248 26 368 0";
const body = `M262 62 158 96 36 282l112 74 56-76-8 390${hem}l-8-390 56 76 112-74L602 96 498 62`;

/** The shirt, drawn flat. The contours behind the team's name climb with its hem. */
function Jersey({ wordmark }: { wordmark: string }) {
  const clipId = useId();
  return (
    <svg viewBox="0 0 760 700" role="img" aria-label={`${wordmark} jersey, front, drawn flat`}>
      <clipPath id={clipId}>
        <path d={`${body}c-30 58-206 58-236 0z`} />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        <path d="M0 0h760v760H0z" fill="var(--color-cloth)" />
        <image href={terrainPath("jersey", wordmark)} width="760" height="760" />
        <path d="M36 282l112 74-14 20L22 304zM724 282l-112 74 14 20 112-72z" fill="var(--color-amber)" />
        <path d="M0 690 760 538V760H0z" fill="var(--color-bone)" />
        <path d="M0 690 760 538v14L0 704z" fill="var(--color-ink)" />
      </g>
      <path d="M262 62c30 58 206 58 236 0l22 7c-40 82-240 82-280 0z" fill="var(--color-bone)" />
      <Print
        wordmark={wordmark}
        shape={{ width: 250, low: 30, high: 80 }}
        transform="translate(255 196)"
        fill="var(--color-bone)"
      />
      <path d={body} fill="none" stroke="var(--color-wire)" strokeWidth="1.5" />
      <path
        d="M204 280c-2-60 4-128 18-204M556 280c2-60-4-128-18-204"
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="2"
        strokeDasharray="5 4"
      />
    </svg>
  );
}

const outline =
  "M150 40C196 18 262 14 318 26 322 150 318 262 338 372 350 446 380 528 408 602 378 634 326 652 280 650 256 566 226 486 204 400 176 290 152 160 150 40Z";

/** The sleeve for the mouse arm, drawn flat, with the wordmark running down it. */
function Sleeve({ wordmark }: { wordmark: string }) {
  const clipId = useId();
  return (
    <svg viewBox="60 0 440 670" role="img" aria-label={`${wordmark} gaming sleeve, drawn flat`}>
      <clipPath id={clipId}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        <path d="M0 0h560v680H0z" fill="var(--color-bone)" />
        <image href={terrainPath("sleeve", wordmark)} width="560" height="680" />
        <path d="M130 0h210v66C270 44 190 56 130 88z" fill="var(--color-ink)" />
        <path d="M130 88c60-32 140-44 210-22v11c-70-22-150-10-210 22z" fill="var(--color-amber)" />
        <path d="M250 622c60 0 110-18 150-48l40 60-60 46H240z" fill="var(--color-ink)" />
      </g>
      <Print
        wordmark={wordmark}
        shape={{ width: 400, low: 34, high: 96 }}
        transform="translate(292 122) rotate(81.5)"
        fill="var(--color-ink)"
      />
      <path d={outline} fill="none" stroke="var(--color-wire)" strokeWidth="1.5" />
      <path
        d="M196 330c40 22 92 26 136 6M208 366c40 20 88 22 128 4"
        fill="none"
        stroke="var(--color-ink)"
        strokeOpacity=".35"
        strokeWidth="1.5"
      />
    </svg>
  );
}

type PrintProps = { wordmark: string; shape: RampShape; transform: string; fill: string };

/** The wordmark as printed on cloth. */
function Print({ wordmark, shape, transform, fill }: PrintProps) {
  const path = ramp(wordmark, { ...shape, stem: 0.31 }).letters.map((letter) => letter.path);
  return <path transform={transform} fill={fill} fillRule="evenodd" d={path.join("")} />;
}
