import { terrainPath } from "#contract/art/art.ts";
import type { MerchLinks } from "#contract/merch/schemas.ts";
import { team } from "#web/team.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { Jersey, Sleeve } from "./garments.tsx";
import "./merchandise.css";

type MerchItem = (typeof team.merch)[number];

type MerchandiseProps = { links: MerchLinks | undefined };

/** The team's merchandise. Links to the store unless the switch is known to be off. */
export function Merchandise({ links }: MerchandiseProps) {
  const isForSale = links?.isEnabled !== false;
  return (
    <section className="merch" id="merchandise" aria-labelledby="merchandise-heading">
      <div className="wrap">
        <h2 id="merchandise-heading">Merchandise</h2>
        <div className="merch__grid" data-reveal>
          {team.merch.map((item) => (
            <article className="item" key={item.name}>
              <figure>
                <ItemPicture {...item} />
              </figure>
              <div className="item__foot">
                <div>
                  <h3>{item.name}</h3>
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

function ItemPicture({ image, name }: MerchItem) {
  if (image === "jersey") return <Jersey wordmark={team.wordmark} />;
  if (image === "sleeve") return <Sleeve wordmark={team.wordmark} />;
  return <Picture src={image} drawn={terrainPath("sleeve", team.name)} alt={name} />;
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
