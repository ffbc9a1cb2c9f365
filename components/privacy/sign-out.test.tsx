import userEvent from "@testing-library/user-event";
import * as pages from "@/lib/client/open-page";
import { dismissToast, getToast } from "@/lib/client/toast";
import { render, screen, waitFor, within } from "@/tests/support/testing-library";
import { SignOutButton } from "./sign-out-button";
import { SignOutEverywhereButton } from "./sign-out-everywhere-button";

jest.mock("@/lib/client/open-page", () => ({
  ...jest.requireActual("@/lib/client/open-page"),
  openPage: jest.fn(),
}));
const openPage = jest.mocked(pages.openPage);

const realFetch = global.fetch;
afterAll(() => {
  global.fetch = realFetch;
});
beforeEach(() => {
  openPage.mockReset();
  dismissToast();
});
const toastNow = () => (getToast()?.open ? getToast() : null);

type Said = { status?: number; body?: object } | "no connection";

/** What the server says to each call; one that is not named fails. */
function answer(answers: Record<string, Said>): string[] {
  const asked: string[] = [];
  global.fetch = jest.fn(async (path: string, { method = "GET" }: RequestInit = {}) => {
    asked.push(`${method} ${path}`);
    const said = answers[`${method} ${path}`];
    if (!said || said === "no connection") throw new TypeError("Failed to fetch");
    const { status = 200, body = {} } = said;
    const text = status === 204 ? null : JSON.stringify(body);
    return new Response(text, { status, headers: { "content-type": "application/json" } });
  }) as unknown as typeof fetch;
  return asked;
}

const csrf = { body: { csrfToken: "csrf-1" } };

it("signs out here, and says so when the server did not do it", async () => {
  const user = userEvent.setup({ delay: null });
  render(<SignOutButton />);
  const button = screen.getByRole("button", { name: "Sign out" });
  const refusals: Said[] = [
    "no connection",
    { status: 500, body: { message: "Something went wrong." } },
    // Its token did not come along: next-auth answers 200 all the same.
    { body: { url: "http://localhost/api/auth/signout?csrf=true" } },
  ];
  for (const refusal of refusals) {
    dismissToast();
    answer({ "GET /api/auth/csrf": csrf, "POST /api/auth/signout": refusal });
    await user.click(button);
    await waitFor(() =>
      expect(toastNow()?.description).toBe("You may still be signed in. Please try again."),
    );
  }
  expect(openPage).not.toHaveBeenCalled();
  answer({ "GET /api/auth/csrf": csrf, "POST /api/auth/signout": { body: { url: "http://localhost/" } } });
  await user.click(button);
  await waitFor(() => expect(openPage).toHaveBeenCalledWith("/"));
});

describe("signing out everywhere", () => {
  async function ask() {
    const user = userEvent.setup({ delay: null });
    render(<SignOutEverywhereButton />);
    const button = screen.getByRole("button", { name: "Sign out everywhere" });
    await user.click(button);
    const dialog = await screen.findByRole("alertdialog", { name: "Sign out everywhere?" });
    const press = (name: string) => user.click(within(dialog).getByRole("button", { name }));
    return { button, dialog, press };
  }

  it("asks first, and does nothing for whoever thinks better of it", async () => {
    const asked = answer({});
    const { button, dialog, press } = await ask();
    expect(dialog).toHaveAccessibleDescription(
      "This signs you out in every browser and on every device, here too. You can sign in again at once.",
    );
    await press("Cancel");
    expect(dialog).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    expect(asked).toEqual([]);
  });

  it("goes where signing out goes", async () => {
    const asked = answer({ "DELETE /api/account/sessions": { status: 204 } });
    const { press } = await ask();
    await press("Sign out everywhere");
    await waitFor(() => expect(openPage).toHaveBeenCalledWith("/"));
    expect(asked).toEqual(["DELETE /api/account/sessions"]);
    expect(toastNow()).toBeNull();
  });

  it.each<[string, Said, string]>([
    ["without a connection", "no connection", "Check your connection and try again."],
    ["in the server's words", { status: 429, body: { message: "Too many requests." } }, "Too many requests."],
    [
      "and that this session has ended before",
      { status: 401, body: { code: "authentication_required", message: "Sign in first." } },
      "You were signed out. Sign in again in a new tab, then go on here: nothing you typed is lost.",
    ],
  ])("says that it failed, %s", async (_, said, words) => {
    answer({ "DELETE /api/account/sessions": said });
    const { press } = await ask();
    await press("Sign out everywhere");
    await waitFor(() => expect(toastNow()).toMatchObject({ description: words, variant: "destructive" }));
    expect(openPage).not.toHaveBeenCalled();
  });
});
