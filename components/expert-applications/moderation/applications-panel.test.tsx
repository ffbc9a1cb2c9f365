import userEvent from "@testing-library/user-event";
import { dismissToast, getToast } from "@/lib/client/toast";
import type { ExpertApplication } from "@/lib/features/expert-applications/moderation-schemas";
import { renderAdmin, sendNow } from "@/tests/support/admin-components";
import { type ApiAnswer, type ApiRequest, listOf, serveApi } from "@/tests/support/api-server";
import { expertApplication } from "@/tests/support/dto-factories";
import { act, fireEvent, screen, waitFor, within } from "@/tests/support/testing-library";
import ApplicationsPanel from "./applications-panel";

/** When the applications were last changed, as they are on screen. */
const seen = { updatedAt: "2027-03-01T10:00:00.000Z" };
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const application = (id: number, changes: Partial<ExpertApplication> = {}) =>
  expertApplication({
    ...{ id, name: `Applicant ${id}`, email: `applicant${id}@example.fi` },
    ...{ createdAt: hoursAgo(10), dueAt: hoursAgo(-60), ...changes },
  });

let stored: ExpertApplication[];
function decided({ params }: ApiRequest, status: ExpertApplication["status"]): ApiAnswer {
  stored = stored.map((each) => (each.id === Number(params.id) ? { ...each, status, dueAt: null } : each));
  return { body: {} };
}
const approval = "POST /api/expert-applications/:id/approve";
const review = "PATCH /api/expert-applications/:id/status";
const deletion = "DELETE /api/expert-applications/:id";

const api = serveApi({
  "GET /api/expert-applications": () => listOf(stored),
  "GET /api/admin/audit-entries": () => listOf([]),
  "GET /api/admin/reason-templates": () =>
    listOf([{ id: 1, name: "Too short", text: "Please describe a project." }]),
  [approval]: (request) => decided(request, "approved"),
  [review]: (request) => decided(request, request.body?.status as ExpertApplication["status"]),
  [deletion]: ({ params }) => {
    stored = stored.filter((each) => each.id !== Number(params.id));
    return { status: 204 };
  },
});
const refusal = (status: number, message: string): ApiAnswer => ({
  status,
  body: { message, code: "conflict" },
});
const sent = () => api.changes().map(({ method, path, body }) => ({ method, path, body }));

beforeEach(() => {
  window.history.replaceState(null, "", "/admin?tab=applications");
  dismissToast();
  stored = [application(1), application(2), application(3, { status: "approved", dueAt: null })];
});
afterEach(() => jest.useRealTimers());

async function show() {
  renderAdmin(<ApplicationsPanel />);
  await screen.findByText("Applicant 1");
}
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const rowOf = (name: string) => screen.getByRole("cell", { name }).closest("tr") as HTMLElement;
const labelOf = (element: HTMLElement) => element.getAttribute("aria-label") ?? element.textContent;
const words = () => [getToast()?.title, getToast()?.description];

describe("the table", () => {
  it("shows what the documents name, with the review clock and what can be decided", async () => {
    await show();
    expect(screen.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual([
      "",
      "Name",
      "Title",
      "Email",
      "Experience",
      "Status",
      "Actions",
    ]);
    const row = within(rowOf("Applicant 1"));
    for (const text of ["Data engineer", "7 years", "Pending", "Waiting 10 hours"])
      expect(row.getByText(text)).toBeInTheDocument();
    expect(row.getByRole("link", { name: "applicant1@example.fi" })).toHaveAttribute(
      "href",
      "mailto:applicant1@example.fi",
    );
    expect(row.getAllByRole("button").map(labelOf)).toEqual([
      "Applicant 1",
      "Approve Applicant 1",
      "Reject Applicant 1",
      "Request changes from Applicant 1",
      "Details of Applicant 1",
      "Delete Applicant 1",
    ]);
    expect(within(rowOf("Applicant 3")).getAllByRole("button").map(labelOf)).toEqual([
      "Applicant 3",
      "Details of Applicant 3",
      "Delete Applicant 3",
    ]);
    expect(screen.queryByLabelText("Select Applicant 3")).not.toBeInTheDocument();
  });

  it("says that nobody has applied, and that it could not be loaded", async () => {
    stored = [];
    const { unmount } = renderAdmin(<ApplicationsPanel />);
    expect(await screen.findByText("No expert applications yet.")).toBeInTheDocument();
    unmount();
    api.answer("GET /api/expert-applications", refusal(500, ""));
    renderAdmin(<ApplicationsPanel />);
    expect(await screen.findByRole("alert")).toHaveTextContent("The list could not be loaded.");
    expect(button("Try again")).toBeInTheDocument();
  });

  it("asks the server for a state", async () => {
    await show();
    await userEvent.selectOptions(screen.getByLabelText("Status"), "Pending");
    await waitFor(() =>
      expect(api.requests.map(({ url }) => url)).toContain(
        "/api/expert-applications?status=pending&limit=25",
      ),
    );
    expect(screen.getByRole("link", { name: "Export CSV" })).toHaveAttribute(
      "href",
      "/api/admin/exports/expert-applications?status=pending",
    );
  });
});

describe("one application", () => {
  it("can be undone for a moment, because a decision mails; nobody types the notes or selects twice", async () => {
    await show();
    fireEvent.click(screen.getByLabelText("Select Applicant 2"));
    await userEvent.click(button("Reject Applicant 1"));
    await userEvent.type(await screen.findByLabelText(/^Review notes/), "Later.");
    await userEvent.click(button("Reject application"));
    expect(words()[0]).toBe("1 application is about to be rejected");
    expect(within(rowOf("Applicant 1")).getByText("Rejecting…")).toBeInTheDocument();
    act(() => getToast()?.action?.onClick());
    sendNow();
    expect(sent()).toEqual([]);
    expect(screen.getByLabelText("Select Applicant 2")).toBeChecked();
    await userEvent.click(button("Reject Applicant 1"));
    expect(await screen.findByLabelText(/^Review notes/)).toHaveValue("Later.");
  });

  it("is sent back with words, which a kept reason may begin and nobody types twice", async () => {
    await show();
    await userEvent.click(button("Request changes from Applicant 1"));
    const field = await screen.findByLabelText("What to change");
    expect(field).toBeRequired();
    await userEvent.selectOptions(await screen.findByLabelText("Kept reasons"), "Too short");
    expect(field).toHaveValue("Please describe a project.");
    await userEvent.type(field, " Or two.");
    await userEvent.click(button("Request changes"));
    expect(within(rowOf("Applicant 1")).getByText("Requesting changes…")).toBeInTheDocument();
    act(() => getToast()?.action?.onClick());
    expect(await screen.findByLabelText("What to change")).toHaveValue("Please describe a project. Or two.");
    await userEvent.click(button("Request changes"));
    sendNow();
    await waitFor(() =>
      expect(sent()).toEqual([
        {
          method: "PATCH",
          path: "/api/expert-applications/1/status",
          body: { status: "changes_requested", reviewNotes: "Please describe a project. Or two.", ...seen },
        },
      ]),
    );
    const row = within(rowOf("Applicant 1"));
    expect(await row.findByText("Waiting for the sender")).toBeInTheDocument();
    expect(row.queryByText(/^Waiting \d/)).toBeNull();
  });

  it("is approved, and the focus stays in its row", async () => {
    await show();
    await userEvent.click(button("Approve Applicant 1"));
    await waitFor(() => expect(button("Details of Applicant 1")).toHaveFocus());
    sendNow();
    await waitFor(() =>
      expect(words()).toEqual(["Expert application approved successfully", "Applicant 1 is told by email."]),
    );
    expect(sent()).toEqual([{ method: "POST", path: "/api/expert-applications/1/approve", body: seen }]);
    await waitFor(() => expect(within(rowOf("Applicant 1")).getByText("Approved")).toBeInTheDocument());
    expect(button("Details of Applicant 1")).toHaveFocus();
  });

  it.each([
    ["Approve", 409, "It was decided.", "Failed to approve application: It was decided."],
    ["Approve", 500, "", "Failed to approve application"],
  ])("tells that it could not be decided: %s, %i", async (name, status, message, told) => {
    api.answer(approval, refusal(status, message));
    await show();
    await userEvent.click(button(`${name} Applicant 1`));
    sendNow();
    await waitFor(() => expect(words()).toEqual(["Error", told]));
    expect(getToast()?.variant).toBe("destructive");
  });

  it("is rejected with notes, which are kept while the server does not answer", async () => {
    api.answer(review, refusal(503, "Busy."));
    await show();
    await userEvent.click(button("Reject Applicant 1"));
    const dialog = await screen.findByRole("dialog", { name: "Reject the application" });
    expect(within(dialog).getByText("Applicant 1 gets a mail that says so kindly.")).toBeInTheDocument();
    const notes = within(dialog).getByLabelText(/^Review notes/);
    await userEvent.type(notes, "More years, please.");
    await userEvent.click(within(dialog).getByRole("button", { name: "Reject application" }));
    sendNow();
    await waitFor(() => expect(words()).toEqual(["Error", "Failed to reject application: Busy."]));
    api.reset();
    await userEvent.click(button("Reject Applicant 1"));
    expect(await screen.findByLabelText(/^Review notes/)).toHaveValue("More years, please.");
    await userEvent.click(button("Reject application"));
    sendNow();
    await waitFor(() => expect(words()[0]).toBe("Expert application rejected"));
    expect(sent().at(-1)).toEqual({
      method: "PATCH",
      path: "/api/expert-applications/1/status",
      body: { status: "rejected", reviewNotes: "More years, please.", ...seen },
    });
    await waitFor(() => expect(button("Details of Applicant 1")).toHaveFocus());
  });

  it("is rejected without notes, which the server then words", async () => {
    await show();
    await userEvent.click(button("Reject Applicant 1"));
    await userEvent.click(await screen.findByRole("button", { name: "Reject application" }));
    sendNow();
    await waitFor(() => expect(sent()[0]?.body).toEqual({ status: "rejected", ...seen }));
  });

  it("tells that it could not be deleted", async () => {
    api.answer(deletion, refusal(404, "Application not found"));
    await show();
    await userEvent.click(button("Delete Applicant 3"));
    await userEvent.click(await screen.findByRole("button", { name: "Delete application" }));
    await waitFor(() =>
      expect(words()).toEqual(["Error", "Failed to delete application: Application not found"]),
    );
  });
});

describe("the details", () => {
  const open = async (changes: Partial<ExpertApplication>) => {
    stored = [application(1, changes)];
    await show();
    await userEvent.click(button("Details of Applicant 1"));
    return screen.findByRole("dialog", { name: "Applicant 1" });
  };

  it("show everything, and say what is missing in the documented words", async () => {
    const dialog = await open({});
    for (const text of [
      "Not provided",
      "Not specified",
      "€95.50 an hour, without VAT",
      "30 hours a week",
      "Remote, On-site",
      "Python",
      "50 km",
    ])
      expect(within(dialog).getByText(text)).toBeInTheDocument();
    for (const label of ["Portfolio", "LinkedIn", "GitHub", "CV", "Review notes"])
      expect(within(dialog).queryByText(label)).not.toBeInTheDocument();
    expect(await within(dialog).findByRole("heading", { name: "History" })).toBeInTheDocument();
  });

  it("show the optional parts, and never link what is no address", async () => {
    const dialog = await open({
      ...{ phone: "+358 40 123 4567", location: "Turku", portfolio: "https://asa.example" },
      ...{ linkedinUrl: "javascript:alert(1)", status: "rejected", dueAt: null, reviewNotes: "Too early." },
      ...{ reviewedAt: "2027-03-01T08:00:00Z", reviewedBy: "admin@osaaja.example" },
    });
    for (const text of ["+358 40 123 4567", "Turku", "Too early."])
      expect(within(dialog).getByText(text)).toBeInTheDocument();
    expect(within(dialog).getByText(/1 March 2027.* by admin@osaaja.example/)).toBeInTheDocument();
    const link = within(dialog).getByRole("link", { name: /^https:\/\/asa.example/ });
    expect(link).toHaveAttribute("rel", "noreferrer nofollow");
    expect(within(dialog).getByText("javascript:alert(1)").tagName).toBe("SPAN");
    expect(within(dialog).queryByRole("button", { name: "Approve" })).not.toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole("button", { name: "Reopen" }));
    await waitFor(() => expect(words()[0]).toBe("Expert application reopened"));
    expect(sent()[0]?.body).toEqual({ status: "pending" });
    expect(await within(dialog).findByRole("button", { name: "Approve" })).toBeEnabled();
    // The button that was pressed is gone; the focus is not behind the dialog.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  });

  it.each(["approved", "pending", "rejected"] as const)(
    "say what approving does to a profile that is %s",
    async (approvalStatus) => {
      const dialog = await open({ existingExpert: { id: 12, approvalStatus } });
      expect(within(dialog).getByText("There is an expert with this address already")).toBeInTheDocument();
      expect(within(dialog).getByRole("link", { name: "Open the profile" })).toHaveAttribute(
        "href",
        "/expert-profile/12",
      );
    },
  );
});

describe("many applications", () => {
  const selectAll = () => fireEvent.click(screen.getByLabelText("Select every row on this page"));

  it("are selected on every page that fits, and again when it is undone", async () => {
    const waiting = Array.from({ length: 30 }, (_, at) => application(at + 1));
    api.answer("GET /api/expert-applications", ({ query }) => ({
      body: waiting.slice(0, Number(query.get("limit"))),
      total: waiting.length,
    }));
    await show();
    selectAll();
    await userEvent.click(button("Select all that fit"));
    expect(await screen.findByText("30 rows selected", { ignore: "[role=status]" })).toBeInTheDocument();
    await userEvent.click(button("Approve selected"));
    expect(words()[0]).toBe("30 applications are about to be approved");
    act(() => getToast()?.action?.onClick());
    expect(screen.getByText("30 rows selected", { ignore: "[role=status]" })).toBeInTheDocument();
    await userEvent.click(button("Approve selected"));
    sendNow();
    await waitFor(() => expect(sent()).toHaveLength(30));
  });

  it("are sent when the page is left", async () => {
    await show();
    selectAll();
    fireEvent.click(button("Approve selected"));
    sendNow();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(api.requests).toContainEqual(
      expect.objectContaining({ url: "/api/expert-applications/2/approve", keepalive: true }),
    );
  });

  it("tell which did not go through and why, and keep the notes", async () => {
    api.answer("PATCH /api/expert-applications/2/status", refusal(409, "It was decided."));
    await show();
    selectAll();
    fireEvent.click(button("Reject selected"));
    const dialog = await screen.findByRole("dialog", { name: "Reject 2 applications" });
    await userEvent.type(within(dialog).getByLabelText(/^Review notes/), "Not now.");
    await userEvent.click(within(dialog).getByRole("button", { name: "Reject 2 applications" }));
    sendNow();
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("1 application was not rejected");
    expect(alert).toHaveTextContent("Applicant 2: It was decided.");
    expect(words()).toEqual(["1 of 2 expert applications rejected", "The rest is listed above the table."]);
    expect(sent().map(({ body }) => body)).toEqual(
      Array(2).fill({ status: "rejected", reviewNotes: "Not now.", ...seen }),
    );
    fireEvent.click(screen.getByLabelText("Select Applicant 2"));
    fireEvent.click(button("Reject selected"));
    expect(await screen.findByLabelText(/^Review notes/)).toHaveValue("Not now.");
    await userEvent.click(button("Cancel"));
    await userEvent.click(button("Hide this list"));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("tell when none went through", async () => {
    api.answer(approval, refusal(409, "It was decided."));
    await show();
    selectAll();
    fireEvent.click(button("Approve selected"));
    sendNow();
    await waitFor(() => expect(words()).toEqual(["Error", "Failed to approve application: It was decided."]));
    expect(screen.getByRole("alert")).toHaveTextContent("2 applications were not approved");
  });

  it("are refused as a whole to somebody who is no administrator any more", async () => {
    api.answer(approval, refusal(403, "No."));
    await show();
    selectAll();
    fireEvent.click(button("Approve selected"));
    // They are sent home after a second: not during the next test.
    const leaving: (() => void)[] = [];
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, milliseconds: number) =>
      milliseconds === 1000 ? leaving.push(run) : setTimeout(run, milliseconds)) as typeof setTimeout;
    sendNow();
    await waitFor(() => expect(words()[0]).toBe("Access Denied"));
    window.setTimeout = setTimeout;
    expect(leaving).toHaveLength(1);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

it("names, states and decides about one that a link leads to, on whatever page of the list it is", async () => {
  const record = application(21, { name: "Adm Hakija" });
  api.answer("GET /api/admin/desk/:kind/:id", {
    body: {
      ...{ item: { kind: "application", record }, languages: {}, mails: [], duplicates: [] },
      ...{ changeRequests: [], moves: { total: 0, items: [] }, notes: [], tags: [], assignee: null },
    },
  });
  api.answer("POST /api/admin/desk/:kind/:id/look", { body: { others: [] } });
  window.history.replaceState(null, "", "/admin?tab=applications&item=21");
  await show();
  const panel = within(await screen.findByRole("complementary", { name: "Adm Hakija" }));
  expect(panel.getByText("Pending")).toBeVisible();
  await userEvent.click(panel.getByRole("button", { name: "Approve" }));
  sendNow();
  await waitFor(() =>
    expect(sent()).toContainEqual({
      method: "POST",
      path: "/api/expert-applications/21/approve",
      body: seen,
    }),
  );
});
