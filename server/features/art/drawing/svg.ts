export type Frame = { width: number; height: number };

/** Makes a picture that fills its frame, cropped if the frame has another shape. */
export const svg = ({ width, height }: Frame, parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${parts.join("")}</svg>`;
