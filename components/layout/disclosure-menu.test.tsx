import userEvent from "@testing-library/user-event";
import { render, screen } from "@/tests/support/testing-library";
import { DisclosureMenu } from "./disclosure-menu";

function setUp() {
  render(
    <>
      <DisclosureMenu className="" summaryClassName="" summary="Contact Us">
        <a href="#here">Email support</a>
      </DisclosureMenu>
      <button type="button">Elsewhere</button>
    </>,
  );
  return {
    details: screen.getByRole<HTMLDetailsElement>("group"),
    summary: screen.getByText("Contact Us"),
  };
}

describe("DisclosureMenu", () => {
  it("opens with its summary and closes with Escape, giving focus back", async () => {
    const { details, summary } = setUp();
    await userEvent.click(summary);
    expect(details.open).toBe(true);
    screen.getByRole("link").focus();
    await userEvent.keyboard("{Escape}");
    expect(details.open).toBe(false);
    expect(summary).toHaveFocus();
  });

  it("leaves focus alone when Escape is pressed while it is closed", async () => {
    const { summary } = setUp();
    screen.getByRole("button").focus();
    await userEvent.keyboard("{Escape}");
    expect(summary).not.toHaveFocus();
  });

  it.each(["click", "focus"])("closes on %s elsewhere", async (how) => {
    const { details, summary } = setUp();
    await userEvent.click(summary);
    if (how === "click") await userEvent.click(document.body);
    else screen.getByRole("button", { name: "Elsewhere" }).focus();
    expect(details.open).toBe(false);
  });

  it("closes when a link is chosen", async () => {
    const { details, summary } = setUp();
    await userEvent.click(summary);
    await userEvent.click(screen.getByRole("link"));
    expect(details.open).toBe(false);
  });
});
