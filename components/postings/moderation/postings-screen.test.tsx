import userEvent from "@testing-library/user-event";
import { renderAdmin, sendNow } from "@/tests/support/admin-components";
import { screen, waitFor, within } from "@/tests/support/testing-library";
import { button, posting, server, shownToast } from "./posting-test-kit";
import { PostingsScreen } from "./postings-screen";

const show = (address: string) => {
  window.history.replaceState(null, "", address);
  return renderAdmin(<PostingsScreen />);
};
const click = (name: string | RegExp) => userEvent.click(button(name));
const card = (title: string) => screen.getByRole("article", { name: new RegExp(title) });
const tab = (name: string) => screen.findByRole("tab", { name });

beforeEach(() =>
  server.begin([
    posting(1),
    posting(2, { approvalStatus: "approved", displayOrder: 1 }),
    posting(3, { approvalStatus: "approved", displayOrder: 2, isActive: false }),
    posting(4, { approvalStatus: "rejected" }),
  ]),
);

const open = async (address = "/admin/projects", title = "Forecast 1") => {
  const view = show(address);
  await screen.findByRole("article", { name: new RegExp(title) });
  return view;
};

it("begins with what waits for a review; each tab says how many it has", async () => {
  await open();
  expect(await tab("Pending Review (1)")).toHaveAttribute("aria-selected", "true");
  await tab("Approved (2)");
  await tab("All Projects (4)");
  const shown = card("Forecast 1");
  for (const text of [
    "Pohjola Oy · Åsa Mäkelä",
    "Pending",
    "A forecast of daily demand.",
    "€80 - €120.50/hour",
    "3 months",
    "20 hours a week",
    "Tampere",
    "Python",
    "Remote, On-site",
  ])
    expect(within(shown).getByText(text)).toBeInTheDocument();
  expect(within(shown).getByRole("link", { name: "asa@pohjola.example" })).toHaveAttribute(
    "href",
    "mailto:asa@pohjola.example",
  );
  expect(within(shown).getByRole("link", { name: "+358 40 123 4567" })).toHaveAttribute(
    "href",
    "tel:+358401234567",
  );
  expect(within(shown).queryByRole("switch")).not.toBeInTheDocument();
  // 24 cards at a time.
  expect(server.lists().some(({ query }) => query.get("limit") === "24")).toBe(true);
});

it("shows the state of each on the last tab: why, when and by whom", async () => {
  await open();
  await userEvent.click(await tab("All Projects (4)"));
  await screen.findByRole("article", { name: /Forecast 4/ });
  expect(window.location.search).toBe("?status=all");
  expect(card("Forecast 4")).toHaveTextContent("Rejection reason: The budget is missing");
  expect(card("Forecast 2")).toHaveTextContent("by admin@osaaja.test");
  expect(within(card("Forecast 3")).getByRole("img", { name: "Hidden" })).toBeInTheDocument();
});

it("approves and rejects in the documented words", async () => {
  await open();
  await click("Approve: Forecast 1");
  sendNow();
  await waitFor(() =>
    expect(shownToast()).toEqual({
      title: "Project Approved",
      description: "The project posting has been approved and experts will be notified",
      variant: undefined,
    }),
  );
  expect(await screen.findByText("No project waits for a review.")).toBeInTheDocument();

  server.begin([posting(7)]);
  await userEvent.click(await tab("All Projects (4)"));
  await userEvent.click(await tab("Pending Review (0)"));
  await screen.findByRole("article", { name: /Forecast 7/ });
  await click("Reject: Forecast 7");
  await userEvent.type(await screen.findByLabelText(/^Rejection reason/), "Too vague");
  await click("Confirm Rejection");
  sendNow();
  await waitFor(() => expect(shownToast().title).toBe("Project Rejected"));
  expect(server.changes()).toEqual([
    [
      "PATCH",
      "/api/admin/project-postings/7/reject",
      { rejectionReason: "Too vague", updatedAt: expect.any(String) },
    ],
  ]);
});

it("keeps the reason when a rejection fails", async () => {
  await open();
  server.refuse("PATCH /api/admin/project-postings/1/reject", {
    status: 409,
    body: { message: "This project has already been approved." },
  });
  await click("Reject: Forecast 1");
  await userEvent.type(await screen.findByLabelText(/^Rejection reason/), "Too vague");
  await click("Confirm Rejection");
  sendNow();
  await waitFor(() =>
    expect(shownToast()).toEqual({
      title: "Rejection Failed",
      description: "This project has already been approved.",
      variant: "destructive",
    }),
  );
  await click("Reject: Forecast 1");
  expect(await screen.findByLabelText(/^Rejection reason/)).toHaveValue("Too vague");
  await click("Cancel");
  server.refuse("PATCH /api/admin/project-postings/1/approve", {
    status: 409,
    body: { message: "Too late." },
  });
  await click("Approve: Forecast 1");
  sendNow();
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: "Approval Failed", description: "Too late." }),
  );
});

describe("approved postings", () => {
  const approved = () => open("/admin/projects?status=approved", "Forecast 2");

  it("are shown and hidden with a switch", async () => {
    await approved();
    const visibility = screen.getByRole("switch", { name: "Visible to the public: Forecast 2" });
    expect(visibility).toBeChecked();
    await userEvent.click(visibility);
    await waitFor(() => expect(shownToast().title).toBe("Visibility Updated"));
    expect(server.changes()).toEqual([
      ["PATCH", "/api/admin/project-postings/2/visibility", { isActive: false }],
    ]);
    await waitFor(() => expect(visibility).not.toBeChecked());
    server.refuse("PATCH /api/admin/project-postings/2/visibility", "no connection");
    await userEvent.click(visibility);
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: "Update Failed",
        description: "Failed to update project visibility",
      }),
    );
  });

  it("move one place up or down; at the ends the buttons stay and do nothing", async () => {
    await approved();
    await tab("Approved (2)");
    expect(card("Forecast 2")).toHaveTextContent("Display order 1");
    await click("Move up: Forecast 2");
    await click("Move down: Forecast 3");
    expect(server.changes()).toEqual([]);
    await click("Move up: Forecast 3");
    await waitFor(() => expect(shownToast().title).toBe("Order Updated"));
    expect(server.changes()).toEqual([["PATCH", "/api/admin/project-postings/3/order", { displayOrder: 1 }]]);
  });

  it("are edited: only what was changed is sent", async () => {
    await approved();
    await click("Edit : Forecast 2");
    const dialog = await screen.findByRole("dialog", { name: "Edit project" });
    const field = (name: RegExp) => within(dialog).getByLabelText(name);
    await userEvent.clear(field(/Project title/));
    await userEvent.type(field(/Project title/), "New title");
    await userEvent.clear(field(/Duration/));
    await userEvent.clear(field(/Maximum hourly rate/));
    await userEvent.type(field(/Maximum hourly rate/), "130.5");
    await click("Save Changes");
    await waitFor(() => expect(shownToast().title).toBe("Project Updated"));
    expect(server.changes()).toEqual([
      [
        "PATCH",
        "/api/admin/project-postings/2",
        {
          title: "New title",
          durationMonths: null,
          hourlyRateMax: 130.5,
          updatedAt: expect.any(String),
        },
      ],
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("ask when a colleague has saved meanwhile; only one's own changes go over theirs", async () => {
    await approved();
    await click("Edit : Forecast 2");
    const dialog = await screen.findByRole("dialog", { name: "Edit project" });
    const title = within(dialog).getByLabelText(/Project title/);
    await userEvent.clear(title);
    await userEvent.type(title, "Mine");
    const theirs = new Date().toISOString();
    const now = { approvalStatus: "approved", displayOrder: 1, location: "Oulu", updatedAt: theirs } as const;
    server.begin([posting(2, now)]);
    server.refuse("PATCH /api/admin/project-postings/2", ({ body }) =>
      body?.updatedAt === theirs
        ? { body: posting(2, { ...now, title: "Mine" }) }
        : { status: 409, body: { reason: "posting_changed", fieldErrors: { updatedAt: "Changed." } } },
    );
    await click("Save Changes");
    expect(await screen.findByText("Somebody else has changed this project in the meantime")).toBeVisible();
    expect(title).toHaveValue("Mine");
    await click("Save my changes anyway");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(server.changes().at(-1)?.[2]).toEqual({ title: "Mine", updatedAt: theirs });
  });

  it("say what is wrong with an edit, keep it, and ask before it is lost", async () => {
    await approved();
    await click("Edit : Forecast 2");
    const dialog = await screen.findByRole("dialog", { name: "Edit project" });
    const min = within(dialog).getByLabelText(/Minimum hourly rate/);
    await userEvent.clear(min);
    await userEvent.type(min, "200");
    await click("Save Changes");
    expect(await within(dialog).findByRole("alert")).toHaveTextContent(
      "The minimum rate must not be above the maximum rate",
    );
    expect(server.changes()).toEqual([]);
    server.refuse("PATCH /api/admin/project-postings/2", {
      status: 409,
      body: { message: "Only approved projects can be edited, reordered, shown or hidden." },
    });
    await userEvent.clear(min);
    await userEvent.type(min, "90");
    await click("Save Changes");
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: "Update Failed",
        description: "Only approved projects can be edited, reordered, shown or hidden.",
      }),
    );
    expect(min).toHaveValue("90");
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(min).toHaveValue("90");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });
});

it("says that a search found nothing, and that the list could not be loaded", async () => {
  await open();
  await userEvent.type(screen.getByRole("searchbox"), "nothing");
  await click(await screen.findByText("Clear search").then(() => "Clear search"));
  await screen.findByRole("article", { name: /Forecast 1/ });
  server.refuse("GET /api/admin/project-postings", { status: 500, body: { message: "x" } });
  await userEvent.click(await tab("Approved (2)"));
  expect(await screen.findByRole("alert")).toHaveTextContent("The projects could not be loaded.");
});

it("tells somebody who is no administrator any more", async () => {
  server.refuse("GET /api/admin/project-postings", { status: 403, body: { message: "x" } });
  jest.useFakeTimers();
  show("/admin/projects");
  await waitFor(() => expect(shownToast()).toMatchObject({ title: "Access Denied", variant: "destructive" }));
  jest.useRealTimers();
});
