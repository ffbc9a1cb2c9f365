import userEvent from "@testing-library/user-event";
import { renderAdmin, sendNow } from "@/tests/support/admin-components";
import { screen, waitFor, within } from "@/tests/support/testing-library";
import { button, posting, server, shownToast } from "./posting-test-kit";
import ProjectsPanel from "./projects-panel";

const show = (address: string) => {
  window.history.replaceState(null, "", address);
  return renderAdmin(<ProjectsPanel />);
};
const click = (name: string | RegExp) => userEvent.click(button(name));

beforeEach(() =>
  server.begin([
    posting(1, { applicationCount: 0 }),
    posting(2),
    posting(3, { approvalStatus: "approved", isActive: false, applicationCount: 2, customerCompany: null }),
    posting(4, {
      approvalStatus: "rejected",
      budgetType: "fixed",
      fixedBudgetMin: 5000,
      fixedBudgetMax: 9000,
    }),
  ]),
);

const open = async (address = "/admin?tab=projects") => {
  const view = show(address);
  await screen.findByText("Forecast 1");
  return view;
};
const row = (title: string) => screen.getByText(title).closest("tr") as HTMLElement;

it("shows each posting with company, budget, state and clock, and the actions of its state", async () => {
  await open();
  expect(within(row("Forecast 1")).getByText("€80 - €120.50/hour")).toBeInTheDocument();
  expect(within(row("Forecast 1")).getByText(/^Due in/)).toBeInTheDocument();
  expect(within(row("Forecast 3")).getByRole("img", { name: "Hidden" })).toBeInTheDocument();
  expect(within(row("Forecast 3")).getByText("Not given")).toBeInTheDocument();
  expect(within(row("Forecast 4")).getByText("€5,000 - €9,000 (Fixed)")).toBeInTheDocument();
  const actions = (title: string) =>
    within(row(title))
      .getAllByRole("button")
      .map((button) => (button.getAttribute("aria-label") ?? button.textContent)?.split(":")[0])
      // The first is the title, which opens the panel.
      .slice(1);
  expect(actions("Forecast 1")).toEqual(["Approve", "Reject", "Request changes", "Details", "Delete"]);
  expect(actions("Forecast 3")).toEqual(["Details", "Delete"]);
  expect(actions("Forecast 4")).toEqual(["Reopen", "Details", "Delete"]);
});

it("filters by state and exports what the filter leaves", async () => {
  await open();
  await userEvent.selectOptions(screen.getByLabelText("Status"), "Approved");
  await waitFor(() => expect(screen.queryByText("Forecast 1")).not.toBeInTheDocument());
  expect(window.location.search).toBe("?tab=projects&status=approved");
  expect(screen.getByRole("link", { name: "Export CSV" })).toHaveAttribute(
    "href",
    "/api/admin/exports/project-postings?status=approved",
  );
});

it("approves, and says so", async () => {
  await open();
  await click("Approve: Forecast 1");
  // A decision mails somebody: it waits a moment, and can be taken back.
  expect(shownToast().title).toBe("1 project is being approved");
  expect(server.changes()).toEqual([]);
  sendNow();
  await waitFor(() => expect(shownToast().title).toBe("Project approved successfully"));
  expect(server.changes()).toEqual([
    ["PATCH", "/api/admin/project-postings/1/approve", { updatedAt: expect.any(String) }],
  ]);
  await waitFor(() => expect(within(row("Forecast 1")).getByText("Approved")).toBeInTheDocument());
});

it("asks before it rejects, with a reason that may stay empty", async () => {
  await open();
  await click("Reject: Forecast 1");
  const dialog = await screen.findByRole("dialog", { name: "Reject this project?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await click("Reject: Forecast 1");
  await userEvent.selectOptions(await screen.findByLabelText("Kept reasons"), "Vague");
  expect(screen.getByLabelText(/^Rejection reason/)).toHaveValue("Say what it is for.");
  await userEvent.clear(screen.getByLabelText(/^Rejection reason/));
  await userEvent.type(screen.getByLabelText(/^Rejection reason/), "Too vague");
  await click("Confirm Rejection");
  sendNow();
  await waitFor(() => expect(shownToast().title).toBe("Project rejected successfully"));
  expect(server.changes()).toEqual([
    [
      "PATCH",
      "/api/admin/project-postings/1/reject",
      { rejectionReason: "Too vague", updatedAt: expect.any(String) },
    ],
  ]);
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

it("names the applications that go with a deletion before it deletes", async () => {
  await open();
  await click("Delete: Forecast 3");
  const dialog = await screen.findByRole("alertdialog", { name: "Delete this project?" });
  expect(dialog).toHaveTextContent("2 applications go with it, and their applicants are told.");
  expect(server.changes()).toEqual([]);
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(shownToast().title).toBe("Project deleted successfully"));
  expect(server.changes()).toEqual([["DELETE", "/api/admin/project-postings/3", undefined]]);
});

it.each([
  ["Approve: Forecast 1", "PATCH", "1/approve", "Failed to approve project"],
  ["Reopen: Forecast 4", "PATCH", "4/reopen", "Failed to reopen project"],
] as const)("%s tells a failure in the documented words, and why", async (name, method, path, words) => {
  await open();
  server.refuse(`${method} /api/admin/project-postings/${path}`, {
    status: 409,
    body: { message: "Somebody was faster.", code: "conflict" },
  });
  await click(name);
  sendNow();
  await waitFor(() =>
    expect(shownToast()).toEqual({
      title: "Error",
      description: `${words}: Somebody was faster.`,
      variant: "destructive",
    }),
  );
  server.refuse(`${method} /api/admin/project-postings/${path}`, "no connection");
  await click(name);
  sendNow();
  await waitFor(() => expect(shownToast().description).toBe(words));
});

it("shows everything of a posting with its history", async () => {
  await open();
  await click("Details: Forecast 1");
  const dialog = await screen.findByRole("dialog", { name: "Project details" });
  for (const text of [
    "Pohjola Oy",
    "Åsa Mäkelä",
    "asa@pohjola.example",
    "€80 - €120.50/hour",
    "3 months",
    "20 hours a week",
    "Tampere",
    "Senior",
    "Pending",
    "Python",
    "Remote, On-site",
    "A forecast of daily demand.",
    "A model",
    "1 Apr 2027",
    "Submitted",
    "History",
  ])
    expect(within(dialog).getAllByText(text).length).toBeGreaterThan(0);
  expect(await within(dialog).findByText(/Nobody|No |Nothing/)).toBeInTheDocument();
  // The focus goes back to where the dialog was opened.
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(button("Details: Forecast 1")).toHaveFocus());
});

describe("several at once", () => {
  const select = async (...titles: string[]) => {
    for (const title of titles) await userEvent.click(screen.getByLabelText(`Select ${title}`));
  };

  it("are approved when nobody takes it back, only those that wait for it", async () => {
    const { unmount } = await open();
    await select("Forecast 1", "Forecast 2", "Forecast 3");
    await click("Approve 2");
    expect(shownToast().title).toBe("2 projects are being approved");
    expect(within(row("Forecast 1")).getByText("In progress")).toBeInTheDocument();
    expect(server.changes()).toEqual([]);
    // Leaving the page sends what waits.
    unmount();
    await waitFor(() =>
      expect(server.changes().map(([, path]) => path)).toEqual([
        "/api/admin/project-postings/1/approve",
        "/api/admin/project-postings/2/approve",
      ]),
    );
    await waitFor(() => expect(shownToast().title).toBe("2 projects approved successfully"));
  });

  it("say how many failed and why", async () => {
    const { unmount } = await open();
    server.refuse("DELETE /api/admin/project-postings/3", {
      status: 409,
      body: { message: "This project has contracts." },
    });
    await select("Forecast 1", "Forecast 3");
    await click("Delete 2");
    expect(await screen.findByRole("alertdialog", { name: "Delete 2 projects?" })).toHaveTextContent(
      "2 applications go with it",
    );
    await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    unmount();
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: "Project deleted successfully",
        description: "1 project could not be changed: This project has contracts.",
      }),
    );
  });
});

it("says that the list could not be loaded, and tries again", async () => {
  server.refuse("GET /api/admin/project-postings", { status: 500, body: { message: "x" } });
  show("/admin?tab=projects");
  expect(await screen.findByRole("alert")).toHaveTextContent("The list could not be loaded.");
  server.begin([posting(1)]);
  await click("Try again");
  expect(await screen.findByText("Forecast 1")).toBeInTheDocument();
});
