import fc from "fast-check";
import { pathWithQuery, returnToOfUrl, safeReturnTo, signInProblem, tokenExpiry } from "./rules";

describe("safeReturnTo", () => {
  it.each([
    ["/", "/"],
    ["/projects", "/projects"],
    ["/expert/12?tab=skills&x=%20y#rate", "/expert/12?tab=skills&x=%20y#rate"],
    ["/a/../favorites", "/favorites"],
    ["/haku/ääni", "/haku/%C3%A4%C3%A4ni"],
    ["/%2F%2Fevil.example", "/%2F%2Fevil.example"],
  ])("keeps %j as %j", (value, expected) => {
    expect(safeReturnTo(value)).toBe(expected);
  });

  it.each([
    null,
    undefined,
    12,
    ["/a"],
    "",
    "projects",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/a\\b",
    "https://evil.example",
    "javascript:alert(1)",
    " /projects",
    "/ /evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/a\r\nSet-Cookie: x=1",
    "/a\u0000",
    "/a\u0085",
    "/..//evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    `/${"a".repeat(2000)}`,
  ])("drops %j", (value) => {
    expect(safeReturnTo(value)).toBeNull();
  });

  it("never leaves the site, whatever it is given", () => {
    const nasty = fc.stringMatching(/^[/\\.:@?#%a-c \t\n]{0,12}$/);
    fc.assert(
      fc.property(fc.oneof(nasty, fc.string(), fc.webUrl()), (value) => {
        const kept = safeReturnTo(value);
        if (kept === null) return;
        expect(new URL(kept, "https://osaaja.example").origin).toBe("https://osaaja.example");
        expect(kept).toMatch(/^\/(?![/\\])/);
        expect(safeReturnTo(kept)).toBe(kept);
      }),
      { numRuns: 500 },
    );
  });
});

describe("returnToOfUrl", () => {
  it("takes the path of an address of this site only", () => {
    const site = "https://osaaja.example";
    expect(returnToOfUrl("https://osaaja.example/projects?q=1", site)).toBe("/projects?q=1");
    expect(returnToOfUrl("https://osaaja.example.evil.example/projects", site)).toBeNull();
    expect(returnToOfUrl("http://osaaja.example/projects", site)).toBeNull();
    expect(returnToOfUrl("https://osaaja.example//evil.example", site)).toBeNull();
    expect(returnToOfUrl("/projects", site)).toBeNull();
    expect(returnToOfUrl(null, site)).toBeNull();
  });
});

describe("tokenExpiry", () => {
  const sent = new Date("2026-11-20T10:00:00Z");
  it.each([
    ["sign_in", "2026-11-20T10:15:00.000Z"],
    ["reset_password", "2026-11-20T11:00:00.000Z"],
    ["verify_email", "2026-11-22T10:00:00.000Z"],
  ] as const)("of %s is %s", (purpose, expected) => {
    expect(tokenExpiry(purpose, sent).toISOString()).toBe(expected);
  });
});

it("pathWithQuery leaves out what is absent", () => {
  expect(pathWithQuery("/login", { returnTo: null, error: "" })).toBe("/login");
  expect(pathWithQuery("/login", { returnTo: "/a?b=1&c", x: "å" })).toBe(
    "/login?returnTo=%2Fa%3Fb%3D1%26c&x=%C3%A5",
  );
});

it("signInProblem knows next-auth's codes and ours, and fails softly on others", () => {
  expect(signInProblem(undefined)).toBeNull();
  expect(signInProblem("")).toBeNull();
  expect(signInProblem("CredentialsSignin")).toBe("credentials");
  expect(signInProblem("OAuthCallback")).toBe("provider");
  expect(signInProblem("toString")).toBe("failed");
  expect(signInProblem("<script>")).toBe("failed");
});
