import { render, screen } from "@/tests/support/testing-library";
import { ForOthers, MainAction } from "./owner-actions";

let expertId: number | null = null;
jest.mock("@/lib/client/use-current-user", () => ({
  useCurrentUser: () => ({ user: { expertId }, isLoading: false }),
}));

const show = () =>
  render(
    <>
      <ForOthers expertId={7}>heart</ForOthers>
      <MainAction expertId={7} editClassName="" editIcon={null}>
        Request Services
      </MainAction>
    </>,
  );

it("companies and other experts see the request, the owner the way to change the profile", () => {
  expertId = 8;
  const { unmount } = show();
  expect(screen.getByText(/heart.*Request Services/)).toBeVisible();
  unmount();
  expertId = 7;
  show();
  expect(screen.queryByText(/heart|Request Services/)).toBeNull();
  expect(screen.getByRole("link", { name: "Edit my profile" })).toHaveAttribute("href", "/expert-profile/7");
});
