import type { ReactNode } from "react";
import { CompareBox } from "@/components/comparison/compare-box";
import { AddToListButton } from "@/components/shortlists/add-to-list-button";

/**
 * What can be done with an expert of a list besides opening and booking: compare, put on a shortlist, and on some
 * lists more.
 */
export function ExpertTools({
  expertId,
  name,
  children,
}: {
  expertId: number;
  name: string;
  children?: ReactNode;
}) {
  return (
    <div className="expert-tools">
      <CompareBox expertId={expertId} name={name} />
      <AddToListButton expertId={expertId} name={name} className="expert-tool" />
      {children}
    </div>
  );
}
