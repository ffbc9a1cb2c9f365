import userEvent from "@testing-library/user-event";
import { dismissToast, getToast } from "@/lib/client/toast";
import type { AdminExpert } from "@/lib/features/experts/moderation-schemas";
import { renderAdmin } from "@/tests/support/admin-components";
import { type ApiAnswer, type ApiRequest, listOf, serveApi } from "@/tests/support/api-server";
import { adminExpert } from "@/tests/support/dto-factories";
import { act, fireEvent, screen, waitFor, within } from "@/tests/support/testing-library";
import ExpertsPanel from "./experts-panel";
import { withMove } from "./use-moves";

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const expert = (id: number, changes: Partial<AdminExpert> = {}) =>
  adminExpert({
    ...{ id, name: `Expert ${id}`, email: `expert${id}@example.com`, displayOrder: id },
    ...{ skills: ["Python", "SQL", "Rust", "Go"], hourlyRate: 95 },
    ...{ createdAt: hoursAgo(10), updatedAt: hoursAgo(10), ...changes },
  });
const pending = { approvalStatus: "pending", dueAt: hoursAgo(-60) } as const;

let stored: AdminExpert[];
/** The expert that a request is about, after its changes. */
function changed({ params }: ApiRequest, change: (before: AdminExpert) => AdminExpert): ApiAnswer {
  stored = stored.map((each) => (each.id === Number(params.id) ? change(each) : each));
  return { body: stored.find((each) => each.id === Number(params.id)) };
}
const edited = (request: ApiRequest) =>
  changed(request, (before) => ({ ...before, ...request.body, dueAt: null }));

const api = serveApi({
  "GET /api/admin/experts": () => listOf(stored),
  "GET /api/admin/audit-entries": () => listOf([]),
  "GET /api/admin/reason-templates": () => listOf([]),
  "PUT /api/experts/:id": edited,
  "PATCH /api/experts/:id": edited,
  "PATCH /api/experts/:id/order": (request) => {
    const move = { expert: { id: Number(request.params.id) }, to: Number(request.body?.displayOrder) };
    stored = withMove(stored, 1, move).map((each, at) => ({ ...each, displayOrder: at + 1 }));
    return changed(request, (each) => each);
  },
  "DELETE /api/experts/:id": ({ params }) => {
    stored = stored.filter((each) => each.id !== Number(params.id));
    return { status: 204 };
  },
  "POST /api/admin/experts/:id/restore": ({ params }) => {
    const restored = expert(Number(params.id));
    stored = [...stored.filter(({ id }) => id !== restored.id), restored];
    return { body: restored };
  },
});
const conflict = (message: string): ApiAnswer => ({ status: 409, body: { code: "conflict", message } });
const sent = () => api.changes().map(({ method, path, body }) => ({ method, path, body }));

beforeEach(() => {
  window.history.replaceState(null, "", "/admin?tab=experts");
  dismissToast();
  stored = [expert(1), expert(2, { availability: "busy", isActive: false }), expert(3, pending)];
});
afterEach(() => jest.useRealTimers());

async function show() {
  renderAdmin(<ExpertsPanel />);
  await screen.findByText("Expert 1");
}
const rows = () => screen.getAllByRole("row").slice(1);
const names = () => rows().map((row) => /Expert \d/.exec(row.textContent ?? "")?.[0]);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const toastIs = (title: string, description?: string) =>
  waitFor(() => expect([getToast()?.title, getToast()?.description]).toEqual([title, description]));

describe("the table", () => {
  it("names an expert with the first three skills, availability and state", async () => {
    await show();
    const [first, second, third] = rows().map((row) => within(row));
    expect(first?.getByText("Rust")).toBeVisible();
    expect(first?.queryByText("Go")).toBeNull();
    expect(first?.getByText("Available Now")).toHaveClass("bg-secondary");
    expect(second?.getByText("Currently Busy")).toHaveClass("bg-muted");
    expect(first?.getByText("Published")).toBeVisible();
    expect(second?.getByText("Hidden")).toBeVisible();
    expect(third?.getByText("Under review")).toBeVisible();
    expect(third?.getByText(/^Due in/)).toBeVisible();
    // A column without a name is one that nobody can ask for.
    for (const header of screen.getAllByRole("columnheader")) {
      expect(header.textContent?.trim() || within(header).getByRole("checkbox")).toBeTruthy();
    }
    // Only who waits can be decided about.
    expect(screen.getAllByRole("checkbox", { name: /^Select Expert/ })).toHaveLength(1);
  });

  it("says why the order cannot be changed in a part of the list, and shows the whole", async () => {
    window.history.replaceState(null, "", "/admin?tab=experts&q=aino");
    await show();
    expect(screen.getByText(/The order can be changed in the whole list only/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Drag Expert 1" })).toBeNull();
    await press("Show all in display order");
    expect(await screen.findByRole("button", { name: "Drag Expert 1" })).toBeVisible();
    expect(window.location.search).toBe("?tab=experts");
  });
});

describe("the display order", () => {
  /** jsdom lays nothing out: every row is 50 high. */
  beforeEach(() => {
    jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      const row = this.closest("tbody tr");
      const top = row ? 50 * [...(row.parentElement?.children ?? [])].indexOf(row) : 0;
      return { x: 0, y: top, top, left: 0, bottom: top + 50, right: 500, width: 500, height: 50 } as DOMRect;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  async function drag(name: string, ...keys: string[]) {
    const handle = screen.getByRole("button", { name: `Drag ${name}` });
    handle.focus();
    for (const code of ["Space", ...keys]) {
      fireEvent.keyDown(code === "Space" ? (document.activeElement ?? handle) : document, { code });
      // The library listens on after a tick.
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    }
  }
  const spoken = () => document.querySelector('[aria-live="assertive"]')?.textContent;

  it("stays as it was when the drag is called off", async () => {
    await show();
    await drag("Expert 1", "ArrowDown", "Escape");
    expect(spoken()).toBe("Moving cancelled. Expert 1 is back at place 1.");
    expect([names(), sent()]).toEqual([["Expert 1", "Expert 2", "Expert 3"], []]);
  });

  it("goes back and says so when the server refuses", async () => {
    api.answer("PATCH /api/experts/:id/order", { status: 500 });
    await show();
    await userEvent.click(screen.getByRole("button", { name: "Place 2: move Expert 2" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Move up" }));
    await toastIs("Error", "Failed to update expert order");
    await waitFor(() => expect(names()).toEqual(["Expert 1", "Expert 2", "Expert 3"]));
  });

  it("moves to a typed place, which must exist", async () => {
    await show();
    await press("Place 1: move Expert 1");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Move to a place…" }));
    const field = await screen.findByLabelText("New place");
    for (const wrong of ["4", "0", "first", ""]) {
      await userEvent.clear(field);
      if (wrong) await userEvent.type(field, wrong);
      await press("Move");
      expect(screen.getByText("Enter a whole number from 1 to 3.")).toBeVisible();
    }
    await userEvent.type(field, "2");
    await press("Move");
    await waitFor(() => expect(names()).toEqual(["Expert 2", "Expert 1", "Expert 3"]));
  });

  it("offers no move that leads nowhere", async () => {
    await show();
    await press("Place 1: move Expert 1");
    expect(await screen.findByRole("menuitem", { name: "Move up" })).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByRole("menuitem", { name: "Move down" })).not.toHaveAttribute("aria-disabled");
  });
});

describe("deleting", () => {
  it("says when it failed", async () => {
    api.answer("DELETE /api/experts/:id", conflict("This expert has already been deleted."));
    await show();
    await press("Delete Expert 2");
    await userEvent.click(await screen.findByRole("button", { name: "Delete expert" }));
    await toastIs("Error", "Failed to delete expert");
  });

  it("brings back from the deleted ones", async () => {
    stored = [expert(1, { archivedAt: hoursAgo(1) })];
    window.history.replaceState(null, "", "/admin?tab=experts&status=archived");
    await show();
    expect(screen.queryByRole("button", { name: "Edit Expert 1" })).toBeNull();
    await press("Restore Expert 1");
    await waitFor(() => expect(sent()[0]?.path).toBe("/api/admin/experts/1/restore"));
  });
});

describe("reviewing", () => {
  it("waits for second thoughts before it approves", async () => {
    await show();
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole("button", { name: "Approve Expert 3" }));
    expect(getToast()?.title).toBe("Expert 3 is about to be approved");
    expect(screen.getByText("Approving…")).toBeVisible();
    act(() => getToast()?.action?.onClick());
    act(() => jest.advanceTimersByTime(10_000));
    expect(sent()).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Approve Expert 3" }));
    act(() => jest.advanceTimersByTime(5_000));
    jest.useRealTimers();
    await toastIs("Expert approved");
    expect(sent()).toEqual([
      {
        method: "PATCH",
        path: "/api/experts/3",
        body: { approvalStatus: "approved", updatedAt: expect.any(String) },
      },
    ]);
  });

  it("rejects many for one reason, and names those that a colleague was faster with", async () => {
    stored = [expert(1, pending), expert(2, pending), expert(3)];
    api.answer("PATCH /api/experts/2", conflict("This expert has already been approved."));
    await show();
    await userEvent.click(screen.getByLabelText("Select every row on this page"));
    await press("Reject selected");
    await userEvent.type(await screen.findByLabelText(/^Reason/), " Too short. ");
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole("button", { name: "Reject 2 profiles" }));
    act(() => jest.advanceTimersByTime(5_000));
    jest.useRealTimers();
    await toastIs("Expert rejected", "Expert 2: This expert has already been approved.");
    expect(sent().map(({ body }) => body?.rejectionReason)).toEqual(["Too short.", "Too short."]);
  });

  it("says when nothing went through", async () => {
    api.answer("PATCH /api/experts/:id", conflict("This expert has already been approved."));
    await show();
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole("button", { name: "Approve Expert 3" }));
    act(() => jest.advanceTimersByTime(5_000));
    jest.useRealTimers();
    await toastIs("Error", "This expert has already been approved.");
  });
});

describe("the dialog Edit Expert Profile", () => {
  async function open() {
    await show();
    await press("Edit Expert 1");
    return within(await screen.findByRole("dialog", { name: "Edit Expert Profile" }));
  }
  async function type(label: RegExp, text: string) {
    const field = screen.getByLabelText(label);
    await userEvent.clear(field);
    if (text) await userEvent.type(field, text);
  }
  const save = () => press("Save Changes");

  it("holds what is stored, and sends what was changed", async () => {
    await open();
    expect(screen.getByLabelText(/^Skills/)).toHaveValue("Python, SQL, Rust, Go");
    expect(screen.getByLabelText(/^Hourly rate/)).toHaveValue("95");
    await type(/^Title/, "Engineer");
    await type(/^Skills/, "Python, , Julia");
    await save();
    await toastIs("Expert updated successfully");
    expect(sent()).toEqual([
      {
        method: "PUT",
        path: "/api/experts/1",
        body: { title: "Engineer", skills: ["Python", "Julia"], updatedAt: expect.any(String) },
      },
    ]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("says what is missing in the documented words, and sends nothing", async () => {
    await open();
    for (const label of [/^Name/, /^Title/, /^Email/, /^Description/, /^Skills/, /^Hourly rate/]) {
      await type(label, "");
    }
    await type(/^Experience/, "-1");
    await type(/^Work radius/, "-5");
    await save();
    const summary = await screen.findByRole("alert");
    for (const message of [
      "Name is required",
      "Title is required",
      "Valid email is required",
      "Description is required",
      "Skills are required",
      "Experience must be positive",
      "Rate is required",
      "Work radius must be positive",
    ]) {
      expect(summary).toHaveTextContent(message);
    }
    expect(sent()).toEqual([]);
  });

  it("keeps what was typed when saving fails, and says why", async () => {
    api.answer("PUT /api/experts/:id", conflict("An expert with this email already exists."));
    await open();
    await type(/^Email/, "taken@example.com");
    await save();
    await toastIs("Error", "Failed to update expert");
    expect(screen.getByText("An expert with this email already exists.")).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toHaveValue("taken@example.com");
  });

  it("asks when a colleague has saved meanwhile, and saves only one's own changes over theirs", async () => {
    api.answer("PUT /api/experts/:id", (request) =>
      request.body?.updatedAt === stored[0]?.updatedAt
        ? edited(request)
        : {
            status: 409,
            body: { code: "conflict", message: "Changed.", fieldErrors: { updatedAt: "Changed." } },
          },
    );
    await open();
    await type(/^Title/, "Mine");
    stored = stored.map((each) =>
      each.id === 1 ? { ...each, location: "Oulu", updatedAt: hoursAgo(0) } : each,
    );
    await save();
    expect(await screen.findByText("Somebody else has changed this expert in the meantime")).toBeVisible();
    expect(screen.getByLabelText(/^Title/)).toHaveValue("Mine");
    await press("Save my changes anyway");
    await toastIs("Expert updated successfully");
    expect(stored[0]).toMatchObject({ title: "Mine", location: "Oulu" });
  });

  it("asks before it forgets what was typed", async () => {
    const dialog = await open();
    await type(/^Title/, "Half");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(screen.getByLabelText(/^Title/)).toHaveValue("Half");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await userEvent.click(await screen.findByRole("button", { name: "Discard changes" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent()).toEqual([]);
  });

  it("asks for the reason when the review is decided here", async () => {
    await open();
    await userEvent.selectOptions(screen.getByLabelText("Approval"), "Rejected");
    await userEvent.type(screen.getByLabelText(/^Reason/), "Not an expert");
    await save();
    await waitFor(() =>
      expect(sent()[0]?.body).toMatchObject({ approvalStatus: "rejected", rejectionReason: "Not an expert" }),
    );
  });
});

it("sends home who is no administrator any more", async () => {
  api.answer("DELETE /api/experts/:id", { status: 403, body: { code: "forbidden" } });
  await show();
  await press("Delete Expert 1");
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole("button", { name: "Delete expert" }));
  jest.useRealTimers();
  await toastIs("Access Denied", "You don't have permission to access the admin dashboard.");
});

describe("withMove", () => {
  const items = [1, 2, 3, 4].map((id) => ({ id }));
  it.each([
    [1, 13, [2, 3, 1, 4]],
    [4, 11, [4, 1, 2, 3]],
    [2, 12, [1, 2, 3, 4]],
    [2, 40, [1, 3, 4]],
    [3, 1, [1, 2, 4]],
    [9, 11, [1, 2, 3, 4]],
  ])("puts %s at place %s of a page that begins at 11", (id, to, expected) => {
    const moved = withMove(items, 11, { expert: { id }, to });
    expect(moved.map((item) => item.id)).toEqual(expected);
  });
});
