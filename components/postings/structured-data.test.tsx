import { card, project } from "./project-test-kit";
import { projectData, projectListData } from "./structured-data";

const origin = "https://osaaja.example";
const posting = (more: Parameters<typeof project>[1] = {}) =>
  projectData(project(7, more), origin, [{ label: "Projects", href: "/projects" }, { label: "Project 7" }])[
    "@graph"
  ][0] as Record<string, unknown>;

it("lists projects by their addresses, in their order", () => {
  expect(projectListData({ projects: [card(7), card(3)], total: 29 }, origin)).toMatchObject({
    "@type": "ItemList",
    numberOfItems: 29,
    itemListElement: [
      { position: 1, url: "https://osaaja.example/projects/7", name: "Project 7" },
      { position: 2, url: "https://osaaja.example/projects/3", name: "Project 3" },
    ],
  });
});

it("describes a project as contract work of a company", () => {
  expect(posting({ industry: "Retail" })).toEqual({
    "@type": "JobPosting",
    "@id": "https://osaaja.example/projects/7#project",
    url: "https://osaaja.example/projects/7",
    title: "Project 7",
    description: "A forecast of daily demand.",
    datePosted: "2027-01-03T12:30:15.123Z",
    employmentType: "CONTRACTOR",
    directApply: true,
    hiringOrganization: { "@type": "Organization", name: "Pohjola Oy" },
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: "Helsinki", addressCountry: "FI" },
    },
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "EUR",
      value: { "@type": "QuantitativeValue", minValue: 80, maxValue: 120, unitText: "HOUR" },
    },
    skills: "Python",
    industry: "Retail",
    workHours: "20 hours per week",
  });
});

it.each([
  ["from afar only", { workArrangement: ["remote"] }, "jobLocationType", "jobLocation"],
  ["partly from afar", { workArrangement: ["remote", "hybrid"] }, "jobLocation", "jobLocationType"],
] as const)("work %s has its place", (_name, more, present, absent) => {
  const found = posting({ ...more, workArrangement: [...more.workArrangement] });
  expect(found).toHaveProperty(present);
  expect(found).not.toHaveProperty(absent);
});

it("leaves out what it does not know", () => {
  const found = posting({
    budgetType: "fixed",
    fixedBudgetMin: 5000,
    fixedBudgetMax: 9000,
    customerCompany: null,
    description: "",
    hoursPerWeek: null,
    location: "Elsewhere",
  });
  expect(found).not.toHaveProperty("baseSalary");
  expect(found).not.toHaveProperty("workHours");
  expect(found).toMatchObject({
    description: "Project 7",
    hiringOrganization: { name: "confidential" },
    jobLocation: { address: { addressCountry: "FI" } },
  });
});
