import userEvent from "@testing-library/user-event";
import type { Notification } from "@/lib/features/notifications/schemas";
import { serveApi } from "@/tests/support/api-server";
import { render, screen } from "@/tests/support/testing-library";
import { NotificationList } from "./notification-list";

const api = serveApi({ "POST /api/notifications/read": () => ({ body: { unread: 0 } }) });

it("keeps the focus on the button that has nothing left to mark as read", async () => {
  const notification = { id: 1, text: "You are invited", path: "/", createdAt: "2027-03-01T08:00:00Z" };
  render(
    <NotificationList
      initial={{
        notifications: [{ ...notification, readAt: null } as Notification],
        total: 1,
        nextCursor: null,
      }}
    />,
  );
  const button = screen.getByRole("button", { name: "Mark all as read" });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(button);
  expect(api.requests).toHaveLength(1);
});
