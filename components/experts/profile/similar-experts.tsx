import { getLocale } from "next-intl/server";
import { ExpertCard } from "@/components/experts/expert-card";
import { cardIn, toCardExpert } from "@/lib/features/experts/card";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import { namesIn } from "@/lib/shared/name-table";

/** Cards of other experts, rendered on the server: only their hearts need a script. */
export async function SimilarExperts({ experts }: { experts: PublicExpert[] }) {
  const names = namesIn(await getLocale());
  return (
    <ul className="mt-5 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {experts.map((expert) => (
        <li key={expert.id}>
          <ExpertCard expert={cardIn(names, toCardExpert(expert))} />
        </li>
      ))}
    </ul>
  );
}
