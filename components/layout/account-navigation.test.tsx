import userEvent from "@testing-library/user-event";
import { showRememberedSession } from "@/lib/client/remembered-session";
import { type CurrentUser, refreshCurrentUser } from "@/lib/client/use-current-user";
import { act, render, screen, waitFor } from "@/tests/support/testing-library";
import { AccountBar } from "./account-navigation";
import { OwnProfileItem } from "./own-profile-item";
import { ProfileBannerContent } from "./profile-banner-content";

const realFetch = global.fetch;
afterAll(() => {
  global.fetch = realFetch;
});

/** Renders the parts of the shell that know the visitor, with this answer of GET /api/auth/user. */
async function visit(status: number, user: Partial<CurrentUser>) {
  const fetchMock = jest.fn(async () => ({
    ok: status < 400,
    status,
    statusText: "",
    text: async () => JSON.stringify(user),
  }));
  global.fetch = fetchMock as unknown as typeof fetch;
  render(
    <>
      <AccountBar chevron={null} />
      <ul>
        <OwnProfileItem className="">My expert profile</OwnProfileItem>
      </ul>
      <ProfileBannerContent buttonClassName="" icon={null} />
    </>,
  );
  await act(refreshCurrentUser);
  return fetchMock;
}

const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe("what the shell shows of the visitor", () => {
  it.each([
    [200, { isAuthenticated: false, isAdmin: false }],
    [401, {}],
    [500, {}],
  ])("a guest (%d): Login as a browser navigation, create a profile", async (status, user) => {
    await visit(status, user);
    expect(href("Login")).toBe("/api/login");
    expect(href("Create Your Expert Profile")).toBe("/join-experts");
    expect(screen.queryByText("My expert profile")).toBeNull();
    expect(screen.queryByText("Sign out")).toBeNull();
  });

  it("an administrator: Admin instead of Login", async () => {
    await visit(200, {
      isAuthenticated: true,
      isAdmin: true,
      firstName: "Aino",
      lastName: "Virtanen",
      expertId: null,
    });
    expect(await screen.findByRole("link", { name: "Admin" })).toHaveAttribute("href", "/admin");
    expect(screen.queryByText("Login")).toBeNull();
    expect(href("Create Your Expert Profile")).toBe("/join-experts");
  });

  it("an expert: the way to the own profile everywhere, and no Admin", async () => {
    await visit(200, { isAuthenticated: true, isAdmin: false, firstName: "Onni", expertId: 7 });
    expect(href("My expert profile")).toBe("/expert-profile/7");
    expect(href("Manage Profile")).toBe("/expert-profile/7");
    await userEvent.click(await screen.findByText("Your account"));
    expect(href("My profile")).toBe("/expert-profile/7");
    expect(href("Account and data")).toBe("/account");
    expect(screen.queryByText("Admin")).toBeNull();
  });

  it("the next page hides Login before it knows, from who was signed in and from nobody else", async () => {
    const { classList } = document.documentElement;
    /** As the next page begins: without the class, and with what the browser keeps. */
    const isHidden = () => {
      classList.remove("signed-in");
      showRememberedSession();
      return classList.contains("signed-in");
    };
    await visit(200, { isAuthenticated: true, isAdmin: false, firstName: "Onni", email: "onni@example.fi" });
    expect(classList).toContain("signed-in");
    expect({ ...localStorage }).toEqual({ signedIn: "yes" });
    expect(isHidden()).toBe(true);

    await visit(401, {});
    expect(classList).not.toContain("signed-in");
    expect({ ...localStorage }).toEqual({});
    expect(isHidden()).toBe(false);
  });

  it("asks once for all of them when refreshed, with cookies", async () => {
    const fetchMock = await visit(200, { isAuthenticated: false, isAdmin: false });
    await waitFor(() =>
      expect(fetchMock).toHaveBeenCalledWith(
        "/api/auth/user",
        expect.objectContaining({ credentials: "include" }),
      ),
    );
    const calls = fetchMock.mock.calls.length;
    await act(refreshCurrentUser);
    expect(fetchMock).toHaveBeenCalledTimes(calls + 1);
  });
});
