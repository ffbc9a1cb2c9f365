import userEvent from "@testing-library/user-event";
import { serveApi } from "@/tests/support/api-server";
import { render, screen, within } from "@/tests/support/testing-library";
import InviteDialog from "./invite-dialog";

const projects = [
  { id: 1, title: "Newest", invitedAt: null, hasApplied: false },
  { id: 2, title: "Looked at", invitedAt: null, hasApplied: false },
  { id: 3, title: "Invited to", invitedAt: "2027-03-01T06:00:00Z", hasApplied: false },
];
let listed = projects;
beforeEach(() => {
  listed = projects;
});
const api = serveApi({
  "GET /api/company/invitable-projects": () => ({ body: listed, total: listed.length }),
  "POST /api/company/projects/:id/invitations": () => ({ status: 201, body: {} }),
});

const show = (projectId?: number) =>
  render(
    <InviteDialog
      expertId={7}
      name="Aino"
      projectId={projectId}
      onInvited={() => undefined}
      onClose={() => undefined}
    />,
  );

const open = async (projectId?: number) => {
  show(projectId);
  return within(await screen.findByRole("group", { name: "Project" }));
};

it.each([
  [2, "Looked at"],
  [3, "Newest"],
  [99, "Newest"],
  [undefined, "Newest"],
])("opened from project %s it has %s chosen", async (projectId, chosen) => {
  const choice = await open(projectId);
  expect(choice.getByRole("radio", { checked: true })).toHaveAccessibleName(chosen);
});

it("sends the one that is chosen instead", async () => {
  const user = userEvent.setup();
  const choice = await open(2);
  await user.click(choice.getByRole("radio", { name: "Newest" }));
  await user.type(screen.getByLabelText("Message"), "Come");
  await user.click(screen.getByRole("button", { name: "Send invitation" }));
  expect(api.changes()).toMatchObject([{ path: "/api/company/projects/1/invitations" }]);
});

it.each([
  ["who is invited to all of them", [projects[2]], "Invited 1 Mar 2027"],
  ["who has applied for all of them", [{ ...projects[0], hasApplied: true }], "Has applied already"],
  ["where there is none", [], "You have no project that takes applications."],
] as [string, typeof projects, string][])("asks for no message to somebody %s", async (_, given, said) => {
  listed = given;
  show();
  expect(await screen.findByRole("link", { name: "Post a new project" })).toBeVisible();
  expect(screen.getByText(said, { exact: false })).toBeVisible();
  expect(screen.queryByLabelText("Message")).not.toBeInTheDocument();
});

it("leads whoever was signed out back in, before and after something was typed", async () => {
  const signedOut = { status: 401, body: { code: "unauthenticated", message: "Authentication required" } };
  api.answer("GET /api/company/invitable-projects", signedOut);
  show();
  expect(await screen.findByRole("link", { name: "Sign in (new tab)" })).toBeVisible();
  api.reset();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await userEvent.type(await screen.findByLabelText("Message"), "Come");
  api.answer("POST /api/company/projects/:id/invitations", signedOut);
  await userEvent.click(screen.getByRole("button", { name: "Send invitation" }));
  expect(await screen.findByText(/You were signed out\. Sign in again in a new tab/)).toBeVisible();
  expect(screen.getByLabelText("Message")).toHaveValue("Come");
});
