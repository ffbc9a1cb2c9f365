import type { OwnProject } from "@/lib/features/company-projects/schemas";
import { render, screen } from "@/tests/support/testing-library";
import { ProjectState } from "./project-state";

jest.mock("next-intl/server", () => ({ getTranslations: async () => (key: string) => key }));

it.each([
  ["approved", "open", true, ["approved"]],
  ["approved", "open", false, ["hidden"]],
  ["approved", "paused", false, ["approved", "paused"]],
  ["approved", "filled", false, ["filled"]],
] as const)(
  "says of one that is %s and %s, seen by everybody: %s",
  async (approvalStatus, lifecycle, isPublic, said) => {
    const project = { approvalStatus, lifecycle, isPublic, reviewDueAt: null } as OwnProject;
    render(await ProjectState({ project }));
    for (const each of said) expect(screen.getByText(each)).toBeVisible();
    if (said[0] === "hidden") expect(screen.queryByText("approved")).toBeNull();
  },
);
