/** The sides in pixels in which the icon that staff uploaded is served. */
export const iconSides = [32, 180, 512] as const;
export type IconSide = (typeof iconSides)[number];
