import userEvent from "@testing-library/user-event";
import type { OwnProjectDetails } from "@/lib/features/company-projects/schemas";
import { act, render, screen } from "@/tests/support/testing-library";
import { EditPosting } from "./edit-posting";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }) }));

const project = {
  ...{
    id: 9,
    title: "Demand forecast",
    description: "Daily demand of 200 shops.",
    approvalStatus: "approved",
  },
  ...{ timeZoneRequirement: "flexible", updatedAt: "2027-03-01T08:00:00Z" },
} as OwnProjectDetails;

const closes = () => {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
};

it("asks before it loses what was typed, and only then", async () => {
  await act(async () => {
    render(<EditPosting project={project} />);
  });
  expect(closes()).toBe(true);
  await userEvent.type(screen.getByLabelText(/^Project Title/i), " of shops");
  expect(closes()).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByRole("alertdialog", { name: "Discard your changes?" })).toBeInTheDocument();
});
