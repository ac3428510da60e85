import fc from "fast-check";
import { expect, test } from "vitest";
import { MalformedXml, parseXml } from "./parse-xml.ts";
import { xmlText } from "./xml.ts";

const textOf = (document: string) => parseXml(document).text;

test.each([
  ["<a>Tom &amp; Jerry &lt;3 &gt; &quot;x&quot; &apos;</a>", 'Tom & Jerry <3 > "x" \''],
  ["<a>&#233;&#xE9;&#x1f600;</a>", "éé😀"],
  ["<a>one<![CDATA[ <b>&amp;</b> ]] ]>]]>two</a>", "one <b>&amp;</b> ]] ]>two"],
  ["<a>in<!-- not <this> -->side<?or this?></a>", "inside"],
  ["<a>x<b>y</b>z</a>", "xz"],
  ['\ufeff<?xml version="1.0" encoding="UTF-8"?>\r\n<!-- first -->\n<a>1\r\n2\r3</a>\n<!-- last -->\n', "1\n2\n3"],
  ["<a\n/>", ""],
])("%j has the text %j", (document, text) => {
  expect(textOf(document)).toBe(text);
});

test("elements keep their order, prefixes and attributes", () => {
  const parsed = parseXml(`<yt:a x = '1&amp;"' y:z="2>"><b/><c>d</c ><b q="'"/></yt:a>`);
  expect(parsed).toMatchObject({ name: "yt:a", attributes: { x: '1&"', "y:z": "2>" } });
  expect(parsed.children.map(({ name, attributes }) => [name, attributes])).toEqual([
    ["b", {}],
    ["c", {}],
    ["b", { q: "'" }],
  ]);
});

test.each([
  "",
  "text",
  "<a>",
  "</a>",
  "<a></b>",
  "<a><b></a></b>",
  "<a/><b/>",
  "<a/>text",
  "text<a/>",
  "<a>&nbsp;</a>",
  "<a>fish & chips</a>",
  "<a>&#0;</a>",
  "<a>&#xD800;</a>",
  "<a>&#x110000;</a>",
  "<a>&constructor;</a>",
  "<a>]]></a>",
  "<a>\u0001</a>",
  "<a>1 < 2</a>",
  "<a b></a>",
  "<a b=c></a>",
  '<a b="<"></a>',
  '<a b="1" b="2"></a>',
  '<a b="1"c="2"></a>',
  "</a b='1'>",
  "<a></a/>",
  "<1/>",
  "<a><!-- -- --></a>",
  "<a><!-- </a>",
  "<a><![CDATA[ </a>",
  "<![CDATA[a]]>",
  "<a><?never ended</a>",
  "<a/><?xml version='1.0'?>",
  "<?xml version='1.0' encoding='iso-8859-1'?><a/>",
  '<!DOCTYPE a [<!ENTITY x "xxxxxxxxxx">]><a>&x;</a>',
  '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>',
  "<!doctype html><title>Just a moment</title>",
  '{"items":[]}',
  `${"<a>".repeat(51)}${"</a>".repeat(51)}`,
])("%j is refused", (document) => {
  expect(() => parseXml(document)).toThrow(MalformedXml);
});

test("whatever text is written, the same is read", () => {
  const text = fc.string({ unit: "binary" });
  fc.assert(
    fc.property(text, text, (inside, attribute) => {
      const written = (value: string) => xmlText(value).replaceAll("\r", "&#13;");
      const parsed = parseXml(`<a b="${written(attribute)}">${written(inside)}</a>`);
      const read = (value: string) =>
        value
          .toWellFormed()
          // biome-ignore lint/suspicious/noControlCharactersInRegex: XML can't contain them, so writing leaves them out
          .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
      expect([parsed.text, parsed.attributes.b]).toEqual([read(inside), read(attribute)]);
    }),
  );
});

test("what looks like a tag and isn't ends soon, however long it is", () => {
  const most = 500_000;
  const before = process.cpuUsage();
  for (const [start, more] of [
    ["<a", " "],
    ["<a ", "b"],
    ["<a ", 'b="1" '],
    ["<a b='", "x"],
    ["<a>&#", "1"],
    ["<a>", "&amp;"],
    ["", "<"],
    ["<a>", "<!---->"],
  ] as const)
    expect(() => parseXml(start + more.repeat(most / more.length))).toThrow(MalformedXml);
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(10);
});
