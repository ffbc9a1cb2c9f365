import userEvent from "@testing-library/user-event";
import { serveApi } from "@/tests/support/api-server";
import { render, screen, waitFor } from "@/tests/support/testing-library";
import { ListActions } from "./list-actions";

const api = serveApi({ "DELETE /api/shortlists/:id": () => ({ status: 204 }) });

it.each([
  [
    "takes away a list that another tab has deleted",
    { status: 404, body: { code: "not_found", message: "No such list." } },
    1,
  ],
  ["keeps a list that could not be reached", "no connection", 0],
] as const)("%s", async (_, answer, times) => {
  api.answer("DELETE /api/shortlists/:id", answer);
  const onDelete = jest.fn();
  render(<ListActions list={{ id: 4, name: "Forecasts" }} onRename={() => undefined} onDelete={onDelete} />);
  await userEvent.click(screen.getByRole("button", { name: /^Delete shortlist ?: Forecasts$/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Delete shortlist" }));
  await waitFor(() => expect(api.requests).toHaveLength(1));
  await waitFor(() => expect(onDelete).toHaveBeenCalledTimes(times));
});
