import userEvent from "@testing-library/user-event";
import { takeHandedBrief } from "@/lib/client/handed-brief";
import { TextsProvider } from "@/lib/client/texts";
import finnish from "@/messages/fi";
import { compiled } from "@/tests/support/compiled";
import { fireEvent, render, screen } from "@/tests/support/testing-library";
import { HeroSearch } from "./hero-search";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const user = userEvent.setup();
const field = () => screen.getByRole("textbox", { name: "Who do you need?" });

/** Submits of the form that the browser would carry out itself. */
let sent: string[] = [];
beforeEach(() => {
  sent = [];
  push.mockClear();
  const { container } = render(<HeroSearch buttonClassName="" icon={null} />);
  container.addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    sent.push(`${form.getAttribute("action")}?${query}`);
  });
});

it("leads words to the experts they find, by the button and by Enter", async () => {
  await user.type(field(), "python Tampere");
  await user.click(screen.getByRole("button", { name: "Find experts" }));
  await user.type(field(), " remote{Enter}");
  expect(sent).toEqual(["/experts?q=python+Tampere", "/experts?q=python+Tampere+remote"]);
  expect(push).not.toHaveBeenCalled();
});

it("hands a pasted brief to matching, not in the address", async () => {
  const brief = "We need a forecast of daily demand.\n120 shops, Azure, 3 months.";
  await user.click(field());
  await user.paste(`${brief}\n`);
  expect(screen.getByText(/reads like a project/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Match experts" }));
  expect(push).toHaveBeenCalledWith("/recommendations");
  expect(takeHandedBrief()).toBe(brief);
  expect(sent).toEqual([]);
});

it("leaves Enter to who writes lines or chooses letters", async () => {
  await user.type(field(), "python{Shift>}{Enter}{/Shift}");
  fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
  expect(sent).toEqual([]);
  expect(field()).toHaveValue("python\n");
});

it("leads to the experts in the language of the page", () => {
  const { container } = render(
    <TextsProvider locale="fi" messages={compiled(finnish)}>
      <HeroSearch buttonClassName="" icon={null} />
    </TextsProvider>,
  );
  expect(container.querySelector("form")).toHaveAttribute("action", "/fi/experts");
});
