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
  // Both are called alike: it is the address that tells which of them goes.
  expect(screen.getByText(/^3 things of aino@old\.example move here\./)).toBeInTheDocument();
  await userEvent.keyboard("Aino Aalto{Enter}");
  await waitFor(() => expect(getToast()?.title).toBe("The accounts are one"));
  expect(api.changes().map(({ path, body }) => [path, body])).toEqual([
    ["/api/admin/people/7/merge", { email: "aino@old.example", confirmation: "Aino Aalto" }],
  ]);
});

it("merges no account that was looked at once another address is typed", async () => {
  const person = { id: 7, name: "Aino Aalto", email: "aino@new.example" } as PersonDetails;
  renderAdmin(<MergeDialog person={person} onClose={() => {}} />);
  await userEvent.type(
    screen.getByLabelText("Email address of the other account"),
    "Aino@Old.example{Enter}",
  );
  expect(await screen.findByRole("button", { name: "Merge" })).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText("Email address of the other account"), "s");
  expect(screen.queryByRole("button", { name: "Merge" })).not.toBeInTheDocument();
});
