import { screen } from "@/tests/support/testing-library";
import { page, show } from "./application-test-kit";

it("asks nobody to apply again who waits for an answer", async () => {
  page.user = { isAuthenticated: true, isAdmin: false, expertId: null, isWaiting: true };
  await show();
  expect(screen.getByText("Your application is with our team")).toBeVisible();
  expect(screen.getByRole("link", { name: "See where it stands" })).toHaveAttribute(
    "href",
    "/expert-dashboard",
  );
  expect(screen.queryByRole("textbox")).toBeNull();
});
