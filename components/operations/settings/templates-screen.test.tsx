import userEvent from "@testing-library/user-event";
import { getToast } from "@/lib/client/toast";
import { renderAdmin, sendNow } from "@/tests/support/admin-components";
import { serveApi } from "@/tests/support/api-server";
import { act, screen, waitFor } from "@/tests/support/testing-library";
import { TemplatesScreen } from "./templates-screen";

const api = serveApi({
  "GET /api/admin/reason-templates": () => ({ body: [{ id: 1, name: "Too short", text: "Say more." }] }),
  "DELETE /api/admin/reason-templates/:id": () => ({ status: 204 }),
});

it("takes a reason away from everybody only after a moment in which it can come back", async () => {
  renderAdmin(<TemplatesScreen />);
  await userEvent.click(await screen.findByRole("button", { name: "Delete Too short" }));
  expect(screen.queryByText("Say more.")).toBeNull();
  act(() => getToast()?.action?.onClick());
  expect(screen.getByText("Say more.")).toBeVisible();
  sendNow();
  expect(api.changes()).toEqual([]);

  await userEvent.click(screen.getByRole("button", { name: "Delete Too short" }));
  sendNow();
  await waitFor(() =>
    expect(api.changes().map(({ path }) => path)).toEqual(["/api/admin/reason-templates/1"]),
  );
});
