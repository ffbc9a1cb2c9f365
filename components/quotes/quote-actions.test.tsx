import userEvent from "@testing-library/user-event";
import { getToast } from "@/lib/client/toast";
import type { QuoteDetail } from "@/lib/features/quotes/schemas";
import { serveApi } from "@/tests/support/api-server";
import { render, screen, waitFor } from "@/tests/support/testing-library";
import { QuoteActions } from "./quote-actions";

const router = { refresh: jest.fn(), push: jest.fn() };
jest.mock("@/lib/client/navigation", () => ({ useRouter: () => router }));

const taken = "Another version of this quote has taken its place.";
serveApi({
  "POST /api/quotes/:id/accept": () => ({
    status: 409,
    body: { code: "not_possible_now", message: taken, requestId: "r" },
  }),
});

// What the buttons and dialogs read of it.
const quote = (actions: QuoteDetail["actions"], versions: { status: string }[] = []) =>
  ({
    id: 7,
    actions,
    versions,
    project: { id: 3, title: "Demand forecast", customerCompany: "Pohjola Oy" },
    expert: { id: 5, name: "Aino V." },
    validDays: 14,
  }) as QuoteDetail;

it("closes the question about a quote that another version has superseded, and says so", async () => {
  const { rerender } = render(<QuoteActions quote={quote(["accept", "decline"])} until="10 March 2027" />);
  // The page as it is now, which the refusal asks for.
  router.refresh.mockImplementation(() => rerender(<QuoteActions quote={quote([])} until="10 March 2027" />));
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
  render(<QuoteActions quote={quote(["send"], [{ status: "draft" }, { status }])} until="10 March 2027" />);
  await userEvent.click(screen.getByRole("button", { name: "Send to the company" }));
  await screen.findByRole("button", { name: "Send the quote" });
  expect(screen.queryAllByText(/The version that you sent before/)).toHaveLength(count);
});
