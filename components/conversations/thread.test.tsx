import userEvent from "@testing-library/user-event";
import type { ConversationWithMessages, Message } from "@/lib/features/conversations/schemas";
import { type ApiAnswer, serveApi } from "@/tests/support/api-server";
import { render, screen, waitFor } from "@/tests/support/testing-library";
import { Thread } from "./thread";

const own = (id: number, body: string): Message => ({
  ...{ id, side: "expert", isOwn: true, body, authorName: "Aino", files: [] },
  textLanguage: null,
  createdAt: "2027-03-01T08:00:00Z",
});
const conversation = (messages: Message[]): ConversationWithMessages => ({
  ...{ id: 7, about: { kind: "application", id: 1, title: "Forecast" }, projectId: 1, side: "expert" },
  ...{ otherName: "Pohjola Oy", unreadCount: 0, isContactShown: true, isBlocked: false },
  ...{ isBlockedByOther: false, isOtherGone: false, hasEarlier: false, messages },
});

let stored: Message[];
/** Refuses every call in place of answering it. */
let refusal: ApiAnswer | null;
serveApi({
  "GET /api/conversations/7": () => refusal ?? { body: conversation(stored) },
  "POST /api/conversations/7/messages": ({ body }) => {
    if (refusal) return refusal;
    const written = own(stored.length + 1, (body as { body: string }).body);
    stored = [...stored, written];
    return { status: 201, body: written };
  },
});
const signedOut = { status: 401, body: { message: "Authentication required", code: "unauthorized" } };

const field = () => screen.getByLabelText("Your message to Pohjola Oy");
/** What the page does when it is loaded: the first time, and after it was left. */
const open = () => render(<Thread initial={conversation(stored)} news={0} />);

async function writeAndSend(words: string) {
  const actor = userEvent.setup();
  await actor.type(field(), words);
  await actor.click(screen.getByRole("button", { name: "Send" }));
  return actor;
}

beforeEach(() => {
  window.sessionStorage.clear();
  stored = [own(1, "Hello")];
  refusal = null;
});

it("leads to the sign-in when the session has ended, and gives the words back after it", async () => {
  const page = open();
  refusal = signedOut;
  await writeAndSend("I can begin on Monday.");
  expect(await screen.findByText("Not sent")).toBeInTheDocument();
  expect(await screen.findByRole("link", { name: "Sign in (new tab)" })).toHaveAttribute("href", "/login");
  // What is typed meanwhile comes after it.
  await userEvent.type(field(), "Or on Tuesday.");
  page.unmount();

  refusal = null;
  const again = open();
  expect(field()).toHaveValue("I can begin on Monday.\n\nOr on Tuesday.");
  expect(screen.queryByText("Not sent")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(stored).toHaveLength(2));
  await waitFor(() => expect(window.sessionStorage).toHaveLength(0));
  again.unmount();
  open();
  expect(field()).toHaveValue("");
});

it("goes on where it stood once somebody has signed in in another tab", async () => {
  open();
  refusal = signedOut;
  const actor = await writeAndSend("Yes");
  await screen.findByRole("link", { name: "Sign in (new tab)" });
  refusal = null;
  await actor.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(stored).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole("link", { name: /^Sign in/ })).not.toBeInTheDocument(), {
    timeout: 4_000,
  });
});

it("does not give back what arrived although the page was left before it heard of it", async () => {
  refusal = { status: 502, body: { message: "Bad gateway", code: "unavailable" } };
  const page = open();
  await writeAndSend("Yes");
  await screen.findByText("Not sent");
  page.unmount();
  refusal = null;
  stored = [...stored, own(2, "Yes")];
  open();
  expect(field()).toHaveValue("");
});

it("says what holds for files when one is chosen, and before to screen readers alone", async () => {
  render(<Thread initial={{ ...conversation(stored), isContactShown: false }} news={0} />);
  const limits = screen.getByText(/^Up to 3 files.+10.MB each\. What is inside them is not hidden\.$/);
  expect(limits).not.toBeVisible();
  const input = screen.getByLabelText("Attach files");
  expect(input).toHaveAccessibleDescription(/^Up to 3 files/);
  const actor = userEvent.setup({ applyAccept: false });
  await actor.upload(input, new File(["x"], "list.txt", { type: "text/plain" }));
  expect(screen.getByText(/^list\.txt is not a PDF/)).toBeVisible();
  expect(limits).toBeVisible();
  await actor.upload(input, new File(["x"], "CV.pdf", { type: "application/pdf" }));
  expect(screen.queryByText(/^list\.txt/)).not.toBeInTheDocument();
  expect(limits).toBeVisible();
  await actor.click(screen.getByRole("button", { name: "Remove CV.pdf" }));
  expect(limits).not.toBeVisible();
});

it("forgets what is not to be sent", async () => {
  refusal = { status: 409, body: { message: "Blocked", code: "blocked" } };
  open();
  const actor = await writeAndSend("No");
  await actor.click(await screen.findByRole("button", { name: "Do not send" }));
  expect(window.sessionStorage).toHaveLength(0);
});
