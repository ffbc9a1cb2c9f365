import { z } from "zod";
import { endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { openApiDocument } from "./openapi";

const things = endpoint({
  method: "GET",
  path: "/api/things",
  access: "public",
  summary: "Things",
  rateLimit: limits.read,
  query: z.strictObject({
    limit: z
      .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
      .pipe(z.int().min(0).max(500))
      .pipe(z.int().min(1))
      .optional(),
    cursor: z.string().optional(),
    kind: z.preprocess((value) => value || undefined, z.enum(["a", "b"]).optional()),
  }),
  response: z.array(z.object({ id: z.int() })),
});
const changeThing = endpoint({
  method: "PATCH",
  path: "/api/things/{id}",
  access: "admin",
  summary: "Change a thing",
  params: z.object({ id: z.string().regex(/^\d+$/).transform(Number) }),
  body: z.strictObject({
    name: z.string().max(20),
    when: z.iso.datetime().transform((text) => new Date(text)),
  }),
  response: z.object({ name: z.string(), count: z.int().default(0) }),
});
const removeThing = endpoint({
  method: "DELETE",
  path: "/api/things/{id}",
  access: "user",
  summary: "Remove a thing",
  status: 204,
  errors: ["conflict"],
});
const sendPicture = endpoint({
  method: "POST",
  path: "/api/things/{id}/picture",
  access: "user",
  summary: "Send a picture",
  bodyType: "multipart/form-data",
  body: z.strictObject({ image: z.file().max(1000) }),
  response: z.object({ size: z.int() }),
  status: 201,
  repeatedStatus: 200,
  takesIdempotencyKey: true,
  errors: ["not_possible_now"],
});
const findThings = endpoint({
  method: "POST",
  path: "/api/things/search",
  access: "public",
  summary: "Find things",
  body: z.strictObject({ name: z.string().optional() }),
  response: z.array(z.object({ id: z.int() })),
});
const getPicture = endpoint({
  method: "GET",
  path: "/api/things/{id}/picture",
  access: "public",
  summary: "The picture of a thing",
  headers: { ETag: "Of this picture." },
});
const described = [changeThing, things, removeThing, sendPicture, findThings, getPicture];
const document = openApiDocument(described, {
  title: "Test",
  version: "1.2.3",
  description: "Rules",
  url: "https://osaaja.example",
});
const list = document.paths["/api/things"]?.get;
const change = document.paths["/api/things/{id}"]?.patch;
const sending = document.paths["/api/things/{id}/picture"]?.post;
const removal = document.paths["/api/things/{id}"]?.delete;

describe("openApiDocument", () => {
  it("says what it is and where it is served", () => {
    expect(document).toMatchObject({
      openapi: "3.1.1",
      info: { title: "Test", version: "1.2.3" },
      servers: [{ url: "https://osaaja.example" }],
    });
    expect(Object.keys(document.paths)).toEqual([
      "/api/things",
      "/api/things/search",
      "/api/things/{id}",
      "/api/things/{id}/picture",
    ]);
  });

  it("describes query parameters as they may be sent, with the tighter of two bounds", () => {
    expect(list?.parameters).toEqual([
      {
        name: "limit",
        in: "query",
        schema: {
          anyOf: [
            { type: "integer", minimum: 1, maximum: 500 },
            { type: "string", pattern: "^\\d+$" },
          ],
        },
      },
      { name: "cursor", in: "query", schema: { type: "string" } },
      { name: "kind", in: "query", schema: { type: "string", enum: ["a", "b"] } },
    ]);
  });

  it("describes bodies as they come in and answers as they go out", () => {
    expect(change?.requestBody?.content["application/json"]?.schema).toEqual({
      type: "object",
      properties: { name: { type: "string", maxLength: 20 }, when: { type: "string", format: "date-time" } },
      required: ["name", "when"],
      additionalProperties: false,
    });
    expect(change?.responses["200"]).toMatchObject({
      content: { "application/json": { schema: { required: ["name", "count"] } } },
    });
    expect(change?.parameters).toEqual([
      { name: "id", in: "path", required: true, schema: { type: "string", pattern: "^\\d+$" } },
    ]);
  });

  it("describes a form with a file by its own content type", () => {
    const upload = document.paths["/api/things/{id}/picture"]?.post;
    expect(upload?.requestBody?.content).toEqual({
      "multipart/form-data": {
        schema: {
          type: "object",
          properties: {
            image: { type: "string", format: "binary", contentEncoding: "binary", maxLength: 1000 },
          },
          required: ["image"],
          additionalProperties: false,
        },
      },
    });
    expect(Object.keys(upload?.responses ?? {})).toEqual(expect.arrayContaining(["413", "415", "422"]));
  });

  it("says where an empty body is enough, and where the client may keep what it has", () => {
    const picture = document.paths["/api/things/{id}/picture"];
    expect(change?.requestBody?.required).toBe(true);
    expect(picture?.post?.requestBody?.required).toBe(true);
    expect(document.paths["/api/things/search"]?.post?.requestBody?.required).toBe(false);
    expect(picture?.get?.responses).toMatchObject({
      "2XX": { headers: { ETag: {} } },
      "304": { headers: { ETag: {} } },
    });
    expect(list?.responses).not.toHaveProperty("304");
  });

  it("tells who may call and how often", () => {
    expect(list).toMatchObject({ security: [], "x-access": "public" });
    expect(list?.description).toBe("Open to everybody. Up to 600 requests per minute from one address.");
    expect(change).toMatchObject({ security: [{ session: [] }], "x-access": "admin" });
    expect(document.components.securitySchemes.session).toMatchObject({ in: "cookie" });
  });

  it("lists the errors that the declaration leads to", () => {
    expect(Object.keys(list?.responses ?? {})).toEqual(["200", "400", "429", "500", "503"]);
    expect(Object.keys(change?.responses ?? {})).toEqual([
      "200",
      "400",
      "401",
      "403",
      "404",
      "413",
      "415",
      "422",
      "500",
      "503",
    ]);
    expect(Object.keys(removal?.responses ?? {})).toEqual(["204", "401", "403", "409", "500", "503"]);
    expect(document.components.responses.rate_limited).toMatchObject({ headers: { "Retry-After": {} } });
  });

  it("names every code where several have one status", () => {
    expect(removal?.responses["409"]).toEqual({ $ref: "#/components/responses/conflict" });
    expect(sending?.responses["409"]).toMatchObject({
      description: expect.stringMatching(/^not_possible_now: .+ conflict: ./),
    });
  });

  it("describes the header and the answers of a write that may be repeated", () => {
    expect(sending?.parameters).toEqual([
      {
        name: "Idempotency-Key",
        in: "header",
        schema: { type: "string", pattern: "^[\\x21-\\x7e]{1,200}$" },
      },
    ]);
    expect(Object.keys(sending?.responses ?? {})).toEqual(
      expect.arrayContaining(["200", "201", "400", "409"]),
    );
  });

  it("names the headers of a list that is paged", () => {
    expect(list?.responses["200"]).toMatchObject({ headers: { "X-Total-Count": {}, Link: {} } });
    expect(change?.responses["200"]).not.toHaveProperty("headers");
  });

  it("gives every operation a name made of its path", () => {
    expect([list, change, removal].map((operation) => operation?.operationId)).toEqual([
      "getThings",
      "patchThingsById",
      "deleteThingsById",
    ]);
  });
});
