import { identityOf } from "./auth-providers";

describe("identityOf", () => {
  it("takes given and family name where a provider has them, else splits the name", () => {
    expect(
      identityOf("google", "1", {
        given_name: "Aino",
        family_name: "von Essen",
        name: "Aino E.",
        email: "aino@x.fi",
      }),
    ).toMatchObject({ firstName: "Aino", lastName: "von Essen", email: "aino@x.fi" });
    expect(identityOf("github", "1", { name: "  Aino   Maria Essen " })).toMatchObject({
      firstName: "Aino",
      lastName: "Maria Essen",
      email: null,
    });
  });

  it.each([
    ["google", { email_verified: true }, true],
    ["google", { email_verified: "true" }, true],
    ["google", { email_verified: false }, false],
    ["google", {}, false],
    ["linkedin", { email_verified: true }, true],
    ["linkedin", { email_verified: "no" }, false],
    ["github", { email_verified: true }, true],
    ["github", {}, false],
    // Entra ID: anybody's tenant can claim any address, and email_verified means nothing there.
    ["azure-ad", { email_verified: true }, false],
    ["azure-ad", { xms_edov: true }, true],
    ["azure-ad", { xms_edov: "1" }, true],
    ["azure-ad", { xms_edov: 0 }, false],
    ["unknown", { email_verified: true, xms_edov: true }, false],
  ])("%s with %j confirms the address: %s", (provider, claims, expected) => {
    expect(identityOf(provider, "1", { email: "a@x.fi", ...claims }).emailVerified).toBe(expected);
  });
});
