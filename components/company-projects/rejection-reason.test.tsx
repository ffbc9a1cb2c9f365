import { render, screen } from "@/tests/support/testing-library";
import { RejectionReason } from "./rejection-reason";

jest.mock("next-intl/server", () => ({
  getTranslations: async () => (key: string) => key,
  getLocale: async () => "en",
}));

const shown = async (
  rejectionReason: string,
  approvalStatus: "rejected" | "changes_requested" = "changes_requested",
) => {
  const reason = await RejectionReason({ project: { approvalStatus, rejectionReason } });
  return reason && render(reason);
};

it("carries the language that a reason is written in, where it is not the page's", async () => {
  const finnish = "Kerro vielä, montako tuntia viikossa työ vie ja missä sitä tehdään.";
  await shown(finnish);
  expect(screen.getByText(finnish)).toHaveAttribute("lang", "fi");
});

it("carries none where the reason is in the page's language", async () => {
  const english = "Please say how many hours a week the work takes and where it is done.";
  await shown(english);
  expect(screen.getByText(english)).not.toHaveAttribute("lang");
});

it("says in the reader's words that there is none", async () => {
  await shown("Not approved", "rejected");
  expect(screen.getByText("noReason")).toBeVisible();
});
