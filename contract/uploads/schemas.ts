import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { maxPictureBytes, maxPictureSide } from "./constants.ts";

export const Picture = z.object({
  url: z.string().regex(/^\/media\/[0-9a-f]{64}\.webp$/),
  width: z.int().min(1).max(maxPictureSide),
  height: z.int().min(1).max(maxPictureSide),
});
export type Picture = z.infer<typeof Picture>;

export const uploadsCalls = {
  create: {
    access: "staff:uploads:write",
    summary: "Stores a picture (PNG, JPEG, WebP or GIF) as WebP and returns its address",
    file: { name: "picture", maxBytes: maxPictureBytes },
    response: Picture,
    status: 201,
  },
} satisfies Calls;
