import userEvent from "@testing-library/user-event";
import { moreOfPerson } from "@/lib/features/people/client";
import { personThings, type Thing } from "@/lib/features/people/schemas";
import { renderAdmin } from "@/tests/support/admin-components";
import { serveApi } from "@/tests/support/api-server";
import { screen, waitFor } from "@/tests/support/testing-library";
import { Things } from "./things";

const mails = (from: number, to: number): Thing[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    ...{ kind: "mail_message", id: String(from + index), title: `Mail ${from + index}`, state: "sent" },
    at: "2027-03-01T09:00:00.000Z",
  }));
const api = serveApi({
  "GET /api/admin/people/:id/things": ({ query }) => ({
    body: query.get("page") === "2" ? mails(50, 99) : mails(100, 112),
  }),
});
const counts = { ...Object.fromEntries(personThings.map((kind) => [kind, 0])), mail_message: 112 } as never;

it("counts all, and leads on to the rest, none of it twice, with the focus on what is new", async () => {
  renderAdmin(
    <Things
      kinds={personThings}
      things={mails(1, 50)}
      counts={counts}
      more={(kind) => moreOfPerson(3, kind)}
    />,
  );
  expect(screen.getByRole("heading", { name: "Mails 112" })).toBeVisible();
  // What came in meanwhile has moved the pages on by one: the last of the first page is the first of the second.
  await userEvent.click(screen.getByRole("button", { name: "Show more (62 left)" }));
  await waitFor(() => expect(screen.getByRole("link", { name: "Mail 51" })).toHaveFocus());
  expect(screen.getAllByRole("link")).toHaveLength(99);

  api.answer("GET /api/admin/people/:id/things", { status: 500 });
  await userEvent.click(screen.getByRole("button", { name: "Show more (13 left)" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("The rest could not be loaded. Try again.");
  api.reset();
  await userEvent.click(screen.getByRole("button", { name: "Show more (13 left)" }));
  await waitFor(() => expect(screen.getByRole("link", { name: "Mail 100" })).toHaveFocus());
  expect(screen.queryByRole("button", { name: /^Show more/ })).toBeNull();
});

it("calls the state of a contract as the list of contracts does", () => {
  const at = "2027-03-01T09:00:00.000Z";
  renderAdmin(
    <Things
      kinds={["contract"]}
      things={[{ kind: "contract", id: "4", title: "OS-000017-C", state: "draft", at }]}
      counts={{ contract: 1 }}
      more={(kind) => moreOfPerson(3, kind)}
    />,
  );
  expect(screen.getByRole("listitem")).toHaveTextContent("OS-000017-CActive, 1 Mar 2027");
});
