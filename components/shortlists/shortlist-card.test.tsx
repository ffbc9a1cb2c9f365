import userEvent from "@testing-library/user-event";
import { fullExpert } from "@/tests/support/dto-factories";
import { render, screen } from "@/tests/support/testing-library";
import { ShortlistCard } from "./shortlist-card";

jest.mock("@/components/experts/expert-card", () => ({ ExpertCard: () => null }));
jest.mock("@/components/invitations/invite-button", () => ({ InviteButton: () => null }));

const saveNote = jest.fn(async () => true);
const open = () =>
  render(
    <ShortlistCard
      listId={4}
      entry={{ expert: fullExpert(), note: "Speaks Swedish" } as never}
      remove={() => undefined}
      saveNote={saveNote}
    />,
  );

it("keeps a note that is not saved yet when the page is left", async () => {
  const page = open();
  await userEvent.type(screen.getByRole("textbox"), " and Finnish");
  page.unmount();
  open();
  expect(screen.getByRole("textbox")).toHaveValue("Speaks Swedish and Finnish");
  await userEvent.click(screen.getByRole("button", { name: "Save note" }));
  expect(saveNote).toHaveBeenCalledWith("Speaks Swedish and Finnish");
  expect(window.sessionStorage).toHaveLength(0);
});
