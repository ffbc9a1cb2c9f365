import userEvent from "@testing-library/user-event";
import Palette from "@/components/operations/palette/palette";
import { getToast } from "@/lib/client/toast";
import type { AdminInvitation } from "@/lib/features/people/invitation-schemas";
import { renderAdmin } from "@/tests/support/admin-components";
import { serveApi } from "@/tests/support/api-server";
import { screen, waitFor, within } from "@/tests/support/testing-library";
import { AdminInvitations } from "./admin-invitations";
import { InviteAdmin } from "./invite-admin";

/** Goes as the router does, which tells the screen of the new address. */
function push(path: string) {
  window.history.pushState(null, "", path);
  window.dispatchEvent(new PopStateEvent("popstate"));
}
jest.mock("next/navigation", () => ({
  useRouter: () => ({ push }),
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

const hasAccount = "This address has an account already. Make it an administrator on its page.";
const waiting: AdminInvitation[] = [];
const api = serveApi({
  "GET /api/admin/search": () => ({ body: [] }),
  "GET /api/admin/admin-invitations": () => ({ body: waiting }),
  "POST /api/admin/admin-invitations": ({ body }) => {
    const { email } = body as { email: string };
    if (email === "known@example.com") {
      const refusal = { code: "conflict", reason: "admin_invitation_account", message: hasAccount };
      const about = { values: { personId: 7, state: "active" }, fieldErrors: { email: hasAccount } };
      return { status: 409, body: { ...refusal, ...about } };
    }
    const row = { email, language: "fi" as const, note: "Tervetuloa!", invitedBy: "Mari Meri" };
    waiting.push({ id: 3, ...row, sentAt: "2027-03-01T07:00:00Z", expiresAt: "2999-03-08T07:00:00Z" });
    return { status: 201, body: waiting.at(-1) };
  },
  "POST /api/admin/admin-invitations/:id/send": () => ({ body: waiting[0] }),
  "DELETE /api/admin/admin-invitations/:id": () => {
    waiting.length = 0;
    return { status: 204 };
  },
});

it("invites, leads to the account that an address has, and sends again and takes back what waits", async () => {
  renderAdmin(
    <>
      <InviteAdmin />
      <AdminInvitations />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Invite an administrator" }));
  const dialog = within(await screen.findByRole("dialog"));
  await waitFor(() => expect(dialog.getByLabelText("Email")).toHaveFocus());
  await userEvent.keyboard("known@example.com");
  await userEvent.click(dialog.getByRole("button", { name: "Mail the invitation" }));
  const account = await dialog.findByRole("link", { name: "Open this account" });
  expect(account).toHaveAttribute("href", "/admin/people/7");
  expect(dialog.getByLabelText("Email")).toHaveAccessibleDescription(expect.stringContaining(hasAccount));

  await userEvent.clear(dialog.getByLabelText("Email"));
  await userEvent.type(dialog.getByLabelText("Email"), "sofia@elsewhere.example");
  await userEvent.selectOptions(dialog.getByLabelText("Language of the mail"), "Suomi");
  await userEvent.type(dialog.getByLabelText(/^A few words/), "Tervetuloa!");
  await userEvent.click(dialog.getByRole("button", { name: "Mail the invitation" }));
  await waitFor(() =>
    expect(getToast()?.title).toBe("The invitation to sofia@elsewhere.example is on its way"),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  const list = within(await screen.findByRole("region", { name: "Invited to become administrators" }));
  expect(list.getByText("Invited by Mari Meri")).toBeInTheDocument();
  expect(list.getByText("Tervetuloa!")).toHaveAttribute("lang", "fi");
  expect(list.getByText("Until 8 March 2999")).toBeInTheDocument();

  await userEvent.click(list.getByRole("button", { name: /^Send again.*sofia@/ }));
  await userEvent.click(list.getByRole("button", { name: /^Take back.*sofia@/ }));
  const asked = within(await screen.findByRole("alertdialog"));
  await userEvent.click(asked.getByRole("button", { name: "Take back" }));
  await waitFor(() => expect(screen.queryByText("sofia@elsewhere.example")).not.toBeInTheDocument());
  expect(api.changes().map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /api/admin/admin-invitations",
    "POST /api/admin/admin-invitations",
    "POST /api/admin/admin-invitations/3/send",
    "DELETE /api/admin/admin-invitations/3",
  ]);
});

// What the palette's list asks a browser for.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

it("opens from the palette, and leaves the address as it closes", async () => {
  window.history.replaceState(null, "", "/admin/people?role=admin");
  renderAdmin(
    <>
      <Palette onClose={() => {}} />
      <InviteAdmin />
    </>,
  );
  await userEvent.type(screen.getByRole("combobox", { name: "Search and go to" }), "invite an admin");
  await userEvent.keyboard("{Enter}");
  const dialog = await screen.findByRole("dialog", { name: "Invite an administrator" });
  expect(window.location.search).toBe("?invite=admin");
  await userEvent.type(within(dialog).getByLabelText("Email"), "sofia@{Escape}");
  await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(within(dialog).getByLabelText("Email")).toHaveValue("sofia@");
  await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
  await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
  expect(screen.queryByRole("dialog", { name: "Invite an administrator" })).not.toBeInTheDocument();
  expect(window.location.search).toBe("");
});
