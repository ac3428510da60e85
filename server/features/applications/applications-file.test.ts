import { beforeEach, expect, test } from "vitest";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import { applicationsFilePath } from "#contract/applications/constants.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { recordedForm } from "#server/testing/cast/filled-forms.ts";
import { recordedChanges } from "#server/testing/records/recorded-changes.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { applications } from "./applications.table.ts";

const site = useSite();

beforeEach(async () => {
  await site().db.delete(applications);
});

test("the CSV file has what the list shows, and no cell is a formula", async () => {
  const reviewer = await signedInStaff(site(), "management");
  const record = (name: string, more = {}) =>
    reviewer.api(applicationsAdminApi.record, { body: { ...recordedForm, name, ...more } });
  await record("Older, with a comma", { motivation: "Zed;=WEBSERVICE(E2)", experience: "xxx\t=2+5" });
  await record("@newer", { experience: '=cmd|"/c calc"!A1', motivation: "+1\nand a line" });
  await record("＝1+1", { experience: "＠SUM", motivation: "－1", availability: "＋1" });
  await record("Designer", { type: "gfx_vfx" });
  const answer = await site().app.inject({ url: `${applicationsFilePath}?type=coach`, headers: reviewer.headers });
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(answer.headers["content-disposition"]).toBe('attachment; filename="applications.csv"');
  const [head, ...lines] = answer.body.trimEnd().split("\r\n");
  expect(head).toBe(
    "\ufeffSubmitted,Type,Name,Email,Discord,Age,Time zone,Availability,Experience,Motivation,Portfolio,Additional info,Answers,Status,Reviewed,Reviewed by,Review notes,Internal notes",
  );
  expect(lines.map((line) => line.slice(line.indexOf(",Coach,") + ",Coach,".length))).toEqual([
    expect.stringMatching(/^"'＝1\+1",.*"'＋1","'＠SUM","'－1"/),
    expect.stringContaining(`"'@newer",pat@demo.example,pat_placeholder,18+`),
    expect.stringContaining('"Older, with a comma",pat@demo.example'),
  ]);
  expect(lines[2]).toContain(`"xxx\t'=2+5","Zed;'=WEBSERVICE(E2)"`);
  expect(lines[1]).toContain(`"'=cmd|""/c calc""!A1","'+1\nand a line"`);
  expect(await recordedChanges(site(), "applications.export")).toMatchObject([{ actor: reviewer.account.username }]);
});

test("no part of a cell is a formula for spreadsheets that split cells at semicolons, tabs and line breaks", async () => {
  const reviewer = await signedInStaff(site(), "management");
  const experience = 'a;=1+1;b;"=2+2;""@x\n=3+3\r\n-4+4\n\n＝5+5;\t+6\nplain;text - and more';
  await reviewer.api(applicationsAdminApi.record, { body: { ...recordedForm, name: "Ada;=7+7;", experience } });
  const { body } = await site().app.inject({ url: applicationsFilePath, headers: reviewer.headers });
  const parts = body.split(/[;\t\r\n]/).map((part) => part.replace(/^"*/, "").normalize("NFKC"));
  expect(parts.length).toBeGreaterThan(12);
  expect(parts.filter((part) => /^[=+\-@]/.test(part))).toEqual([]);
  expect(body).toContain("plain;text - and more");
});

test("only staff who may review get the file", async () => {
  expect((await site().app.inject({ url: applicationsFilePath })).statusCode).toBe(401);
  const { headers } = await signedInMember(site());
  expect((await site().app.inject({ url: applicationsFilePath, headers })).statusCode).toBe(401);
  const chief = await signedInStaff(site(), "chief");
  expect((await site().app.inject({ url: applicationsFilePath, headers: chief.headers })).statusCode).toBe(200);
});
