import userEvent from "@testing-library/user-event";
import * as pages from "@/lib/client/open-page";
import { dismissToast, getToast } from "@/lib/client/toast";
import { render, screen, waitFor } from "@/tests/support/testing-library";
import { SignOutButton } from "./sign-out-button";

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
