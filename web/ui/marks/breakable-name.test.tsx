import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BreakableName } from "./breakable-name.tsx";

const partsOf = (text: string) => renderToStaticMarkup(<BreakableName>{text}</BreakableName>).split("<wbr/>");

test("a gamertag only wraps between its words", () => {
  expect(partsOf("xX_HighGround_Xx")).toEqual(["x", "X", "_High", "Ground", "_Xx"]);
});

test("an address only wraps after a dot or hyphen, and before the @", () => {
  expect(partsOf("ada.example@upper-sample.example")).toEqual(["ada.", "example", "@upper-", "sample.", "example"]);
});
