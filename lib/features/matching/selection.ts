/** What has been chosen on the recommendations page; kept in its address, so that Back and a reload find it again. */
export type Selection = {
  role: "expert" | "company" | null;
  /** Of the company role (001 §4). */
  mode: "existing-project" | "custom-project" | null;
  expertId: number | null;
  projectId: number | null;
  includeApplied: boolean;
};

export const nothingSelected: Selection = {
  role: null,
  mode: null,
  expertId: null,
  projectId: null,
  includeApplied: false,
};

const largestId = 2_147_483_647;

function idIn(query: URLSearchParams, name: string): number | null {
  const text = query.get(name) ?? "";
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= largestId ? id : null;
}

/** Reads an address; what makes no sense together or at all is left out. */
export function parseSelection(query: URLSearchParams): Selection {
  const includeApplied = query.get("applied") === "true";
  const role = query.get("role");
  if (role === "expert") return { ...nothingSelected, role, expertId: idIn(query, "expert"), includeApplied };
  if (role !== "company") return nothingSelected;
  const mode = query.get("mode");
  if (mode === "existing-project")
    return { ...nothingSelected, role, mode, projectId: idIn(query, "project"), includeApplied };
  return { ...nothingSelected, role, mode: mode === "custom-project" ? mode : null };
}

/** The query of an address that `parseSelection` reads back; empty when nothing is selected. */
export function serialiseSelection(selection: Selection): string {
  const { role, mode, expertId, projectId, includeApplied } = selection;
  const query = new URLSearchParams();
  if (role) query.set("role", role);
  if (mode) query.set("mode", mode);
  if (expertId !== null) query.set("expert", String(expertId));
  if (projectId !== null) query.set("project", String(projectId));
  if (includeApplied) query.set("applied", "true");
  return query.toString();
}
