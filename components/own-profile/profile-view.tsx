import type { FullExpert } from "@/lib/features/experts/schemas";
import { AboutFacts } from "./sections/about";
import { ContactFacts } from "./sections/contact";
import { WorkFacts } from "./sections/work";

/** The profile to read, in the groups of the form that changes it. */
export function ProfileView({ expert }: { expert: FullExpert }) {
  return (
    <div className="space-y-6">
      <AboutFacts expert={expert} />
      <WorkFacts expert={expert} />
      <ContactFacts expert={expert} />
    </div>
  );
}
