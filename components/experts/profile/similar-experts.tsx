import { ExpertCard } from "@/components/experts/expert-card";
import { toCardExpert } from "@/lib/features/experts/card";
import type { PublicExpert } from "@/lib/features/experts/schemas";

/** Cards of other experts, rendered on the server: only their hearts need a script. */
export function SimilarExperts({ experts }: { experts: PublicExpert[] }) {
  return (
    <ul className="mt-5 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {experts.map((expert) => (
        <li key={expert.id}>
          <ExpertCard expert={toCardExpert(expert)} />
        </li>
      ))}
    </ul>
  );
}
