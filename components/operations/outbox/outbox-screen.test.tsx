import userEvent from "@testing-library/user-event";
import { dismissToast, getToast } from "@/lib/client/toast";
import type { MailDetails } from "@/lib/features/operations/mail-schemas";
import { renderAdmin } from "@/tests/support/admin-components";
import { listOf, serveApi } from "@/tests/support/api-server";
import { screen, waitFor, within } from "@/tests/support/testing-library";
import { OutboxScreen } from "./outbox-screen";

jest.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(window.location.search) }));

const id = "0199b1c2-7d3e-7a4f-8b5c-000000000001";
const mail = (changes: Partial<MailDetails> = {}): MailDetails => ({
  id,
  kind: "meeting_booking_received",
  to: "reader@example.com",
  subject: "Your meeting",
  language: "en",
  status: "sent",
  attempts: 1,
  lastError: null,
  createdAt: "2027-03-03T08:00:00.000Z",
  sentAt: "2027-03-03T08:00:01.000Z",
  content: {
    text: "Hello\nhttps://osaaja.example/a?token=1\nhttps://osaaja.example/a?token=1",
    html: "<p>Hello</p><script>alert(1)</script>",
    translation: null,
    attachments: [{ filename: "meeting.ics", contentType: "text/calendar", size: 1536 }],
  },
  ...changes,
});

let stored: MailDetails[];
beforeEach(() => {
  stored = [mail()];
  window.history.replaceState(null, "", "/admin/outbox");
  dismissToast();
});
const api = serveApi({
  "GET /api/admin/mail-messages": () => listOf(stored),
  "GET /api/admin/mail-messages/:id": ({ params }) => {
    const found = stored.find((each) => each.id === params.id);
    return found ? { body: found } : { status: 404, body: { message: "Mail not found", code: "not_found" } };
  },
  "POST /api/admin/mail-messages/:id/send": () => {
    stored = [mail({ status: "queued" })];
    return { body: stored[0] };
  },
});

const open = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Your meeting" }));
  return within(await screen.findByRole("dialog", { name: "Your meeting" }));
};

it("opens a mail locked in, with its words, links and attachments", async () => {
  renderAdmin(<OutboxScreen transport="outbox" />);
  const dialog = await open();
  expect(window.location.search).toBe(`?mail=${id}`);
  const frame = dialog.getByTitle("As designed") as HTMLIFrameElement;
  expect(frame.getAttribute("sandbox")).toBe("");
  expect(frame.getAttribute("srcdoc")).toContain("<p>Hello</p>");
  // Each address once.
  expect(dialog.getByRole("link", { name: "https://osaaja.example/a?token=1" })).toHaveAttribute(
    "rel",
    "noreferrer",
  );
  expect(dialog.getByRole("link", { name: "meeting.ics (1.5 kB)" })).toHaveAttribute(
    "href",
    `/api/admin/mail-messages/${id}/attachments/0`,
  );
  await userEvent.click(dialog.getByRole("tab", { name: "Plain text" }));
  expect(dialog.getByText(/^Hello/)).toBeInTheDocument();
  expect(dialog.queryByRole("button", { name: "Send again" })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole("button", { name: "Close" }));
  expect(window.location.search).toBe("");
});

it("shows a mail in the administrator's language beside how it was sent, and where only that was kept", async () => {
  const inEnglish = { subject: "Your meeting", text: "Hello", html: "<p>Hello</p>" };
  const { content } = mail();
  stored = [mail({ language: "fi", content: content && { ...content, translation: inEnglish } })];
  const { unmount } = renderAdmin(<OutboxScreen transport="outbox" />);
  let dialog = await open();
  expect(dialog.queryByText("This mail is kept only as it was sent.")).not.toBeInTheDocument();
  // Its subject, in the list and above the mail, is read aloud in the language it was sent in.
  for (const subject of screen.getAllByText("Your meeting")) expect(subject).toHaveAttribute("lang", "fi");
  await userEvent.click(dialog.getByRole("tab", { name: "In my language" }));
  expect(dialog.getByTitle("In my language").getAttribute("srcdoc")).toBe("<p>Hello</p>");
  unmount();
  window.history.replaceState(null, "", "/admin/outbox");
  stored = [mail({ language: "fi" })];
  renderAdmin(<OutboxScreen transport="outbox" />);
  dialog = await open();
  expect(dialog.getByText("This mail is kept only as it was sent.")).toBeInTheDocument();
  expect(dialog.queryByRole("tab", { name: "In my language" })).not.toBeInTheDocument();
});

it("says without SMTP that mails stay here, with it that they are sent", async () => {
  const { unmount } = renderAdmin(<OutboxScreen transport="outbox" />);
  expect(screen.getByText("No mail server is configured")).toBeInTheDocument();
  expect(screen.getByText(/deleted after 90 days/)).toBeInTheDocument();
  expect(within(screen.getByLabelText("Status")).getByRole("option", { name: "Sent" })).toBeInTheDocument();
  unmount();
  stored = [];
  renderAdmin(<OutboxScreen transport="smtp" />);
  expect(screen.getByText("Mails are sent by SMTP")).toBeInTheDocument();
  expect(
    within(screen.getByLabelText("Status")).queryByRole("option", { name: "Sent" }),
  ).not.toBeInTheDocument();
  expect(await screen.findByText("Every mail has been sent")).toBeInTheDocument();
});

it("sends a failed mail again, whose words stay secret", async () => {
  stored = [mail({ status: "failed", lastError: "no such host", sentAt: null, content: null, attempts: 13 })];
  renderAdmin(<OutboxScreen transport="smtp" />);
  expect(await screen.findByText("no such host")).toBeInTheDocument();
  const dialog = await open();
  expect(dialog.getByText("The words of this mail are its reader's secret")).toBeInTheDocument();
  expect(dialog.queryByTitle("As designed")).not.toBeInTheDocument();
  expect(dialog.getByText("13 tries")).toBeInTheDocument();
  await userEvent.click(dialog.getByRole("button", { name: "Send again" }));
  await waitFor(() => expect(getToast()?.title).toBe("Mail queued"));
  expect(api.changes().map(({ path }) => path)).toEqual([`/api/admin/mail-messages/${id}/send`]);
  await waitFor(() => expect(dialog.queryByRole("button", { name: "Send again" })).not.toBeInTheDocument());
});

it("says when the mail of an address is gone", async () => {
  stored = [];
  window.history.replaceState(null, "", `/admin/outbox?mail=${id}`);
  renderAdmin(<OutboxScreen transport="outbox" />);
  expect(await screen.findByText("This mail is not here any more.")).toBeInTheDocument();
});
