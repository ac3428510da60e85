import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { z } from "zod";
import { useSite } from "#server/testing/site/use-site.ts";
import { team } from "#team.config.ts";

const site = useSite();

const Schema = z.looseObject({ properties: z.record(z.string(), z.looseObject({})).optional() });
const Content = z.record(z.string(), z.object({ schema: Schema }));
const Operation = z.looseObject({
  operationId: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  requestBody: z.looseObject({ content: Content }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: Content.optional() })),
});
const Description = z.looseObject({
  tags: z.array(z.object({ name: z.string() })),
  components: z.looseObject({ securitySchemes: z.record(z.string(), z.unknown()) }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
});

async function described() {
  const description = Description.parse((await site().app.inject({ url: "/api/openapi.json" })).json());
  return { ...description, operations: Object.values(description.paths).flatMap((path) => Object.values(path)) };
}

test("the API description is valid OpenAPI, without broken references", async () => {
  const { body } = await site().app.inject({ url: "/api/openapi.json" });
  expect(await new Validator().validate(JSON.parse(body))).toEqual({ valid: true });
});

test("the API description names a contact", async () => {
  const { info } = (await site().app.inject({ url: "/api/openapi.json" })).json();
  expect(info.contact).toEqual({ name: team.name, email: team.contactEmail });
});

test("every call has a unique name, a known tag, its callers and its error format", async () => {
  const { operations, tags, components } = await described();
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  const known = tags.map(({ name }) => name);
  const callers = Object.keys(components.securitySchemes);
  for (const { operationId, description, tags: own, security, responses } of operations) {
    expect(known, operationId).toEqual(expect.arrayContaining(own));
    expect(own, operationId).toHaveLength(1);
    expect(description, operationId).toMatch(/^Who may call it: .+\.$/);
    expect(callers, operationId).toEqual(expect.arrayContaining(security.flatMap((one) => Object.keys(one))));
    const error = responses.default?.content?.["application/json"]?.schema;
    expect(Object.keys(error?.properties ?? {}), operationId).toEqual(
      expect.arrayContaining(["error", "code", "fields", "current"]),
    );
  }
});

test("each call says who may make it and with which session", async () => {
  const { paths } = await described();
  expect(paths["/api/players"]?.get).toMatchObject({ security: [{}], description: "Who may call it: everyone." });
  expect(paths["/api/points/me"]?.get).toMatchObject({ security: [{ member: [] }] });
  expect(paths["/api/admin/players/{id}"]?.put).toMatchObject({
    operationId: "putAdminPlayersById",
    tags: ["admin: players"],
    security: [{ staff: [] }],
    description: "Who may call it: staff who are admin or chief.",
  });
});

test("a form lists its file and its other fields", async () => {
  const { paths } = await described();
  const form = paths["/api/admin/players"]?.post?.requestBody?.content["multipart/form-data"]?.schema;
  expect(form).toMatchObject({
    properties: { profileImage: { type: "string", format: "binary" }, gamertag: { type: "string", maxLength: 80 } },
    required: ["gamertag", "realName"],
  });
  const picture = paths["/api/admin/uploads"]?.post?.requestBody?.content["multipart/form-data"]?.schema;
  expect(picture).toMatchObject({ required: ["picture"] });
});

test("a call lists every status it can refuse with", async () => {
  const { paths } = await described();
  const seen = { changes: 0, bodies: 0, versions: 0 };
  for (const [path, calls] of Object.entries(paths))
    for (const [method, { requestBody, responses, security }] of Object.entries(calls)) {
      const listed = Object.keys(responses);
      const call = `${method} ${path}`;
      const isForAll = security.some((one) => Object.keys(one).length === 0);
      expect(listed.includes("401"), call).toBe(!isForAll);
      expect(listed.includes("403"), call).toBe(!isForAll || method !== "get");
      if (method !== "get") seen.changes++;
      for (const status of ["413", "415"]) expect(listed.includes(status), call).toBe(requestBody !== undefined);
      if (!requestBody) continue;
      seen.bodies++;
      expect(listed, call).toContain("400");
      // a body has one content type
      const [{ schema }] = Object.values(requestBody.content) as [{ schema: z.infer<typeof Schema> }];
      const hasVersion = schema.properties?.version !== undefined;
      expect(listed.includes("409"), call).toBe(hasVersion);
      if (hasVersion) seen.versions++;
    }
  expect(Object.keys(paths["/api/admin/players/{id}"]?.put?.responses ?? {})).toContain("409");
  expect(Object.keys(paths["/api/admin/uploads"]?.post?.responses ?? {})).toEqual(
    expect.arrayContaining(["400", "401", "403", "413", "415"]),
  );
  expect(seen.versions).toBeGreaterThan(6);
  expect(seen.changes).toBeGreaterThan(seen.bodies);
});
