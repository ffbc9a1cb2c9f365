import userEvent from "@testing-library/user-event";
import { getToast } from "@/lib/client/toast";
import type { PersonDetails } from "@/lib/features/people/schemas";
import { renderAdmin } from "@/tests/support/admin-components";
import { serveApi } from "@/tests/support/api-server";
import { screen, waitFor } from "@/tests/support/testing-library";
import MergeDialog from "./merge-dialog";

const api = serveApi({
  "GET /api/admin/people/:id/merge": () => ({
    body: { goes: { id: 8, name: "Aino Aalto", email: "aino@old.example" }, obstacles: [], moves: 3 },
  }),
  "POST /api/admin/people/:id/merge": () => ({ status: 204 }),
});

it("is typed through: the focus begins in the address and goes on to the name", async () => {
  const person = { id: 7, name: "Aino Aalto", email: "aino@new.example" } as PersonDetails;
  renderAdmin(<MergeDialog person={person} onClose={() => {}} />);
  await waitFor(() => expect(screen.getByLabelText("Email address of the other account")).toHaveFocus());
  await userEvent.keyboard("aino@old.example{Enter}");
  await waitFor(() => expect(screen.getByLabelText("Type Aino Aalto to confirm")).toHaveFocus());
  await userEvent.keyboard("Aino Aalto{Enter}");
  await waitFor(() => expect(getToast()?.title).toBe("The accounts are one"));
  expect(api.changes().map(({ path, body }) => [path, body])).toEqual([
    ["/api/admin/people/7/merge", { email: "aino@old.example", confirmation: "Aino Aalto" }],
  ]);
});
