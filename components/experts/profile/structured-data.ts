import type { PublicProfile } from "@/lib/features/experts/schemas";
import type { Availability } from "@/lib/shared/availability";
import { breadcrumbList } from "@/lib/shared/json-ld";

/** schema.org's words for when an expert can start: booked out is not gone for good. */
const offerAvailability: Record<Availability, string> = {
  available: "https://schema.org/InStock",
  next_week: "https://schema.org/PreOrder",
  "2_weeks": "https://schema.org/PreOrder",
  busy: "https://schema.org/OutOfStock",
};

/**
 * The profile as schema.org data: a ProfilePage about a Person who offers work by the hour, and where the page
 * stands. Only public fields: no address finer than the town, no e-mail, no surname (decisions A8, A9).
 * @param origin address of the site without a slash at the end
 * @param breadcrumb labels from the home page to the profile, the last one without an address
 */
export function profileStructuredData(
  expert: PublicProfile,
  origin: string,
  breadcrumb: readonly { label: string; href?: string }[],
): object {
  const page = `${origin}/expert/${expert.id}`;
  const person = `${page}#person`;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "ProfilePage",
        "@id": page,
        url: page,
        mainEntity: {
          "@type": "Person",
          "@id": person,
          name: expert.name,
          jobTitle: expert.title,
          description: expert.description,
          url: page,
          ...(expert.profileImage ? { image: new URL(expert.profileImage, origin).href } : {}),
          knowsAbout: expert.skills,
          knowsLanguage: expert.languages.map(({ language }) => language),
          hasCredential: expert.certificates.map(({ name, issuer }) => ({
            "@type": "EducationalOccupationalCredential",
            name,
            ...(issuer ? { recognizedBy: { "@type": "Organization", name: issuer } } : {}),
          })),
          ...(expert.location
            ? {
                address: { "@type": "PostalAddress", addressLocality: expert.location, addressCountry: "FI" },
              }
            : {}),
          makesOffer: {
            "@type": "Offer",
            url: page,
            availability: offerAvailability[expert.availability],
            price: expert.hourlyRate,
            priceCurrency: "EUR",
            priceSpecification: {
              "@type": "UnitPriceSpecification",
              price: expert.hourlyRate,
              priceCurrency: "EUR",
              // UN/CEFACT code of an hour.
              unitCode: "HUR",
              valueAddedTaxIncluded: false,
            },
            itemOffered: { "@type": "Service", name: expert.title, provider: { "@id": person } },
          },
        },
      },
      breadcrumbList(origin, breadcrumb),
    ],
  };
}
