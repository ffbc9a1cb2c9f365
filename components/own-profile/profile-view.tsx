import { BackgroundFacts } from "@/components/experts/background/facts";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { AboutFacts } from "./sections/about";
import { ContactFacts } from "./sections/contact";
import { ProfileSection } from "./sections/section";
import { WorkFacts } from "./sections/work";

/** The profile to read, in the groups of the form that changes it. */
export function ProfileView({ expert }: { expert: FullExpert }) {
  return (
    <div className="space-y-6">
      <AboutFacts expert={expert} />
      <WorkFacts expert={expert} />
      <BackgroundFacts
        expert={expert}
        section={(group, title, facts) => (
          <ProfileSection key={group} title={title}>
            {facts}
          </ProfileSection>
        )}
      />
      <ContactFacts expert={expert} />
    </div>
  );
}
