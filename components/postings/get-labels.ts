import { getLocale, getMessages } from "next-intl/server";
import { experienceLevels } from "@/lib/features/postings/rules";
import { projectFilterCities } from "@/lib/shared/cities";
import type messages from "@/messages/en";
import type { ApplyDialogTexts, ProjectBrowserLabels, ProjectCardLabels } from "./labels";

type Catalogue = Pick<typeof messages, "Projects" | "ProjectApplications">;

const catalogue = async () => (await getMessages()) as Catalogue;

/** The texts of project cards in the page's language, for any screen that shows them. */
export async function getProjectCardLabels(): Promise<ProjectCardLabels> {
  const [locale, { Projects }] = await Promise.all([getLocale(), catalogue()]);
  return { locale, ...Projects.card };
}

/** The texts of the project browser, with the choices of its filters in the order of 001 §2. */
export async function getProjectBrowserLabels(): Promise<ProjectBrowserLabels> {
  const { Projects } = await catalogue();
  const { location, experience, ...others } = Projects.browser;
  const cities = projectFilterCities.map(({ key, label }) => ({ value: key, text: label }));
  return {
    ...others,
    location: {
      label: location.label,
      all: location.all,
      choices: [
        { value: "remote", text: location.remote },
        ...(cities as ProjectBrowserLabels["location"]["choices"]),
      ],
    },
    experience: {
      ...experience,
      choices: experienceLevels.map((value) => ({ value, text: Projects.card.levels[value] })),
    },
  };
}

/** The texts of the application dialog, for any screen that opens it. */
export async function getApplyDialogTexts(): Promise<ApplyDialogTexts> {
  return (await catalogue()).ProjectApplications;
}
