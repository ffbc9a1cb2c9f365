import userEvent from "@testing-library/user-event";
import { KeepFocus } from "@/components/layout/keep-focus";
import { dismissToast } from "@/lib/client/toast";
import type { OwnApplication } from "@/lib/features/project-applications/own-schemas";
import type { NewestQuote } from "@/lib/features/quotes/schemas";
import { type ApiAnswer, serveApi } from "@/tests/support/api-server";
import { render, screen, waitFor, within } from "@/tests/support/testing-library";
import { SentApplications } from "./sent-applications";

const router = { push: jest.fn(), refresh: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const application: OwnApplication = {
  ...{ id: 3, stage: "new", createdAt: "2027-03-01T08:00:00Z", stageChangedAt: "2027-03-01T08:00:00Z" },
  ...{ answerDueAt: null, messageFromCompany: null, messageLanguage: null, canWithdraw: true },
  ...{ contractId: null, canReplace: false, canDisown: false },
  project: { id: 9, title: "Demand forecast", customerCompany: "Pohjola Oy", isPublic: true },
};
let refusal: ApiAnswer | null;
serveApi({
  "POST /api/expert/applications/:id/withdraw": () =>
    refusal ?? { body: { ...application, stage: "withdrawn", canWithdraw: false } },
  "POST /api/expert/applications/:id/disown": () => ({ status: 204 }),
});
beforeEach(() => {
  dismissToast();
  refusal = null;
});

it("says of one that was sent without signing in that an own one takes its place", () => {
  const sent = (canReplace: boolean) => ({ items: [{ ...application, canReplace }], total: 1 });
  const { rerender } = render(<SentApplications applications={sent(false)} />);
  expect(screen.queryByText(/without signing in/)).not.toBeInTheDocument();
  rerender(<SentApplications applications={sent(true)} />);
  expect(screen.getByText(/without signing in.*your application takes its place/)).toBeInTheDocument();
});

it.each([
  [false, true],
  [true, false],
])(
  "asks before one is withdrawn; replaceable by an own one: %s, the last chance: %s",
  async (canReplace, isLast) => {
    render(<SentApplications applications={{ items: [{ ...application, canReplace }], total: 1 }} />);
    await userEvent.click(screen.getByRole("button", { name: /^Withdraw/ }));
    const { textContent } = await screen.findByRole("alertdialog");
    expect(textContent).toContain("is told that you are no longer available.");
    expect(textContent?.includes("You cannot apply to this project again.")).toBe(isLast);
  },
);

it("keeps the focus in the row of an application that is withdrawn", async () => {
  render(
    <KeepFocus>
      <SentApplications applications={{ items: [application], total: 1 }} />
    </KeepFocus>,
  );
  await userEvent.click(screen.getByRole("button", { name: /^Withdraw/ }));
  const dialog = await screen.findByRole("alertdialog");
  await userEvent.click(within(dialog).getByRole("button", { name: /^Withdraw/ }));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Withdraw/ })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole("button", { name: /^Open messages/ })).toHaveFocus());
});

it("takes an application off the list of which its owner says that somebody else sent it", async () => {
  const foreign = {
    ...application,
    id: 4,
    canDisown: true,
    project: { ...application.project, title: "Chat bot" },
  };
  render(<SentApplications applications={{ items: [foreign, application], total: 2 }} />);
  expect(screen.getAllByText("Sent with your address, without signing in.")).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: /^I did not send this/ }));
  const dialog = await screen.findByRole("alertdialog");
  expect(
    within(dialog).getByText(/the company’s note and the messages about it are deleted/),
  ).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole("button", { name: "I did not send this" }));
  await waitFor(() => expect(screen.queryByText("Chat bot")).not.toBeInTheDocument());
  expect(screen.getByText("Demand forecast")).toBeInTheDocument();
});

it("shows where an application stands that the company has answered meanwhile", async () => {
  refusal = { status: 409, body: { message: "Not any more.", code: "not_possible_now" } };
  render(<SentApplications applications={{ items: [application], total: 1 }} />);
  await userEvent.click(screen.getByRole("button", { name: /^Withdraw/ }));
  const dialog = await screen.findByRole("alertdialog");
  expect(router.refresh).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole("button", { name: /^Withdraw/ }));
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
});

it("says of a quote only which one it is, once its application has ended", () => {
  const quote = { applicationId: 3, id: 5, version: 2, validUntil: "2027-03-15", hasFallenThrough: false };
  const shown = (stage: OwnApplication["stage"], status: NewestQuote["status"]) => {
    const page = render(
      <SentApplications
        applications={{ items: [{ ...application, stage }], total: 1 }}
        quotes={[{ ...quote, status, isChangeWanted: true } as NewestQuote]}
      />,
    );
    const { textContent } = screen.getByRole("link", { name: /^Quote/ });
    page.unmount();
    return textContent;
  };
  for (const status of ["sent", "declined", "expired"] as const)
    expect(shown("declined", status)).toBe("Quote v2: Demand forecast");
  expect(shown("offer", "sent")).toBe("Quote v2: a change is asked for: Demand forecast");
});
