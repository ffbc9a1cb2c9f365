/** The names of an expert that nobody else reads: every one but the first, which is public (decisions A9). */
export const hiddenNames = (name = ""): string[] => name.trim().split(/\s+/).slice(1);

export type Customer = {
  customerName?: string | null | undefined;
  customerCompany?: string | null | undefined;
};

/** The names of a posting's contact person, whom only administrators know (decisions A8); not those that are the company's. */
export function contactNames({ customerName, customerCompany }: Customer): string[] {
  const company = new Set((customerCompany ?? "").toLowerCase().split(/\s+/));
  return (customerName ?? "").split(/\s+/).filter((word) => !company.has(word.toLowerCase()));
}
