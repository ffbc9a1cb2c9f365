import type { SentInvitation } from "@/lib/features/invitations/schemas";
import { render, screen } from "@/tests/support/testing-library";
import { SentInvitations } from "./sent-invitations";

jest.mock("next-intl/server", () => ({
  getTranslations: async () => (key: string, values?: { date: string }) => values?.date ?? key,
  getLocale: async () => "en",
}));

const invitation = {
  ...{ id: 1, expertId: 7, status: "declined", createdAt: "2027-03-01T06:00:00Z", answeredAt: null },
  ...{ expert: { id: 7, name: "Aino V." }, message: "Come", applicationId: null },
  reason: "Minulla ei valitettavasti ole aikaa tähän työhön ennen ensi syksyä.",
} as SentInvitation;

it("says whom a posting has invited and what they said, also of who is not public any more", async () => {
  render(
    await SentInvitations({
      invitations: [invitation, { ...invitation, id: 2, status: "sent", expert: null, reason: null }],
    }),
  );
  expect(screen.getByRole("link", { name: "Aino V." })).toHaveAttribute("href", "/expert/7");
  expect(screen.getByText(/^Minulla/)).toHaveAttribute("lang", "fi");
  expect(screen.getAllByText("1 Mar 2027")).toHaveLength(2);
  expect(screen.getByText("hidden")).toBeVisible();
});
