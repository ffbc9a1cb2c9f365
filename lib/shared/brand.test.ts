import { brand, claimed, claims, defaultRepresentative } from "@/lib/shared/brand";

describe("brand", () => {
  it("has the product's name and mailboxes on one domain", () => {
    expect(brand).toEqual({ name: "Osaaja", supportEmail: "support@osaaja.example" });
    expect(defaultRepresentative.email.split("@")[1]).toBe(brand.supportEmail.split("@")[1]);
  });

  it("claims what the documents claim", () => {
    expect(claims).toMatchObject({
      matchingDays: { min: 1, max: 3 },
      industryMatchingWeeks: { min: 4, max: 8 },
      home: { activeExperts: 150 },
      about: { verifiedExperts: 50, projects: 100 },
      matching: { scannedExperts: 500, factors: 50, demoCriteria: 15 },
      applicationReviewBusinessDays: { min: 2, max: 3 },
      postingReviewHours: 24,
    });
  });

  it.each([
    [150, 156, "150+"],
    [150, 150, "150+"],
    [150, 149, "149"],
    [500, 0, "0"],
    [100, 1204, "100+"],
    [5000, 1204, "1,204"],
  ])("shows the claim of %i on %i live ones as %s", (floor, live, shown) => {
    expect(claimed(floor, live, "en")).toBe(shown);
  });
});
