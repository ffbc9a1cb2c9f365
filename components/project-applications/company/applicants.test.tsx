import userEvent from "@testing-library/user-event";
import { Toaster } from "@/components/feedback/toaster";
import type { Applicant } from "@/lib/features/project-applications/company-schemas";
import { type ApiAnswer, listOf, serveApi } from "@/tests/support/api-server";
import { fireEvent, render, screen, waitFor, within } from "@/tests/support/testing-library";
import { Applicants } from "./applicants";

const mockRefresh = jest.fn();
jest.mock("next/navigation", () => ({
  useRouter: () => ({ push: jest.fn(), refresh: mockRefresh }),
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

const applicant = (id: number, changes: Partial<Applicant> = {}): Applicant => ({
  id,
  stage: "new",
  applicantName: `Aino ${id}.`,
  applicantEmail: null,
  expert: null,
  coverLetter: "I forecast demand.",
  textLanguage: null,
  proposedRate: 95,
  estimatedStartDate: null,
  estimatedHoursPerWeek: null,
  availabilityNotes: null,
  availabilityNotesLanguage: null,
  match: null,
  note: null,
  createdAt: "2027-03-01T08:00:00Z",
  answerDueAt: "2027-03-22T21:59:59.999Z",
  ...changes,
});

const impossible: ApiAnswer = {
  status: 409,
  body: { message: "This is not possible any more.", code: "not_possible_now" },
};
/** One a test, as what was read of a posting is kept. */
let projectId = 0;
let stored: Applicant[];
let answer: () => ApiAnswer | Promise<ApiAnswer>;
const put = (id: number, changes: Partial<Applicant>) => {
  stored = stored.map((each) => (each.id === id ? { ...each, ...changes } : each));
  return { body: stored.find((each) => each.id === id) };
};
const api = serveApi({
  "GET /api/company/projects/:id/applications": () => listOf(stored),
  "PATCH /api/company/applications/1": () => answer(),
  "POST /api/company/applications/undo": () => answer(),
  "GET /api/company/quotes": () => listOf([]),
});

const column = (name: RegExp) => within(screen.getByRole("region", { name }));
const show = async () => {
  render(
    <>
      <Applicants projectId={projectId} />
      <Toaster />
    </>,
  );
  await screen.findByText("2 applicants");
  return userEvent.setup();
};
const moveByDialog = async (user: ReturnType<typeof userEvent.setup>, stage: string) => {
  await user.click(screen.getByRole("button", { name: "Aino 1." }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: stage }));
  await user.click(dialog.getByRole("button", { name: "Close" }));
};

beforeEach(() => {
  projectId += 1;
  stored = [applicant(1), applicant(2)];
});

it("shows a move before it is stored, and takes it back where the server refuses it", async () => {
  let refuse: (answer: ApiAnswer) => void = () => undefined;
  answer = () => new Promise((resolve) => (refuse = resolve));
  const user = await show();
  await moveByDialog(user, "Interview");
  expect(column(/^Interview, 1 applicant/).getByText("Aino 1.")).toBeInTheDocument();
  expect(column(/^New, 1 applicant/).queryByText("Aino 1.")).toBeNull();
  refuse(impossible);
  expect(await screen.findByText("This is not possible any more.", { selector: "li *" })).toBeVisible();
  expect(column(/^New, 2 applicants/).getByText("Aino 1.")).toBeInTheDocument();
  expect(column(/^Interview, nobody/).queryByText("Aino 1.")).toBeNull();
  // The posting may have ended: the page says so, and which moves there are.
  expect(mockRefresh).toHaveBeenCalledTimes(1);
});

it("shows the cents of a rate where there are some, as the mail about it does", async () => {
  stored = [applicant(1, { proposedRate: 87.5 }), applicant(2)];
  const user = await show();
  expect(screen.getByText("€87.50/hour")).toBeVisible();
  expect(screen.getByText("€95/hour")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Aino 1." }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("€87.50 an hour, without VAT")).toBeVisible();
});

it("takes a move back by Undo, and says so when it is too late", async () => {
  answer = () => put(1, { stage: "declined", answerDueAt: null });
  const user = await show();
  await moveByDialog(user, "Declined");
  answer = () => ({ body: [put(1, { stage: "new" }).body] });
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText(/The move is taken back/, { selector: "li *" })).toBeVisible();
  expect(column(/^New, 2 applicants/).getByText("Aino 1.")).toBeInTheDocument();
  expect(api.requests.at(-1)).toMatchObject({ body: { ids: [1] } });

  answer = () => put(1, { stage: "declined" });
  await moveByDialog(user, "Declined");
  answer = () => impossible;
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("This is not possible any more.", { selector: "li *" })).toBeVisible();
  await waitFor(() => expect(column(/^Declined, 1 applicant/).getByText("Aino 1.")).toBeInTheDocument());
});

it("gives back the message of a move that was taken back, and keeps what was typed without a move", async () => {
  answer = () => put(1, { stage: "interview" });
  const user = await show();
  const openFirst = async () => {
    await user.click(screen.getByRole("button", { name: "Aino 1." }));
    return within(await screen.findByRole("dialog"));
  };
  let dialog = await openFirst();
  await user.type(dialog.getByLabelText(/^Message/), "Shall we talk?");
  await user.click(dialog.getByRole("button", { name: "Close" }));
  dialog = await openFirst();
  await user.click(dialog.getByRole("button", { name: "Interview" }));
  await waitFor(() => expect(dialog.getByLabelText(/^Message/)).toHaveValue(""));
  expect(api.requests.at(-1)).toMatchObject({ body: { stage: "interview", message: "Shall we talk?" } });
  answer = () => ({ body: [put(1, { stage: "new" }).body] });
  fireEvent.click(await screen.findByText("Undo"));
  await waitFor(() => expect(dialog.getByLabelText(/^Message/)).toHaveValue("Shall we talk?"));
});

it("lets nobody be dragged whom no move leads on from, and says why", async () => {
  stored = [applicant(1, { stage: "declined", answerDueAt: null }), applicant(2, { stage: "offer" })];
  const handle = (name: string) => screen.queryByRole("button", { name: `Move ${name}` });
  const user = userEvent.setup();
  const why = async () => {
    await user.click(screen.getByRole("button", { name: "Aino 1." }));
    return within(await screen.findByRole("dialog")).queryByText(/no move leads on/)?.textContent;
  };
  const { unmount } = render(<Applicants projectId={projectId} lifecycle="filled" />);
  await screen.findByText("2 applicants");
  expect(handle("Aino 1.")).toBeNull();
  expect(screen.getByRole("article", { name: "Aino 1." })).not.toHaveClass("cursor-grab");
  // Under contract: they may still be hired.
  expect(handle("Aino 2.")).toBeVisible();
  expect(await why()).toMatch(/^Declined: the project takes no applications any more/);
  unmount();

  const paused = render(<Applicants projectId={projectId} lifecycle="paused" />);
  await screen.findByText("2 applicants");
  expect(handle("Aino 1.")).toBeNull();
  expect(await why()).toMatch(/^Declined: as long as the project is paused/);
  paused.unmount();

  render(<Applicants projectId={projectId} lifecycle="open" />);
  await screen.findByText("2 applicants");
  expect(handle("Aino 1.")).toBeVisible();
});

it("shows of a posting that is over only the columns that somebody is in or can be put into", async () => {
  const columns = () =>
    screen
      .queryAllByRole("region", { name: /, (nobody|\d+ applicants?)$/ })
      .map((each) => each.getAttribute("aria-label"));
  stored = [applicant(1, { stage: "hired" }), applicant(2, { stage: "declined", answerDueAt: null })];
  const over = render(<Applicants projectId={projectId} lifecycle="filled" />);
  await waitFor(() => expect(columns()).toEqual(["Hired, 1 applicant", "Declined, 1 applicant"]));
  over.unmount();

  const open = render(<Applicants projectId={projectId} lifecycle="open" />);
  await waitFor(() => expect(columns()).toHaveLength(8));
  open.unmount();

  // Under contract: they may still be moved.
  stored = [applicant(1, { stage: "offer" })];
  render(<Applicants projectId={projectId} lifecycle="filled" />);
  await waitFor(() => expect(columns()).toHaveLength(6));
});

it("offers several only the stages that move one of them, and says when there is none", async () => {
  stored = [applicant(1, { stage: "offer" }), applicant(2, { stage: "declined", answerDueAt: null })];
  const user = userEvent.setup();
  render(<Applicants projectId={projectId} lifecycle="filled" />);
  await screen.findByText("2 applicants");
  const offered = () =>
    within(screen.getByRole("combobox", { name: "Move to" }))
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
  await user.click(screen.getByRole("checkbox", { name: /Aino 1\./ }));
  expect(offered()).toEqual(["Choose a stage", "New", "Shortlisted", "Interview", "Hired", "Declined"]);
  await user.click(screen.getByRole("checkbox", { name: /Aino 2\./ }));
  expect(offered()).toEqual(["Choose a stage", "Declined"]);
  await user.click(screen.getByRole("checkbox", { name: /Aino 1\./ }));
  expect(offered()).toEqual(["No stage is open to them"]);
});

it("says so while nobody has applied, and leads to people who fit", async () => {
  stored = [];
  render(<Applicants projectId={projectId} />);
  expect(await screen.findByText("Nobody has applied yet")).toBeVisible();
  expect(screen.getByRole("link")).toHaveAttribute("href", expect.stringContaining(`project=${projectId}`));
});

it("does not wait for applicants, nor sends for them, where nobody can see the posting", async () => {
  stored = [];
  render(<Applicants projectId={projectId} isPublic={false} />);
  expect(await screen.findByText("Nobody has applied")).toBeVisible();
  expect(screen.queryByRole("link")).toBeNull();
});

it("says that the applicants could not be read, and reads them at a press", async () => {
  api.answer("GET /api/company/projects/:id/applications", "no connection");
  render(<Applicants projectId={projectId} />);
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  api.reset();
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("2 applicants")).toBeVisible();
});

it("follows what a colleague or another tab has moved, and says when it cannot", async () => {
  const user = await show();
  const comeBack = () => fireEvent(window, new Event("visibilitychange"));
  put(1, { stage: "shortlisted" });
  comeBack();
  expect(await screen.findByRole("region", { name: /^Shortlisted, 1 applicant/ })).toBeVisible();

  api.answer("GET /api/company/projects/:id/applications", "no connection");
  comeBack();
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(column(/^Shortlisted, 1 applicant/).getByText("Aino 1.")).toBeInTheDocument();
  put(2, { stage: "withdrawn" });
  api.reset();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("region", { name: /^Withdrawn, 1 applicant/ })).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

it.each([
  [401, "unauthenticated", /You were signed out/],
  [404, "not_found", /There is no such project/],
])("blames no connection for an answer %s, %s", async (status, code, said) => {
  await show();
  api.answer("GET /api/company/projects/:id/applications", {
    status,
    body: { code, message: "There is no such project." },
  });
  fireEvent(window, new Event("visibilitychange"));
  expect(await screen.findByRole("alert")).toHaveTextContent(said);
  expect(screen.queryByText(/Check your connection/)).toBeNull();
});

it("takes a move back that could not be sent without a connection", async () => {
  answer = () => "no connection";
  const user = await show();
  await moveByDialog(user, "Interview");
  expect(await screen.findByText(/connection/i, { selector: "li *" })).toBeVisible();
  expect(column(/^New, 2 applicants/).getByText("Aino 1.")).toBeInTheDocument();
});

it("has of three hundred only those in sight in the page, each with its place", async () => {
  // jsdom lays nothing out.
  jest.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(700);
  jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(190);
  stored = Array.from({ length: 300 }, (_, at) => applicant(at + 1));
  render(<Applicants projectId={projectId} />);
  expect(await screen.findByText("300 applicants")).toBeVisible();
  const cards = await column(/^New, 300 applicants/).findAllByRole("article");
  expect(cards.length).toBeGreaterThan(2);
  expect(cards.length).toBeLessThan(30);
  expect(cards[0]?.closest("li")).toHaveAttribute("aria-setsize", "300");
  jest.restoreAllMocks();
});
