import type { PublicProfile } from "@/lib/features/experts/schemas";
import { availabilities } from "@/lib/shared/availability";
import { publicProfile } from "@/tests/support/dto-factories";
import { profileStructuredData } from "./structured-data";

const expert = publicProfile({
  title: "Data engineer",
  description: "Pipelines.",
  profileImage: "/api/images/abc",
  skills: ["Python", "SQL"],
  skillMastery: {},
  location: "Tampere",
  workRadius: null,
  experienceYears: 4,
  languages: [{ language: "fi", level: "native" }],
  certificates: [{ name: "Certified Kubernetes Administrator", issuer: "CNCF", year: 2025 }],
});
const breadcrumb = [
  { label: "Home", href: "/" },
  { label: "Experts", href: "/#experts" },
  { label: "Aino V." },
];
// biome-ignore lint/suspicious/noExplicitAny: the test reads free-form data
const build = (changes: Partial<PublicProfile> = {}): any[] =>
  (
    profileStructuredData({ ...expert, ...changes }, "https://osaaja.example", breadcrumb) as { "@graph": [] }
  )["@graph"];

describe("profileStructuredData", () => {
  it("describes the person and the offer by the hour", () => {
    const [page] = build();
    expect(page).toMatchObject({ "@type": "ProfilePage", url: "https://osaaja.example/expert/7" });
    expect(page.mainEntity).toMatchObject({
      "@type": "Person",
      name: "Aino V.",
      jobTitle: "Data engineer",
      knowsAbout: ["Python", "SQL"],
      knowsLanguage: ["fi"],
      hasCredential: [{ name: "Certified Kubernetes Administrator", recognizedBy: { name: "CNCF" } }],
      image: "https://osaaja.example/api/images/abc",
      address: { addressLocality: "Tampere", addressCountry: "FI" },
      makesOffer: {
        price: 95.5,
        priceCurrency: "EUR",
        priceSpecification: { unitCode: "HUR", valueAddedTaxIncluded: false },
      },
    });
  });

  it("says where the page stands", () => {
    expect(build()[1].itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: "https://osaaja.example/" },
      { "@type": "ListItem", position: 2, name: "Experts", item: "https://osaaja.example/#experts" },
      { "@type": "ListItem", position: 3, name: "Aino V." },
    ]);
  });

  it("leaves the address out of who has given no place", () => {
    expect(build({ location: "" })[0].mainEntity).not.toHaveProperty("address");
  });

  it("leaves a missing picture out and keeps one from elsewhere", () => {
    expect(build({ profileImage: null })[0].mainEntity).not.toHaveProperty("image");
    expect(build({ profileImage: "https://cdn.example/a.png" })[0].mainEntity.image).toBe(
      "https://cdn.example/a.png",
    );
  });

  it("has a schema.org word for every availability; only a busy expert is out", () => {
    const words = availabilities.map(
      (availability) => build({ availability })[0].mainEntity.makesOffer.availability,
    );
    expect(words.every((word) => /^https:\/\/schema\.org\/\w+$/.test(word))).toBe(true);
    expect(words.filter((word) => word.endsWith("OutOfStock"))).toHaveLength(1);
    expect(words.at(-1)).toBe("https://schema.org/OutOfStock");
  });
});
