import { useMutation } from "@tanstack/react-query";
import userEvent from "@testing-library/user-event";
import { QueryProvider } from "@/lib/client/query-client";
import { TextsProvider } from "@/lib/client/texts";
import finnish from "@/messages/fi";
import { compiled } from "@/tests/support/compiled";
import { act, fireEvent, render, screen } from "@/tests/support/testing-library";
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

it("asks before words that were typed are lost, and not where their owner keeps them", async () => {
  const onClose = jest.fn();
  const words = { title: "Suspend", description: "", label: "Reason", confirm: "Suspend", maxLength: 500 };
  const { unmount } = render(
    <ReasonDialog {...words} initial="Spam" onConfirm={() => {}} onClose={onClose} />,
  );
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByRole("textbox", { name: /^Reason/ }), " again");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(screen.getByRole("textbox", { name: /^Reason/ })).toHaveValue("Spam again");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
  expect(onClose).toHaveBeenCalledTimes(2);
  unmount();

  render(<ReasonDialog {...words} onType={() => {}} onConfirm={() => {}} onClose={onClose} />);
  await userEvent.type(screen.getByRole("textbox", { name: /^Reason/ }), "Spam{Escape}");
  expect(onClose).toHaveBeenCalledTimes(3);
});

it("sends once for the two presses of a double click", async () => {
  const send = jest.fn(() => new Promise<void>(() => {}));
  function Asked() {
    const sending = useMutation({ mutationFn: send });
    return (
      <ReasonDialog
        {...{ title: "Suspend", description: "", label: "Reason", confirm: "Suspend", maxLength: 500 }}
        {...{ isSending: sending.isPending, onConfirm: () => sending.mutate(), onClose: () => {} }}
      />
    );
  }
  // Two presses can be closer to each other than a timer's least time.
  jest.useFakeTimers();
  try {
    render(<Asked />, { wrapper: QueryProvider });
    const button = screen.getByRole("button", { name: "Suspend" });
    await act(async () => fireEvent.click(button));
    await act(async () => fireEvent.click(button));
    expect(send).toHaveBeenCalledTimes(1);
  } finally {
    jest.useRealTimers();
  }
});
