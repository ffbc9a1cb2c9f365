import userEvent from "@testing-library/user-event";
import { getToast } from "@/lib/client/toast";
import type { QuoteDetail } from "@/lib/features/quotes/schemas";
import { type ApiAnswer, serveApi } from "@/tests/support/api-server";
import { render, screen, waitFor } from "@/tests/support/testing-library";
import { QuoteActions } from "./quote-actions";

const router = { refresh: jest.fn(), push: jest.fn() };
jest.mock("@/lib/client/navigation", () => ({ useRouter: () => router }));

const taken = "Another version of this quote has taken its place.";
const refused: ApiAnswer = {
  status: 409,
  body: { code: "not_possible_now", message: taken, requestId: "r" },
};
let answer: ApiAnswer;
serveApi({ "POST /api/quotes/:id/accept": () => answer, "POST /api/quotes/:id/decline": () => answer });

beforeEach(() => {
  jest.clearAllMocks();
  answer = refused;
});

// What the buttons and dialogs read of it.
const quote = (
  actions: QuoteDetail["actions"],
  versions: { status: string }[] = [],
  status: QuoteDetail["status"] = "sent",
) =>
  ({
    id: 7,
    status,
    actions,
    versions,
    project: { id: 3, title: "Demand forecast", customerCompany: "Pohjola Oy" },
    expert: { id: 5, name: "Aino V." },
    validDays: 14,
  }) as QuoteDetail;

const shown = (...of: Parameters<typeof quote>) => (
  <QuoteActions quote={quote(...of)} until="10 March 2027">
    <p>Where it stands</p>
  </QuoteActions>
);

it("closes the question about a quote that another version has superseded, and says so", async () => {
  const { rerender } = render(shown(["accept", "decline"]));
  // The page as it is now, which the refusal asks for.
  router.refresh.mockImplementation(() => rerender(shown([])));
  await userEvent.click(screen.getByRole("button", { name: "Accept" }));
  await userEvent.click(await screen.findByRole("button", { name: "Accept and make the contracts" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(getToast()?.description).toBe(taken);
});

it.each([
  ["draft", 0],
  ["declined", 0],
  ["sent", 1],
])("tells before sending what becomes of an earlier version that is %s", async (status, count) => {
  render(shown(["send"], [{ status: "draft" }, { status }]));
  await userEvent.click(screen.getByRole("button", { name: "Send to the company" }));
  await screen.findByRole("button", { name: "Send the quote" });
  expect(screen.queryAllByText(/The version that you sent before/)).toHaveLength(count);
});

it("keeps what is typed for another try while there is no connection", async () => {
  answer = "no connection";
  render(shown(["accept", "decline"]));
  await userEvent.click(screen.getByRole("button", { name: "Decline" }));
  await userEvent.type(await screen.findByLabelText(/^Reason/), "Another offer fits better.");
  await userEvent.click(screen.getAllByRole("button", { name: "Decline" }).at(-1) as HTMLElement);
  await waitFor(() => expect(getToast()?.variant).toBe("destructive"));
  expect(screen.getByLabelText(/^Reason/)).toHaveValue("Another offer fits better.");
  // Reading the page anew would end it.
  expect(router.refresh).not.toHaveBeenCalled();
});

it("has the focus on where the quote stands once the button that was pressed has gone", async () => {
  answer = { body: {} };
  const { rerender } = render(shown(["accept", "decline"]));
  router.refresh.mockImplementation(() => rerender(shown([], [], "declined")));
  await userEvent.click(screen.getByRole("button", { name: "Decline" }));
  await screen.findByLabelText(/^Reason/);
  await userEvent.click(screen.getAllByRole("button", { name: "Decline" }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.getByText("Where it stands").parentElement).toHaveFocus());
});
