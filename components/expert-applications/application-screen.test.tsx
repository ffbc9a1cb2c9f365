import { render, screen } from "@/tests/support/testing-library";
import { ApplicationScreen } from "./application-screen";
import { page } from "./application-test-kit";

it("asks nobody to apply again who waits for an answer", () => {
  page.user = { isAuthenticated: true, isAdmin: false, expertId: null, isWaiting: true };
  render(
    <ApplicationScreen
      cities={[]}
      supportEmail="help@example.fi"
      reviewDays={{ min: 2, max: 3 }}
      hero={null}
    />,
  );
  expect(screen.getByText("Your application is with our team")).toBeVisible();
  expect(screen.getByRole("link", { name: "See where it stands" })).toHaveAttribute(
    "href",
    "/expert-dashboard",
  );
  expect(screen.queryByRole("form")).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
});
