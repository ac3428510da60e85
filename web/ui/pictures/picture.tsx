import type { ComponentProps } from "react";

type PictureProps = Omit<ComponentProps<"img">, "src"> & {
  src: string;
  /** The address of our drawn picture, to show if this one doesn't load. */
  drawn: string | undefined;
};

/** A picture that may come from another site. The page's `drawInstead` script replaces those that don't load. */
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
