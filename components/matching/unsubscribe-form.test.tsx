import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { ApiError } from "@/lib/client/api";
import * as client from "@/lib/features/matching/client";
import { render, screen } from "@/tests/support/testing-library";
import { UnsubscribeForm } from "./unsubscribe-form";

jest.mock("@/lib/features/matching/client", () => ({ unsubscribe: jest.fn() }));
const unsubscribe = jest.mocked(client.unsubscribe);

const text = {
  question: "Do you want to stop these mails?",
  submit: "Stop these mails",
  pending: "Stopping…",
  doneTitle: "You get no more of these mails",
  done: "You can turn them on again.",
  failedTitle: "The mails go on",
  failed: "This did not work.",
};

it("asks, says why the mails go on, and that they are stopped once they are", async () => {
  const notFound = new ApiError(404, JSON.stringify({ message: "This link is not valid." }), "");
  unsubscribe.mockRejectedValueOnce(notFound).mockResolvedValueOnce(undefined);
  const user = userEvent.setup();
  const { container } = render(<UnsubscribeForm about="expert" id="7" token="abc" text={text} />);
  expect(unsubscribe).not.toHaveBeenCalled();
  expect(screen.getByText(text.question)).toBeVisible();

  await user.click(screen.getByRole("button", { name: text.submit }));
  expect(await screen.findByRole("alert")).toHaveTextContent("This link is not valid.");

  await user.click(screen.getByRole("button", { name: text.submit }));
  const done = await screen.findByRole("status");
  expect(done).toHaveTextContent(text.doneTitle);
  expect(done).toHaveFocus();
  expect(screen.queryByText(text.question)).not.toBeInTheDocument();
  expect(unsubscribe).toHaveBeenCalledWith("7", "abc");
  expect((await axe.run(container, { rules: { "color-contrast": { enabled: false } } })).violations).toEqual(
    [],
  );
});
