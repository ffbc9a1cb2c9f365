import userEvent from "@testing-library/user-event";
import { openPage } from "@/lib/client/open-page";
import { signInWithPassword } from "@/lib/features/accounts/client";
import { serveApi } from "@/tests/support/api-server";
import { render, screen, waitFor } from "@/tests/support/testing-library";
import { InvitedAccountForm } from "./accept-invitation";

jest.mock("@/lib/client/open-page", () => ({
  ...jest.requireActual("@/lib/client/open-page"),
  openPage: jest.fn(),
}));
jest.mock("@/lib/features/accounts/client", () => ({ signInWithPassword: jest.fn() }));

const used = "This invitation has been accepted. Sign in with the address it was sent to.";
let isUsed = false;
const api = serveApi({
  "POST /api/auth/admin-invitation": () =>
    isUsed
      ? {
          status: 409,
          body: { code: "not_possible_now", reason: "admin_invitation_used", message: used },
        }
      : { status: 201, body: { email: "sofia@elsewhere.example" } },
});

beforeEach(() => {
  isUsed = false;
  jest.mocked(openPage).mockClear();
});

async function fillIn() {
  render(<InvitedAccountForm token="secret" terms="The terms" />);
  await userEvent.type(screen.getByLabelText("First name"), "Sofia");
  await userEvent.type(screen.getByLabelText("Last name"), "Sund");
  await userEvent.type(screen.getByLabelText("Password"), "quiet rowing on a lake");
  await userEvent.click(screen.getByRole("button", { name: "Become an administrator" }));
}

it("makes the account with the link's token, signs in with it and opens the administration", async () => {
  jest.mocked(signInWithPassword).mockResolvedValue(null);
  await fillIn();
  await waitFor(() => expect(openPage).toHaveBeenCalledWith("/admin"));
  const password = "quiet rowing on a lake";
  expect(api.changes().at(-1)?.body).toEqual({
    ...{ token: "secret", firstName: "Sofia", lastName: "Sund", password },
  });
  expect(signInWithPassword).toHaveBeenCalledWith({ email: "sofia@elsewhere.example", password });
});

it("leads to the login whoever cannot be signed in at once: the account is made", async () => {
  jest.mocked(signInWithPassword).mockRejectedValue(new TypeError("no connection"));
  await fillIn();
  expect(await screen.findByText("You are an administrator now")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login?returnTo=%2Fadmin");
  expect(openPage).not.toHaveBeenCalled();
});

it("says what has become of the link, and keeps what was typed", async () => {
  isUsed = true;
  await fillIn();
  expect(await screen.findByText(used)).toBeInTheDocument();
  expect(screen.getByLabelText("First name")).toHaveValue("Sofia");
});
