import userEvent from "@testing-library/user-event";
import { ApiError } from "@/lib/client/api";
import * as pages from "@/lib/client/open-page";
import { TextsProvider } from "@/lib/client/texts";
import * as client from "@/lib/features/privacy/client";
import type { AccountDeletion } from "@/lib/features/privacy/schemas";
import finnish from "@/messages/fi";
import { compiled } from "@/tests/support/compiled";
import { render, screen, waitFor, within } from "@/tests/support/testing-library";
import { DeleteAccountButton } from "./delete-account-button";

jest.mock("@/lib/features/privacy/client", () => ({ deleteAccount: jest.fn() }));
jest.mock("@/lib/client/open-page", () => ({ openPage: jest.fn() }));
const deleteAccount = jest.mocked(client.deleteAccount);
const openPage = jest.mocked(pages.openPage);

const refused = (status: number, body: object) => new ApiError(status, JSON.stringify(body), "");

const result: AccountDeletion = {
  message: "Your account at Osaaja has been deleted.",
  deleted: [{ what: "favorites", count: 2, text: "2 favorites" }],
  anonymised: [],
  kept: [
    { what: "contracts", count: 1, text: "1 contract", reason: "Because of the books.", until: "2033-12-31" },
    { what: "auditEntries", count: 4, text: "4 entries of the audit log", reason: "Provable.", until: null },
  ],
};

beforeEach(() => jest.resetAllMocks());

async function open(hasPassword = true) {
  const user = userEvent.setup({ delay: null });
  render(<DeleteAccountButton hasPassword={hasPassword} />);
  await user.click(screen.getByRole("button", { name: "Delete my account" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete your account?" });
  return { user, dialog };
}

async function confirm(
  user: ReturnType<typeof userEvent.setup>,
  word = "DELETE",
  password = "a quiet river",
) {
  await user.type(screen.getByLabelText("Type DELETE to confirm"), word);
  if (password) await user.type(screen.getByLabelText("Your password"), password);
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete my account" }));
}

describe("deleting the account", () => {
  it("says what happens before anything does", async () => {
    const { dialog } = await open();
    expect(dialog).toHaveAccessibleDescription("This cannot be undone.");
    for (const title of ["Deleted at once", "Kept without you in it", "Kept, because it has to be"])
      expect(within(dialog).getByRole("heading", { name: title })).toBeVisible();
    expect(dialog).toHaveTextContent("six years from the end of the year");
    for (const kind of ["conversations", "quotes", "invitations", "Messages that you wrote for a company"])
      expect(dialog).toHaveTextContent(kind);
    expect(deleteAccount).not.toHaveBeenCalled();
  });

  it("sends the word and the password, and tells what was done", async () => {
    deleteAccount.mockResolvedValue(result);
    const { user } = await open();
    await confirm(user);
    const done = await screen.findByRole("dialog", { name: "Your account has been deleted" });
    expect(deleteAccount).toHaveBeenCalledWith({ confirmation: "DELETE", password: "a quiet river" });
    expect(done).toHaveAccessibleDescription("Your account at Osaaja has been deleted.");
    expect(done).toHaveTextContent("2 favorites");
    expect(done).toHaveTextContent("1 contractBecause of the books. Until 31 December 2033.");
    expect(done).toHaveTextContent(/4 entries of the audit logProvable\.\s*(?!Until)/);
    expect(within(done).queryByRole("heading", { name: "Kept without you in it" })).toBeNull();
    expect(openPage).not.toHaveBeenCalled();
    await user.click(within(done).getByRole("button", { name: "Go to the home page" }));
    expect(openPage).toHaveBeenCalledWith("/");
  });

  it("asks for a word of the page's language, and sends the one of the call", async () => {
    deleteAccount.mockResolvedValue(result);
    const user = userEvent.setup({ delay: null });
    render(
      <TextsProvider locale="fi" messages={compiled(finnish)}>
        <DeleteAccountButton hasPassword={false} />
      </TextsProvider>,
    );
    await user.click(screen.getByRole("button", { name: "Poista tilini" }));
    const word = await screen.findByLabelText("Vahvista kirjoittamalla POISTA");
    const send = within(screen.getByRole("dialog")).getByRole("button", { name: "Poista tilini" });
    await user.type(word, "DELETE");
    await user.click(send);
    expect(deleteAccount).not.toHaveBeenCalled();
    await user.clear(word);
    await user.type(word, "POISTA");
    await user.click(send);
    await waitFor(() => expect(deleteAccount).toHaveBeenCalledWith({ confirmation: "DELETE", password: "" }));
  });

  it("leads home however the result is closed: the page behind is nobody's any more", async () => {
    deleteAccount.mockResolvedValue(result);
    const { user } = await open();
    await confirm(user);
    await screen.findByRole("dialog", { name: "Your account has been deleted" });
    await user.keyboard("{Escape}");
    expect(openPage).toHaveBeenCalledWith("/");
  });

  it.each([
    ["delete", "a quiet river", "Type DELETE to confirm", "Type DELETE to confirm"],
    ["DELETE", "", "Your password", "Password is required"],
  ])("sends nothing for %j with the password %j", async (word, password, field, message) => {
    const { user } = await open();
    await confirm(user, word, password);
    await waitFor(() => expect(screen.getByLabelText(field)).toBeInvalid());
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(deleteAccount).not.toHaveBeenCalled();
  });

  it("asks for no password where there is none", async () => {
    deleteAccount.mockResolvedValue(result);
    const { user } = await open(false);
    expect(screen.queryByLabelText("Your password")).toBeNull();
    await confirm(user, "DELETE", "");
    await waitFor(() => expect(deleteAccount).toHaveBeenCalledWith({ confirmation: "DELETE", password: "" }));
  });

  it("puts a wrong password beside its field and keeps the dialog", async () => {
    deleteAccount.mockRejectedValue(
      refused(422, { message: "No.", fieldErrors: { password: "The password is not right" } }),
    );
    const { user } = await open();
    await confirm(user);
    await waitFor(() =>
      expect(screen.getByLabelText("Your password")).toHaveAccessibleDescription("The password is not right"),
    );
    expect(screen.getByLabelText("Type DELETE to confirm")).toHaveValue("DELETE");
  });

  it("tells the last administrator why not", async () => {
    deleteAccount.mockRejectedValue(refused(409, { message: "You are the only administrator." }));
    const { user } = await open();
    await confirm(user);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Your account was not deletedYou are the only administrator.",
    );
  });

  it("leads to signing in and back when the session has ended", async () => {
    deleteAccount.mockRejectedValue(refused(401, { message: "Authentication required" }));
    const { user } = await open();
    await confirm(user);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "nothing was deleted. Sign in again to go on.",
    );
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    expect(openPage).toHaveBeenCalledWith("/login?returnTo=%2Faccount");
  });

  it("says so when there is no connection", async () => {
    deleteAccount.mockRejectedValue(new TypeError("Failed to fetch"));
    const { user } = await open();
    await confirm(user);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Something went wrong, and nothing was deleted.",
    );
  });

  it("cannot be sent twice or closed while it is under way", async () => {
    let finish: (value: AccountDeletion) => void = () => {};
    deleteAccount.mockReturnValue(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    const { user } = await open();
    await confirm(user);
    expect(await screen.findByRole("button", { name: "Deleting…" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Keep my account" })).toBeDisabled();
    await user.keyboard("{Escape}");
    expect(screen.getByRole("dialog")).toBeVisible();
    finish(result);
    await screen.findByRole("dialog", { name: "Your account has been deleted" });
    expect(deleteAccount).toHaveBeenCalledTimes(1);
  });

  it("keeps the account, and gives focus back", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Keep my account" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(screen.getByRole("button", { name: "Delete my account" })).toHaveFocus());
    expect(deleteAccount).not.toHaveBeenCalled();
  });
});
