import userEvent from "@testing-library/user-event";
import { fireEvent, render, screen } from "@/tests/support/testing-library";
import { NavLink } from "./nav-link";

jest.mock("next/navigation", () => ({ usePathname: () => window.location.pathname }));

const scrollIntoView = jest.fn();
const open = (path: string) => {
  window.history.replaceState(null, "", path);
  render(
    <>
      <NavLink href="/experts" section="experts">
        Browse Experts
      </NavLink>
      <section id="experts" />
    </>,
  );
  document.querySelector("section")?.setAttribute("data-testid", "section");
  screen.getByTestId("section").scrollIntoView = scrollIntoView;
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

it("leads to the page of its own from everywhere else, and in a new tab from home too", async () => {
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
