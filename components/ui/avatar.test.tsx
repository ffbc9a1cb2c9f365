import { fireEvent, render } from "@/tests/support/testing-library";
import { Avatar } from "./avatar";
import { initials } from "./initials";

describe("initials", () => {
  it.each([
    ["Aino Virtanen", "AV"],
    ["aino v.", "AV"],
    ["Örjan", "Ö"],
    ["Anna Maria Korhonen", "AM"],
    ["  ", "?"],
    ["42 !", "?"],
  ])("of %j are %s", (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

describe("Avatar", () => {
  it("shows initials beneath the picture, and alone once the picture fails", () => {
    const { container, rerender } = render(<Avatar name="Aino Virtanen" src="https://example.com/a.webp" />);
    const picture = container.querySelector("img")!;
    expect(container).toHaveTextContent("AV");
    fireEvent.error(picture);
    expect(container.querySelector("img")).toBeNull();
    expect(container).toHaveTextContent("AV");
    rerender(<Avatar name="Aino Virtanen" src="https://example.com/b.webp" />);
    expect(container.querySelector("img")).toHaveAttribute("src", "https://example.com/b.webp");
  });

  it("loads no more of an image of ours than its size needs", () => {
    const own = "/api/images/0199b1c2-7d3e-7a4f-8b5c-6d7e8f901234";
    const { container, rerender } = render(<Avatar name="Aino Virtanen" src={own} size="lg" />);
    expect(container.querySelector("img")).toHaveAttribute("src", `${own}?size=128`);
    rerender(<Avatar name="Aino Virtanen" src={own} size="xl" />);
    expect(container.querySelector("img")).toHaveAttribute("src", own);
  });

  it("needs no picture", () => {
    const { container } = render(<Avatar name="Aino Virtanen" src={null} />);
    expect(container.querySelector("img")).toBeNull();
  });
});
