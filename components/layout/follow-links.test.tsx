import userEvent from "@testing-library/user-event";
import { act, fireEvent, render, screen, waitFor } from "@/tests/support/testing-library";
import { FollowLinks } from "./follow-links";
import { LanguageLinks } from "./language-links";
import { Link } from "./link";

const router = { push: jest.fn(), prefetch: jest.fn() };
jest.mock("next/navigation", () => ({
  useRouter: () => router,
  usePathname: () => window.location.pathname,
}));
jest.mock("@/lib/client/use-current-user", () => ({
  useCurrentUser: () => ({ user: { isAuthenticated: true, isAdmin: false }, isLoading: false }),
}));

let comesInSight: (link: Element) => void;
class Sight {
  constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    comesInSight = (target) => report([{ isIntersecting: true, target }]);
  }
  observe = () => {};
  unobserve = () => {};
  disconnect = () => {};
}

/** Whether the browser would have followed the link itself. */
let isLeftToBrowser: boolean;
const atLast = (event: Event) => {
  isLeftToBrowser = !event.defaultPrevented;
  event.preventDefault();
};

beforeEach(() => {
  Object.defineProperty(window, "IntersectionObserver", { value: Sight, configurable: true });
  window.history.replaceState(null, "", "/experts?q=python");
  jest.clearAllMocks();
  render(
    <>
      <FollowLinks />
      <Link href="/pricing">Pricing</Link>
      <Link href="/expert/7" prefetch={false}>
        <b>Aino</b>
      </Link>
      <Link href="/privacy" target="_blank">
        Privacy
      </Link>
      <Link href="/about" onClick={(event) => event.preventDefault()}>
        Scrolls
      </Link>
      <a href="/api/login">Login</a>
      <ul>
        <LanguageLinks className="" />
      </ul>
    </>,
  );
  window.addEventListener("click", atLast);
});
afterEach(() => window.removeEventListener("click", atLast));

const link = (name: string) => screen.getByRole("link", { name });

it("follows a link without loading the site anew, whatever in it was pressed", async () => {
  await userEvent.click(screen.getByText("Aino"));
  expect(router.push.mock.calls).toEqual([["http://localhost/expert/7"]]);
  expect(isLeftToBrowser).toBe(false);
});

it("leaves new tabs and plain anchors to the browser, and a prevented press to whoever prevented it", async () => {
  fireEvent.click(link("Pricing"), { ctrlKey: true });
  expect(isLeftToBrowser).toBe(true);
  for (const name of ["Privacy", "Login"]) {
    await userEvent.click(link(name));
    expect(isLeftToBrowser).toBe(true);
  }
  await userEvent.click(link("Scrolls"));
  expect(router.push).not.toHaveBeenCalled();
});

it("fetches a page whose link comes in sight or is aimed at, where it may", async () => {
  act(() => comesInSight(link("Pricing")));
  await userEvent.hover(link("Aino"));
  await userEvent.hover(link("Scrolls"));
  expect(router.prefetch.mock.calls).toEqual([["http://localhost/pricing"], ["http://localhost/about"]]);
});

it("names the page that is open in another language, and remembers a language that is chosen", async () => {
  const sent: unknown[] = [];
  window.fetch = (async (path: string, init: RequestInit) => {
    sent.push([init.method, path, init.body]);
    return { ok: true, status: 200, headers: new Headers(), text: async () => "{}" };
  }) as never;
  act(() => link("Suomi").focus());
  expect(link("Suomi")).toHaveAttribute("href", "/fi/experts");
  fireEvent.click(link("Suomi"), { ctrlKey: true });
  await waitFor(() => expect(document.cookie).toBe("language=fi"));
  expect(sent).toEqual([["PATCH", "/api/account", JSON.stringify({ language: "fi" })]]);
  expect(router.push).not.toHaveBeenCalled();
});
