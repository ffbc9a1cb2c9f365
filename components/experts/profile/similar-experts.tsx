import { ExpertCard } from "@/components/experts/expert-card";
import { getExpertCardLabels } from "@/components/experts/get-labels";
import { toCardExpert } from "@/lib/features/experts/card";
import type { PublicExpert } from "@/lib/features/experts/schemas";

/** Cards of other experts, rendered on the server: only their hearts need a script. */
export async function SimilarExperts({ experts }: { experts: PublicExpert[] }) {
  const labels = await getExpertCardLabels();
  return (
    <ul className="mt-5 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {experts.map((expert) => (
        <li key={expert.id}>
          <ExpertCard expert={toCardExpert(expert)} labels={labels} />
        </li>
      ))}
    </ul>
  );
}
