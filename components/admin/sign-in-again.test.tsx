import userEvent from "@testing-library/user-event";
import { refreshCurrentUser } from "@/lib/client/use-current-user";
import { bookings, updateBooking } from "@/lib/features/meetings/moderation-client";
import { renderAdmin } from "@/tests/support/admin-components";
import { listOf, serveApi } from "@/tests/support/api-server";
import { adminBooking } from "@/tests/support/dto-factories";
import { fireEvent, screen, waitFor } from "@/tests/support/testing-library";
import { SignInAgain } from "./sign-in-again";
import { useAdminAction } from "./use-admin-action";
import { useAdminList } from "./use-admin-list";

const mari = { isAuthenticated: true, isAdmin: true, email: "mari@example.fi" };
const guest = { isAuthenticated: false, isAdmin: false };
let user: object;
const ended = { status: 401, body: { message: "Please sign in.", code: "unauthenticated" } };
const api = serveApi({
  "GET /api/auth/user": () => ({ body: user }),
  "GET /api/meeting-bookings": () => (user === guest ? ended : listOf([adminBooking({ id: 1 })])),
  "PATCH /api/meeting-bookings/:id": () => (user === guest ? ended : { body: adminBooking({ id: 1 }) }),
});
beforeEach(async () => {
  user = mari;
  await refreshCurrentUser();
});
const location = { wish: { q: "", status: "", sort: "", page: 1 }, filters: {}, change: () => {} };

function Desk() {
  const list = useAdminList(bookings, location);
  const save = useAdminAction({
    run: (notes: string) => updateBooking({ params: { id: 1 }, body: { representativeNotes: notes } }),
    paths: [],
    failure: () => ({ title: "Failed" }),
  });
  return (
    <>
      <SignInAgain />
      <p>{list.data ? "Listed" : list.isError ? "Not listed" : "Loading"}</p>
      <button type="button" onClick={() => save.mutate("Called twice.")}>
        Save
      </button>
      <p>{save.status}</p>
    </>
  );
}

const start = async () => {
  renderAdmin(<Desk />);
  await screen.findByText("Listed");
  user = guest;
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  return screen.findByRole("alertdialog", { name: "You were signed out" });
};

it("keeps what was sent without a session, and sends it when the same person is back", async () => {
  await start();
  expect(screen.getByRole("link", { name: "Sign in in a new tab" })).toHaveAttribute("target", "_blank");
  await userEvent.click(screen.getByRole("button", { name: "I have signed in" }));
  expect(await screen.findByText("You are not signed in yet.")).toBeVisible();
  user = mari;
  fireEvent.focus(window);
  expect(await screen.findByText("success")).toBeVisible();
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect(api.changes().map(({ body }) => body)).toEqual([
    { representativeNotes: "Called twice." },
    { representativeNotes: "Called twice." },
  ]);
});

it("sends nothing in another's name, and nothing when nobody signs in", async () => {
  await start();
  user = { ...mari, email: "kari@example.fi" };
  fireEvent.focus(window);
  expect(await screen.findByText(/Another account is signed in now/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Not now" }));
  expect(await screen.findByText("error")).toBeVisible();
  expect(api.changes()).toHaveLength(1);
});

it("asks for a list that cannot be read, too, and reads it then", async () => {
  user = guest;
  renderAdmin(<Desk />);
  await screen.findByRole("alertdialog");
  expect(screen.getByText("Not listed")).toBeInTheDocument();
  user = mari;
  fireEvent.focus(window);
  await waitFor(() => expect(screen.getByText("Listed")).toBeVisible());
});
