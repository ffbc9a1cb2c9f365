import { PageTexts } from "@/components/layout/page-texts";
import { OwnProfile } from "@/components/own-profile/own-profile";
import { PersonalitySection } from "@/components/personality/personality-section";
import { QueryProvider } from "@/lib/client/query-client";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { findAskedChanges } from "@/lib/features/experts/server/request-changes";
import { getStoredPortfolio } from "@/lib/features/portfolio/server/get-stored-portfolio";
import { visitor } from "./visitor";

const ownProfileTexts = [
  "Analysis",
  "ChangeRequests",
  "Choices.arrangement",
  "Background",
  "Choices.availability",
  "Choices.availabilityInFull",
  "Choices.languageLevel",
  "Choices.level",
  "Choices.personalityBand",
  "Choices.trait",
  "Editing",
  "Experts.card",
  "Fields.estimate",
  "Fields.person",
  "Fields.work",
  "ImageUpload",
  "Inputs",
  "Insights.optimiser",
  "Links",
  "OwnProfile",
  "Personality",
  "Portfolio.analyzer",
  "Portfolio.newSkills",
  "Portfolio.result",
  "Portfolio.section",
  "Profile.mastery",
] as const;

export async function OwnProfilePage({ expert, isOwn }: { expert: FullExpert; isOwn: boolean }) {
  return (
    <PageTexts namespaces={ownProfileTexts}>
      <QueryProvider>
        <OwnProfile
          key={expert.id}
          expert={expert}
          isOwn={isOwn}
          askedChanges={isOwn ? await findAskedChanges(expert) : null}
          // What the owner alone sees of the analysed portfolio (decisions A4).
          portfolio={isOwn ? { stored: await getStoredPortfolio(await visitor(), expert.id) } : null}
        >
          {isOwn ? <PersonalitySection expertId={expert.id} /> : null}
        </OwnProfile>
      </QueryProvider>
    </PageTexts>
  );
}
