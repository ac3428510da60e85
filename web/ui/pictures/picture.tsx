import type { ComponentProps } from "react";

type PictureProps = Omit<ComponentProps<"img">, "src"> & {
  src: string;
  /** Our own picture of the same thing, for when the other one doesn't load. */
  drawn: string | undefined;
};

/** A picture that may stand on another site. `drawInstead` in the page's script sees to those that don't load. */
export const Picture = ({ src, drawn, alt = "", ...rest }: PictureProps) => (
  <img
    loading="lazy"
    referrerPolicy="no-referrer"
    {...rest}
    src={src}
    alt={alt}
    data-drawn={src === drawn ? undefined : drawn}
  />
);
