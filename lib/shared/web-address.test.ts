import fc from "fast-check";
import {
  optionalImageAddress,
  optionalWebAddress,
  parseImageAddress,
  parseWebAddress,
} from "@/lib/shared/web-address";
import { anyCharacter } from "@/tests/support/any-character";
import { faultsOf } from "@/tests/support/in-words";

describe("parseWebAddress", () => {
  it.each([
    ["https://example.com", "https://example.com"],
    ["  http://example.com/a?b=c#d  ", "http://example.com/a?b=c#d"],
    ["www.example.fi/työt", "https://www.example.fi/työt"],
    ["github.com/aino", "https://github.com/aino"],
    ["example.com:8443/x", "https://example.com:8443/x"],
    ["https://päivi.fi", "https://päivi.fi"],
    ["HTTPS://Example.com", "HTTPS://Example.com"],
  ])("takes %j for %j", (value, address) => {
    expect(parseWebAddress(value)).toBe(address);
  });

  it.each([
    "",
    "example",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "ftp://example.com",
    "mailto:aino@example.com",
    "//example.com",
    "/path",
    "https:example.com",
    "https:///example.com",
    "https:\\\\example.com",
    "https://example.com\\@evil.example",
    "https://user@example.com",
    "https://user:secret@example.com",
    "https://exa mple.com",
    "https://example.com/a b",
    "https://.com",
    "https://localhost/x",
    "https://",
    "java\nscript:alert(1)",
    `https://example.com/${String.fromCharCode(0)}`,
  ])("refuses %j", (value) => {
    expect(parseWebAddress(value)).toBeNull();
  });

  it("gives nothing that a browser would read as anything but http and https", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string({ unit: anyCharacter }),
          fc.string().map((text) => `https:${text}`),
        ),
        (value) => {
          const address = parseWebAddress(value);
          if (address === null) return;
          const url = new URL(address, "https://osaaja.example/profile");
          expect(url.protocol).toMatch(/^https?:$/);
          expect(url.hostname).not.toBe("osaaja.example");
          expect(url.username + url.password).toBe("");
        },
      ),
    );
  });
});

describe("parseImageAddress", () => {
  it.each([
    [" https://example.com/a.png ", "https://example.com/a.png"],
    ["http://example.com/a.png", null],
    ["example.com/a.png", null],
    ["not a url", null],
    ["data:image/png;base64,AAAA", null],
    ["/api/images/1", null],
  ])("takes %j for %j", (value, address) => {
    expect(parseImageAddress(value)).toBe(address);
  });
});

describe("optional addresses", () => {
  const own = "/api/images/0199b1c2-7d3e-7a4f-8b5c-6d7e8f901234";

  it("keep absent and null apart, and empty text is null", () => {
    for (const schema of [optionalWebAddress(), optionalImageAddress()]) {
      expect(schema.parse(undefined)).toBeUndefined();
      expect(schema.parse(null)).toBeNull();
      expect(schema.parse("   ")).toBeNull();
    }
  });

  it("say what is wrong", () => {
    expect(faultsOf(optionalWebAddress(), "javascript:alert(1)")).toEqual([
      ["", "Enter a web address such as https://example.com"],
    ]);
    expect(faultsOf(optionalImageAddress(), "http://example.com/a.png")).toEqual([
      ["", "Please enter a valid image URL."],
    ]);
    expect(optionalWebAddress().safeParse(`https://example.com/${"a".repeat(2048)}`).success).toBe(false);
  });

  it("let one of our own images be a picture", () => {
    expect(optionalImageAddress().parse(own)).toBe(own);
    expect(optionalImageAddress().safeParse(`${own}/..`).success).toBe(false);
  });
});
