import type { CardProject } from "@/lib/features/postings/card";
import { budgetOf } from "@/lib/features/postings/card";
import type { PublicProject } from "@/lib/features/postings/schemas";
import { findCity } from "@/lib/shared/cities";
import { breadcrumbList } from "@/lib/shared/json-ld";

/**
 * The list as schema.org data: the projects in their order, each by its address, which has the rest.
 * @param origin address of the site without a slash at the end
 */
export function projectListData(page: { projects: readonly CardProject[]; total: number }, origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    "@id": `${origin}/projects#list`,
    url: `${origin}/projects`,
    numberOfItems: page.total,
    itemListElement: page.projects.map(({ id, title }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: `${origin}/projects/${id}`,
      name: title,
    })),
  };
}

/** Where the work is done: an address in Finland, unless all of it can be done from afar. */
function placeOf({ location, workArrangement }: PublicProject): object {
  const isRemoteOnly = workArrangement.every((each) => each === "remote");
  if (isRemoteOnly) {
    return {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "Finland" },
    };
  }
  const city = findCity(location);
  return {
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        ...(city ? { addressLocality: city.label } : {}),
        addressCountry: "FI",
      },
    },
  };
}

function payOf(project: PublicProject): object {
  const budget = budgetOf(project);
  // schema.org's salary is by time; a fixed budget has no place in it.
  if (budget?.type !== "hourly") return {};
  return {
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "EUR",
      value: {
        "@type": "QuantitativeValue",
        minValue: budget.min,
        maxValue: budget.max,
        unitText: "HOUR",
      },
    },
  };
}

/**
 * A project as schema.org data: contract work that a company offers, and where the page stands. Only public fields:
 * no contact (decisions A8).
 * @param origin address of the site without a slash at the end
 * @param breadcrumb labels from the home page to the project, the last one without an address
 */
export function projectData(
  project: PublicProject,
  origin: string,
  breadcrumb: readonly { label: string; href?: string }[],
) {
  const page = `${origin}/projects/${project.id}`;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "JobPosting",
        "@id": `${page}#project`,
        url: page,
        title: project.title,
        description: project.description || project.title,
        datePosted: project.createdAt,
        employmentType: "CONTRACTOR",
        directApply: true,
        // The word search engines know for a company that is not named.
        hiringOrganization: {
          "@type": "Organization",
          name: project.customerCompany ?? "confidential",
        },
        ...placeOf(project),
        ...payOf(project),
        skills: project.requiredSkills.join(", "),
        ...(project.industry ? { industry: project.industry } : {}),
        ...(project.hoursPerWeek ? { workHours: `${project.hoursPerWeek} hours per week` } : {}),
      },
      breadcrumbList(origin, breadcrumb),
    ],
  };
}
