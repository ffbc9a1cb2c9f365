import { CompareBox } from "@/components/comparison/compare-box";
import { AddToListButton } from "@/components/shortlists/add-to-list-button";

/** What can be done with an expert of a list besides opening and booking: compare, and put on a shortlist. */
export function ExpertTools({ expertId, name }: { expertId: number; name: string }) {
  return (
    <div className="expert-tools">
      <CompareBox expertId={expertId} name={name} />
      <AddToListButton expertId={expertId} name={name} className="expert-tool" />
    </div>
  );
}
