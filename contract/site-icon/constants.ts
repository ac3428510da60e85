/** Sizes in pixels of the uploaded icon that the site serves. */
export const iconSides = [32, 180, 512] as const;
export type IconSide = (typeof iconSides)[number];
