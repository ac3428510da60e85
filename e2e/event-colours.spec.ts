import { calendarApi } from "#contract/calendar/endpoints.ts";
import { paletteStyle } from "#contract/team/palette.ts";
import { callFrom } from "./dashboard.ts";
import { expect, longIf, test } from "./fixtures/test.ts";
import { openAsMember } from "./member.ts";

/** Eight levels of red, green and blue. */
const steps = [0, 36, 73, 109, 146, 182, 219, 255];
const hex = (...parts: number[]) => `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
const colours = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => hex(red, green, blue))));

const grounds = {
  dark: { ground: "#0a1210", paper: "#ece7d6", accent: "#f59e0b" },
  light: { ground: "#ffffff", paper: "#101418", accent: "#1d4ed8" },
};

for (const [name, brand] of Object.entries(grounds)) {
  test(
    `an event's mark has a contrast of three to one on a ${name} ground, whatever its colour`,
    longIf(name !== "light"),
    async ({ open }) => {
      const page = await openAsMember(open, { name: `Colourful${name}`, path: "/calendar" });
      const now = new Date().toISOString();
      const event = { title: "Black box", category: "personal", startDate: now, endDate: now, color: "#000000" };
      await callFrom(page, calendarApi.create.path, event);
      await page.reload();
      const mark = page.locator(".event-chip", { hasText: "Black box" }).first();
      await mark.waitFor();
      await page.addStyleTag({ content: paletteStyle(brand) });
      const contrasts = await mark.evaluate((element: HTMLElement, wanted) => {
        const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
        if (!canvas) throw new Error("There is nothing to draw on.");
        const lightOf = (colour: string) => {
          canvas.fillStyle = colour;
          canvas.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const groundOf = (one: Element): string => {
          const { backgroundColor } = getComputedStyle(one);
          const isClear = backgroundColor === "rgba(0, 0, 0, 0)" && one.parentElement;
          return isClear ? groundOf(one.parentElement ?? one) : backgroundColor;
        };
        const ground = lightOf(groundOf(element));
        return wanted.map((colour) => {
          element.style.setProperty("--c", colour);
          const light = lightOf(getComputedStyle(element, "::before").backgroundColor);
          return { colour, contrast: (Math.max(light, ground) + 0.05) / (Math.min(light, ground) + 0.05) };
        });
      }, colours);
      expect(contrasts).toHaveLength(512);
      expect(contrasts.filter(({ contrast }) => contrast < 3)).toEqual([]);
    },
  );
}
