import userEvent from "@testing-library/user-event";
import { TextsProvider } from "@/lib/client/texts";
import finnish from "@/messages/fi";
import { compiled } from "@/tests/support/compiled";
import { render, screen } from "@/tests/support/testing-library";
import ReasonDialog from "./reason-dialog";

it("asks for words that are required in the language of the page, and keeps none of its own after them", async () => {
  const onConfirm = jest.fn();
  render(
    <TextsProvider locale="fi" messages={compiled(finnish)}>
      <ReasonDialog
        {...{ title: "Kieltäydy", description: "Toinen osapuoli saa perustelun.", label: "Perustelu" }}
        {...{ confirm: "Lähetä", maxLength: 500, isRequired: true, onConfirm, onClose: () => {} }}
      />
    </TextsProvider>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Perustelu" });
  await userEvent.click(screen.getByRole("button", { name: "Lähetä" }));
  expect(field.validationMessage).toBe("Täytä tämä kenttä.");
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.type(field, "Aikataulu ei sovi.");
  expect(field.validationMessage).toBe("");
  await userEvent.click(screen.getByRole("button", { name: "Lähetä" }));
  expect(onConfirm).toHaveBeenCalledWith("Aikataulu ei sovi.");
});
