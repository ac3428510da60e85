import { useQuery } from "@tanstack/react-query";
import { IconDrop } from "./icon-drop.tsx";
import { RemoveIcon } from "./remove-icon.tsx";
import { siteIcon } from "./site-icon.queries.ts";
import { useIconUpload } from "./use-icon-upload.ts";
import "./site-icon-section.css";

/** The icon in browsers' tabs, with a way to replace it. */
export function SiteIconSection() {
  const { data } = useQuery(siteIcon());
  const upload = useIconUpload();
  return (
    <section aria-labelledby="icon-heading">
      <h3 id="icon-heading">Favicon</h3>
      <p className="site-icon__about">
        The icon in the browser tab, and on a phone’s home screen.{" "}
        {data?.url === null && "Until you upload one, we use the first letter of the wordmark."}
      </p>
      <IconDrop url={data?.url} {...upload} />
      <RemoveIcon
        hasIcon={Boolean(data?.url)}
        onRemoved={() => document.querySelector<HTMLElement>(".site-icon input")?.focus()}
      />
    </section>
  );
}
