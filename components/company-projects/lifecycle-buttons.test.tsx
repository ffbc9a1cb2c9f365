import userEvent from "@testing-library/user-event";
import { getToast } from "@/lib/client/toast";
import type { PostingLifecycle } from "@/lib/features/postings/lifecycle";
import { projectStatePlace } from "@/lib/features/postings/rules";
import { type ApiAnswer, serveApi } from "@/tests/support/api-server";
import { render, screen, waitFor } from "@/tests/support/testing-library";
import { LifecycleButtons } from "./lifecycle-buttons";

const router = { refresh: jest.fn() };
jest.mock("@/lib/client/navigation", () => ({ useRouter: () => router }));

let answer: ApiAnswer;
serveApi({
  "GET /api/company/projects/:id": () => ({ body: { counts: {}, underContract: 0 } }),
  "PATCH /api/company/projects/:id/lifecycle": () => answer,
});

const shown = (lifecycle: PostingLifecycle) => (
  <>
    <p id={projectStatePlace} tabIndex={-1}>
      {lifecycle}
    </p>
    <LifecycleButtons id={3} lifecycle={lifecycle} />
  </>
);
const button = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  router.refresh.mockReset();
  answer = { body: {} };
});

it("keeps the focus when pausing turns into opening", async () => {
  const { rerender } = render(shown("open"));
  router.refresh.mockImplementation(() => rerender(shown("paused")));
  await userEvent.click(button("Pause"));
  await waitFor(() => expect(button("Open again")).toHaveFocus());
});

it("has the focus on what is said of an end, which leaves no button", async () => {
  const { rerender } = render(shown("open"));
  router.refresh.mockImplementation(() => rerender(shown("filled")));
  await userEvent.click(button("Mark as filled"));
  await screen.findByRole("alertdialog");
  await userEvent.click(button("Mark as filled"));
  await waitFor(() => expect(screen.getByText("filled")).toHaveFocus());
});

it("stays as it is without a connection", async () => {
  answer = "no connection";
  render(shown("open"));
  await userEvent.click(button("Pause"));
  await waitFor(() => expect(getToast()?.variant).toBe("destructive"));
  // Reading the page anew would end it.
  expect(router.refresh).not.toHaveBeenCalled();
});
