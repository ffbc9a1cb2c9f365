import { TextsProvider } from "@/lib/client/texts";
import finnish from "@/messages/fi";
import { compiled } from "@/tests/support/compiled";
import { render, screen } from "@/tests/support/testing-library";
import ShareDialog from "./share-dialog";

const dialog = (
  <ShareDialog
    {...{ listId: 4, url: "https://osaaja.example/shortlist/4-secret" }}
    {...{ onChange: () => undefined, onClose: () => undefined }}
  />
);

it("shows the link in the language of the page", () => {
  render(
    <TextsProvider locale="fi" messages={compiled(finnish)}>
      {dialog}
    </TextsProvider>,
  );
  expect(screen.getByRole("textbox")).toHaveValue("https://osaaja.example/fi/shortlist/4-secret");
});

it("has no prefix in English", () => {
  render(dialog);
  expect(screen.getByRole("textbox")).toHaveValue("https://osaaja.example/shortlist/4-secret");
});
