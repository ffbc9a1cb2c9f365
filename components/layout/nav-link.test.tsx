import userEvent from "@testing-library/user-event";
import { fireEvent, render, screen } from "@/tests/support/testing-library";
import { NavLink } from "./nav-link";

jest.mock("next/navigation", () => ({ usePathname: () => window.location.pathname }));

const scrollIntoView = jest.fn();
/** A page; only home has the section. */
const open = (path: string) => {
  window.history.replaceState(null, "", path);
  render(
    <>
      <NavLink href="/experts" section="experts">
        Browse Experts
      </NavLink>
      {path === "/" ? <section id="experts" data-testid="section" /> : null}
    </>,
  );
  const section = screen.queryByTestId("section");
  if (section) section.scrollIntoView = scrollIntoView;
  // jsdom goes nowhere.
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
};
const link = () => screen.getByRole("link", { name: "Browse Experts" });

beforeEach(() => scrollIntoView.mockClear());

it("scrolls to the section on home, and the address stays as it is", async () => {
  open("/");
  await userEvent.click(link());
  expect(scrollIntoView).toHaveBeenCalled();
  expect(window.location.href).toBe("http://localhost/");
});

it("leads to the page of its own from everywhere else", async () => {
  open("/projects");
  expect(link()).toHaveAttribute("href", "/experts");
  await userEvent.click(link());
  expect(scrollIntoView).not.toHaveBeenCalled();
});

it("leaves a press with a key to the browser", () => {
  open("/");
  fireEvent.click(link(), { ctrlKey: true });
  expect(scrollIntoView).not.toHaveBeenCalled();
});
