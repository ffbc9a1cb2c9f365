import { limitsText, schemaTables, typeText } from "./schema-rows";

describe("typeText", () => {
  it("writes types in TypeScript's notation", () => {
    expect(typeText({ type: "array", items: { type: "string" } })).toBe("string[]");
    expect(typeText({ type: "array", items: { type: "string", enum: ["a", "b"] } })).toBe('("a" | "b")[]');
    expect(typeText({ type: ["string", "null"] })).toBe("string | null");
    expect(typeText({ anyOf: [{ type: "integer" }, { type: "string" }, { type: "integer" }] })).toBe(
      "integer | string",
    );
    expect(typeText({ type: "object", additionalProperties: { type: "integer" } })).toBe(
      "Record<string, integer>",
    );
    expect(typeText({ const: "ok" })).toBe('"ok"');
    expect(typeText({})).toBe("any");
  });
});

describe("limitsText", () => {
  it("writes bounds, formats, patterns and defaults, those of variants and items too", () => {
    expect(limitsText({ type: "integer", minimum: 1, maximum: 500 })).toBe("1 … 500");
    expect(limitsText({ type: "string", minLength: 1 })).toBe("length ≥ 1");
    expect(limitsText({ type: "string", format: "email", maxLength: 254 })).toBe("email; length ≤ 254");
    expect(limitsText({ type: "array", maxItems: 20, items: { type: "string", maxLength: 60 } })).toBe(
      "items ≤ 20; length ≤ 60",
    );
    expect(
      limitsText({
        anyOf: [
          { type: "integer", minimum: 0 },
          { type: "string", pattern: "^\\d$" },
        ],
      }),
    ).toBe("≥ 0; /^\\d$/");
    expect(limitsText({ type: "integer", default: 60 })).toBe("= 60");
  });
});

describe("schemaTables", () => {
  const person = {
    type: "object",
    properties: {
      name: { type: "string" },
      address: { anyOf: [{ type: "object", properties: { town: { type: "string" } } }, { type: "null" }] },
      jobs: {
        type: "array",
        items: { type: "object", properties: { year: { type: "integer" } }, required: ["year"] },
      },
    },
    required: ["name"],
  };

  it("lists nested fields under dotted names", () => {
    expect(schemaTables(person)).toEqual([
      [
        { name: "name", type: "string", required: true, limits: "" },
        { name: "address", type: "object | null", required: false, limits: "" },
        { name: "address.town", type: "string", required: false, limits: "" },
        { name: "jobs", type: "object[]", required: false, limits: "" },
        { name: "jobs[].year", type: "integer", required: true, limits: "" },
      ],
    ]);
  });

  it("describes a list by its items", () => {
    expect(schemaTables({ type: "array", items: person })[0]?.[0]?.name).toBe("[].name");
  });

  it("gives each variant a table", () => {
    expect(
      schemaTables({ anyOf: [person, { type: "object", properties: { id: { type: "integer" } } }] }),
    ).toHaveLength(2);
  });

  it("describes a plain value as itself", () => {
    expect(schemaTables({ type: "string", maxLength: 3 })).toEqual([
      [{ name: "", type: "string", required: true, limits: "length ≤ 3" }],
    ]);
  });
});
