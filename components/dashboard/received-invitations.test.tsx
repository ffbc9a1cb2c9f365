import userEvent from "@testing-library/user-event";
import { KeepFocus } from "@/components/layout/keep-focus";
import { dismissToast } from "@/lib/client/toast";
import type { ReceivedInvitation } from "@/lib/features/invitations/schemas";
import { type ApiAnswer, serveApi } from "@/tests/support/api-server";
import { render, screen, waitFor, within } from "@/tests/support/testing-library";
import { ReceivedInvitations } from "./received-invitations";

const router = { push: jest.fn(), refresh: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const invitation: ReceivedInvitation = {
  ...{ id: 3, status: "sent", message: "Would you forecast for us?", textLanguage: null, reason: null },
  ...{ createdAt: "2027-03-01T08:00:00Z", answeredAt: null, applicationId: null },
  project: {
    ...{ id: 9, title: "Demand forecast", customerCompany: "Pohjola Oy", isPublic: true },
    ...{ isCompanyVerified: false, verifiedDomain: null },
  },
};

let refusal: ApiAnswer | null;
const api = serveApi({
  "PATCH /api/expert/invitations/:id": ({ body }) =>
    refusal ?? { body: { ...invitation, status: body?.status } },
});
/** As its page has it. */
const open = () =>
  render(
    <KeepFocus>
      <ReceivedInvitations invitations={{ items: [invitation], total: 1 }} />
    </KeepFocus>,
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  window.sessionStorage.clear();
  dismissToast();
  refusal = null;
  router.refresh.mockClear();
});

it("keeps the words of an answer that was not given, each answer its own", async () => {
  const page = open();
  await press(/^Accept/);
  await userEvent.type(await screen.findByRole("textbox"), "Gladly, from April on.");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await press(/^Decline/);
  expect(await screen.findByRole("textbox")).toHaveValue("");
  await userEvent.keyboard("{Escape}");
  page.unmount();

  // Also after the page was left, and after the answer failed.
  const again = open();
  await press(/^Accept/);
  expect(await screen.findByRole("textbox")).toHaveValue("Gladly, from April on.");
  refusal = { status: 503, body: { message: "Try again later.", code: "unavailable" } };
  const send = () =>
    userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: /^Accept/ }));
  await send();
  await waitFor(() => expect(api.requests).toHaveLength(1));
  refusal = null;
  await send();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.requests[1]?.body).toEqual({ status: "accepted", coverLetter: "Gladly, from April on." });
  expect(window.sessionStorage).toHaveLength(0);
  // The buttons are gone: the focus stays in the row.
  await waitFor(() => expect(screen.getByRole("button", { name: /^Open messages/ })).toHaveFocus());
  again.unmount();
});

it("shows where an invitation stands that was answered elsewhere or taken back, and keeps the words", async () => {
  refusal = { status: 409, body: { message: "Not any more.", code: "not_possible_now" } };
  open();
  await press(/^Decline/);
  await userEvent.type(await screen.findByRole("textbox"), "No time.");
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: /^Decline/ }));
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(window.sessionStorage).toHaveLength(1);
});
