import userEvent from "@testing-library/user-event";
import { getToast } from "@/lib/client/toast";
import { renderAdmin, sendNow } from "@/tests/support/admin-components";
import { serveApi } from "@/tests/support/api-server";
import { adminExpert, adminPosting, expertApplication } from "@/tests/support/dto-factories";
import { act, screen, waitFor, within } from "@/tests/support/testing-library";
import { InboxScreen } from "./inbox-screen";

jest.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(window.location.search) }));

const waiting = { status: "pending", dueAt: "2027-03-03T09:00:00.000Z" } as const;
const application = expertApplication({ id: 4, name: "Aino Laine", ...waiting });
const posting = adminPosting({
  ...{ id: 7, title: "Search in manuals", approvalStatus: "pending", dueAt: waiting.dueAt },
  ...{ startDate: "2027-04-01", teamSize: 2, deliverables: ["A model"] },
});
const records = { "application-4": application, "posting-7": posting };
const queued = (kind: string, id: number, title: string) => ({
  ...{ kind, id, title, detail: null, submittedAt: "2027-03-01T09:00:00.000Z", dueAt: waiting.dueAt },
  assignee: null,
});
const nothingBeside = {
  ...{ languages: {}, mails: [], duplicates: [], changeRequests: [], notes: [], tags: [], assignee: null },
  moves: { total: 0, items: [] },
};
const api = serveApi({
  "GET /api/admin/inbox": () => ({
    body: {
      ...{ total: 2, waiting: { application: 1, posting: 1 } },
      items: [queued("application", 4, "Aino Laine"), queued("posting", 7, "Search in manuals")],
    },
  }),
  "GET /api/admin/desk/:kind/:id": ({ params: { kind = "", id = "" } }) => ({
    body: {
      item: { kind, record: records[`${kind}-${id}` as keyof typeof records] },
      ...nothingBeside,
    },
  }),
  "POST /api/admin/desk/:kind/:id/look": () => ({ body: { others: [] } }),
  "GET /api/admin/reason-templates": () => ({ body: [] }),
  "GET /api/admin/audit-entries": () => ({ body: [], total: 0 }),
  "GET /api/expert-applications/:id": () => ({ body: application }),
  "PATCH /api/expert-applications/:id/status": () => ({ body: application }),
});
beforeEach(() => window.history.replaceState(null, "", "/admin/inbox"));

it("shows a profile with all that it is decided by", async () => {
  const expert = adminExpert({
    ...{ id: 9, name: "Eero Koski", approvalStatus: "pending", phone: "+358 40 123 4567" },
    ...{ linkedinUrl: "https://www.linkedin.com/in/eero", githubUrl: "https://github.com/eero" },
    ...{ portfolioUrl: "https://eero.example", weeklyAvailabilityHours: 30, skillMastery: { Python: 5 } },
  });
  api.answer("GET /api/admin/desk/:kind/:id", {
    body: {
      item: { kind: "expert", record: { ...expert, skills: ["Python"] } },
      ...nothingBeside,
    },
  });
  window.history.replaceState(null, "", "/admin/inbox?item=expert-9");
  renderAdmin(<InboxScreen />);
  await openTitle("Eero Koski");
  for (const shown of [/linkedin\.com\/in\/eero/, /github\.com\/eero/, /eero\.example/, /40 123 4567/]) {
    expect(await screen.findByRole("link", { name: shown })).toBeVisible();
  }
  expect(screen.getByRole("article")).toHaveTextContent(/30 hours a week.*Python, 5 of 5/);
});

it("reads aloud what others wrote in the language it is written in", async () => {
  const [description, message, text] = ["Rakennan data-alustoja.", "Vilka moln kan du?", "Soitettu."];
  const asked = { message, messageLanguage: "sv", requestedAt: waiting.dueAt, answeredAt: null };
  api.answer("GET /api/admin/desk/:kind/:id", {
    body: {
      item: { kind: "application", record: { ...application, description } },
      ...nothingBeside,
      languages: { description: "fi" },
      changeRequests: [{ ...asked, before: {}, after: {} }],
      notes: [{ id: 1, text, textLanguage: "fi", author: null, createdAt: waiting.dueAt }],
    },
  });
  renderAdmin(<InboxScreen />);
  expect(await screen.findByText(description)).toHaveAttribute("lang", "fi");
  expect(screen.getByText(message)).toHaveAttribute("lang", "sv");
  expect(screen.getByText(text)).toHaveAttribute("lang", "fi");
});

it("tells who decided what about the applicants of a posting", async () => {
  const move = { applicantName: "Bo Ek", fromStage: "new", movedAt: waiting.dueAt, isUndone: false };
  api.answer("GET /api/admin/desk/:kind/:id", {
    body: {
      item: { kind: "posting", record: posting },
      ...nothingBeside,
      moves: {
        total: 5,
        items: [
          { ...move, id: 2, toStage: "withdrawn", movedBy: null },
          { ...move, id: 1, toStage: "declined", movedBy: "Henri Jaakkola", isUndone: true },
        ],
      },
    },
  });
  renderAdmin(<InboxScreen />);
  const decisions = (await screen.findByRole("heading", { name: "Decisions about applicants" }))
    .parentElement;
  expect(decisions).toHaveTextContent(/Bo Ek: Withdrawn, before that NewThe applicant, /);
  expect(decisions).toHaveTextContent(/Bo Ek: Declined, before that New \(taken back\)Henri Jaakkola, /);
  expect(decisions).toHaveTextContent(/and 3 earlier ones$/);
});

const openTitle = (name: string) =>
  waitFor(() =>
    expect(within(screen.getByRole("article")).getByRole("heading", { level: 2 })).toHaveTextContent(name),
  );

it("goes on by keys after a note: Escape leaves its field", async () => {
  renderAdmin(<InboxScreen />);
  await openTitle("Aino Laine");
  const field = await screen.findByRole("textbox", { name: "Note for other administrators" });
  await userEvent.keyboard("n");
  expect(field).toHaveFocus();
  await userEvent.keyboard("jam{Escape}");
  expect(field).toHaveValue("jam");
  expect(screen.getByRole("heading", { level: 2, name: "Aino Laine" })).toHaveFocus();
  await userEvent.keyboard("j");
  await openTitle("Search in manuals");
  // Of one item it is no note of another, and comes back with its own.
  const other = await screen.findByRole("textbox", { name: "Note for other administrators" });
  expect(other).toHaveValue("");
  await userEvent.keyboard("k");
  await openTitle("Aino Laine");
  expect(await screen.findByRole("textbox", { name: "Note for other administrators" })).toHaveValue("jam");
});

it("keeps a reason that was left without sending", async () => {
  renderAdmin(<InboxScreen />);
  await openTitle("Aino Laine");
  await screen.findByRole("button", { name: /^Approve/ });
  await userEvent.keyboard("r");
  await userEvent.type(screen.getByRole("textbox", { name: "Why" }), "Too short{Escape}");
  expect(screen.queryByRole("textbox", { name: "Why" })).toBeNull();
  await userEvent.keyboard("jk");
  await openTitle("Aino Laine");
  await userEvent.keyboard("r");
  expect(screen.getByRole("textbox", { name: "Why" })).toHaveValue("Too short");
});

it("leads back to an item whose decision failed", async () => {
  api.answer("POST /api/expert-applications/:id/approve", {
    status: 409,
    body: { message: "Already decided." },
  });
  renderAdmin(<InboxScreen />);
  await openTitle("Aino Laine");
  await screen.findByRole("button", { name: /^Approve/ });
  await userEvent.keyboard("a");
  await openTitle("Search in manuals");
  sendNow();
  await waitFor(() => expect(getToast()?.title).toBe("The decision about Aino Laine was not made"));
  act(() => getToast()?.action?.onClick());
  await openTitle("Aino Laine");
  expect(window.location.search).toBe("?item=application-4");
});

it("takes a note away only after a moment in which it can come back", async () => {
  const note = { id: 5, text: "Called her.", textLanguage: "en", author: "Mari", createdAt: waiting.dueAt };
  api.answer("GET /api/admin/desk/:kind/:id", {
    body: { item: { kind: "application", record: application }, ...nothingBeside, notes: [note] },
  });
  api.answer("DELETE /api/admin/desk-notes/:id", { status: 204 });
  renderAdmin(<InboxScreen />);
  await userEvent.click(await screen.findByRole("button", { name: "Delete this note" }));
  expect(screen.queryByText("Called her.")).toBeNull();
  act(() => getToast()?.action?.onClick());
  expect(screen.getByText("Called her.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Delete this note" }));
  expect(api.changes().filter(({ method }) => method === "DELETE")).toEqual([]);
  sendNow();
  await waitFor(() =>
    expect(api.changes().findLast(({ method }) => method === "DELETE")?.path).toBe("/api/admin/desk-notes/5"),
  );
});

it("shows all that a posting says", async () => {
  window.history.replaceState(null, "", "/admin/inbox?item=posting-7");
  renderAdmin(<InboxScreen />);
  await openTitle("Search in manuals");
  expect(await screen.findByText("Experience required")).toBeVisible();
  const panel = screen.getByRole("article");
  for (const said of ["Senior", "Within 1 month", "1 Apr 2027", "Development", "2 experts", "A model"]) {
    expect(panel).toHaveTextContent(said);
  }
});

it.each([
  ["c", "What to change", "Request changes"],
  ["r", "Why", "Reject"],
])(
  "a decision by %s that is taken back opens its item again, with its words in the form",
  async (key, label, confirm) => {
    renderAdmin(<InboxScreen />);
    await openTitle("Aino Laine");
    await screen.findByRole("button", { name: /^Approve/ });
    await userEvent.keyboard(key);
    await userEvent.type(screen.getByRole("textbox", { name: label }), "Which tools do you use?");
    await userEvent.click(screen.getByRole("button", { name: confirm }));
    await openTitle("Search in manuals");
    // Not on a button that decides about what came next.
    await waitFor(() =>
      expect(screen.getByRole("heading", { level: 2, name: "Search in manuals" })).toHaveFocus(),
    );

    await userEvent.keyboard("u");
    await openTitle("Aino Laine");
    const field = await screen.findByRole("textbox", { name: label });
    expect(field).toHaveValue("Which tools do you use?");
    expect(field).toHaveFocus();
    sendNow();
    expect(api.changes().filter(({ method }) => method === "PATCH")).toEqual([]);

    // Sent after all, with the same words.
    await userEvent.click(screen.getByRole("button", { name: confirm }));
    sendNow();
    await waitFor(() =>
      expect(api.changes().findLast(({ method }) => method === "PATCH")?.body).toMatchObject({
        reviewNotes: "Which tools do you use?",
      }),
    );
  },
);

it("has an item again that came back after its decision", async () => {
  const [again, other] = [queued("application", 4, "Aino Laine"), queued("posting", 7, "Search in manuals")];
  const queue = (...items: object[]) =>
    api.answer("GET /api/admin/inbox", {
      body: { total: items.length, waiting: { application: 1, posting: 1 }, items },
    });
  api.answer("PATCH /api/admin/desk/:kind/:id", { status: 204 });
  const listed = (name: RegExp) => screen.queryAllByRole("button", { name });
  renderAdmin(<InboxScreen />);
  await openTitle("Aino Laine");
  await screen.findByRole("button", { name: /^Approve/ });
  await userEvent.keyboard("c");
  await userEvent.type(screen.getByRole("textbox", { name: "What to change" }), "Which tools?");
  await userEvent.click(screen.getByRole("button", { name: "Request changes" }));
  await openTitle("Search in manuals");
  expect(listed(/Aino Laine/)).toEqual([]);
  queue(other);
  const read = () => api.requests.filter(({ path }) => path === "/api/admin/inbox").length;
  const before = read();
  sendNow();
  await waitFor(() => expect(read()).toBeGreaterThan(before));

  // Its sender has corrected it; the next reading of the queue tells.
  queue(again, other);
  await userEvent.click(await screen.findByRole("button", { name: "Assign to me" }));
  await waitFor(() => expect(listed(/Aino Laine/)).toHaveLength(1));
});

it("names what a link led to and is not there any more", async () => {
  api.answer("GET /api/admin/desk/:kind/:id", { status: 404, body: { message: "Not found" } });
  window.history.replaceState(null, "", "/admin/inbox?item=posting-999");
  renderAdmin(<InboxScreen />);
  await openTitle("Project 999");
  expect(await screen.findByText("This could not be loaded. It may not be there any more.")).toBeVisible();
});

it("leads from a report to that very one", async () => {
  const report = {
    ...{ id: 31, status: "open", side: "expert", reporterEmail: "aino@example.com", projectId: 7 },
    ...{ projectTitle: "Search in manuals", reason: "Asks for money", reasonLanguage: "en", answer: null },
    ...{ hasStoppedWriter: false, isWriterStopped: false, createdAt: waiting.dueAt, answeredAt: null },
    answeredBy: null,
  };
  api.answer("GET /api/admin/desk/:kind/:id", {
    body: { item: { kind: "report", record: report }, ...nothingBeside },
  });
  window.history.replaceState(null, "", "/admin/inbox?item=report-31");
  renderAdmin(<InboxScreen />);
  const link = within(await screen.findByRole("article")).findByRole("link", { name: "Read and answer it" });
  expect(await link).toHaveAttribute("href", "/admin/conversation-reports?status=open&report=31");
  const opened = jest.fn((event: Event) => event.preventDefault());
  const button = screen.getByRole("link", { name: "Answer it on its page" });
  expect(button).toHaveAttribute("href", "/admin/conversation-reports?status=open&report=31");
  button.addEventListener("click", opened);
  await userEvent.keyboard("o");
  expect(opened).toHaveBeenCalled();
});
