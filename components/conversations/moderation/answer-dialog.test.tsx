import userEvent from "@testing-library/user-event";
import type { ReportDetails } from "@/lib/features/conversations/moderation-schemas";
import { renderAdmin } from "@/tests/support/admin-components";
import { serveApi } from "@/tests/support/api-server";
import { screen } from "@/tests/support/testing-library";
import AnswerDialog from "./answer-dialog";

const report: ReportDetails = {
  ...{ id: 31, status: "open", side: "expert", reporterEmail: "aino@example.com", projectId: 7 },
  ...{ projectTitle: "Search in manuals", reason: "Asks for money", reasonLanguage: "en", answer: null },
  ...{ hasStoppedWriter: false, isWriterStopped: false, createdAt: "2027-03-03T09:00:00.000Z" },
  ...{ answeredAt: null, answeredBy: null, messages: [] },
};
serveApi({ "GET /api/admin/conversation-reports/:id": () => ({ body: report }) });

it("asks before an answer that was typed is lost", async () => {
  const onClose = jest.fn();
  renderAdmin(<AnswerDialog id="31" onClose={onClose} />);
  const field = await screen.findByRole("textbox");
  await userEvent.type(field, "Thank you{Escape}");
  await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(field).toHaveValue("Thank you");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
