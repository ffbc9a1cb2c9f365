import { ApiError } from "@/lib/client/api";
import { uploadForm } from "@/lib/client/upload";
import { act, fireEvent, screen, waitFor, within } from "@/tests/support/testing-library";
import { expert, page, show, toastText } from "./own-profile-test-kit";

jest.mock("@/lib/client/upload", () => ({ uploadForm: jest.fn() }));
const upload = uploadForm as jest.MockedFunction<typeof uploadForm>;

const own = "/api/images/0199b1c2-7d3e-7a4f-8b5c-6d7e8f901234";
const updated = ["Profile image updated", "Your profile image has been successfully updated."];
const failed = ["Update failed", "Failed to update profile image. Please try again."];
const address = () => screen.getByLabelText("Image URL");
const update = () => screen.getByRole("button", { name: "Update" });
const picker = () => screen.getByLabelText("Upload an image");
const file = (name = "me.png", type = "image/png", size = 10) => {
  const made = new File(["picture"], name, { type });
  Object.defineProperty(made, "size", { value: size });
  return made;
};
const preview = () => document.querySelector('img[src^="data:image/png;base64,"]');

beforeEach(() => upload.mockReset());

describe("an address", () => {
  it("can be sent once there is one", async () => {
    const actor = show();
    expect(update()).toBeDisabled();
    await actor.type(address(), "   ");
    expect(update()).toBeDisabled();
    await actor.type(address(), "https://example.com/me.jpg ");
    await actor.click(update());
    await waitFor(() => expect(toastText()).toEqual(updated));
    expect(page.patches).toEqual([{ profileImage: "https://example.com/me.jpg" }]);
    expect(document.querySelectorAll('img[src="https://example.com/me.jpg"]')).toHaveLength(3);
    expect(address()).toHaveValue("");
  });

  it.each(["not a url", "http://example.com/me.jpg", "javascript:alert(1)", "/me.jpg"])(
    "that is none, as %j, is not sent",
    async (text) => {
      const actor = show();
      await actor.type(address(), text);
      await actor.click(update());
      expect(toastText()).toEqual(["Invalid URL", "Please enter a valid image URL."]);
      expect(address()).toHaveAccessibleDescription(/Please enter a valid image URL\./);
      expect(page.patches).toEqual([]);
    },
  );

  it("is kept when the update fails; meanwhile the button waits", async () => {
    let finish: (answer: { status: number; body: unknown }) => void = () => {};
    page.answer = () => new Promise((resolve) => (finish = resolve));
    const actor = show();
    await actor.type(address(), "https://example.com/me.jpg{Enter}");
    expect(screen.getByRole("button", { name: "Updating..." })).toBeDisabled();
    await act(async () =>
      finish({ status: 500, body: { message: "Something went wrong.", code: "internal" } }),
    );
    await waitFor(() => expect(toastText()).toEqual(failed));
    expect(address()).toHaveValue("https://example.com/me.jpg");
    expect(screen.getByText("Something went wrong.")).toBeInTheDocument();
    expect(update()).toBeEnabled();
  });
});

describe("a file", () => {
  it("is shown before it is sent, and then with how far it is", async () => {
    let finish: (value: unknown) => void = () => {};
    upload.mockImplementation((_path, _form, { onProgress }) => {
      onProgress(0.42);
      return new Promise((resolve) => (finish = resolve)) as never;
    });
    const actor = show();
    const chosen = file();
    await actor.upload(picker(), chosen);
    await waitFor(() => expect(preview()).toBeInTheDocument());
    expect(upload).not.toHaveBeenCalled();
    fireEvent.load(preview()!);
    expect(screen.getByRole("button", { name: "Save image" })).toHaveFocus();
    await actor.click(screen.getByRole("button", { name: "Save image" }));
    const [path, form] = upload.mock.calls[0]!;
    expect(path).toBe("/api/experts/7/image");
    expect(form.get("image")).toBe(chosen);
    expect(screen.getByRole("button", { name: "Uploading..." })).toBeDisabled();
    expect(screen.getByRole("progressbar", { name: "Uploading..." })).toHaveValue(42);
    expect(screen.getByText("42% uploaded")).toBeInTheDocument();
    await act(async () => finish({ ...expert, profileImage: own }));
    expect(toastText()).toEqual(updated);
    expect(preview()).not.toBeInTheDocument();
    expect(document.querySelector(`img[src="${own}"]`)).toBeInTheDocument();
  });

  it("can be dropped", async () => {
    show();
    const area = picker().closest("label")!;
    fireEvent.dragOver(area);
    fireEvent.drop(area, { dataTransfer: { files: [file()] } });
    await waitFor(() => expect(preview()).toBeInTheDocument());
  });

  it.each([
    [file("me.gif", "image/gif"), "This file is no PNG, JPEG or WebP image."],
    [file("me.png", "image/png", 5 * 1024 * 1024 + 1), "This file is larger than 5 MB."],
  ])("is refused at once: %#", async (wrong, message) => {
    show();
    fireEvent.change(picker(), { target: { files: [wrong] } });
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(preview()).not.toBeInTheDocument();
    expect(picker()).toHaveAccessibleDescription(new RegExp(message.slice(0, -1)));
  });

  it("that the browser cannot show is not sent", async () => {
    const actor = show();
    await actor.upload(picker(), file());
    await waitFor(() => expect(preview()).toBeInTheDocument());
    fireEvent.error(preview()!);
    expect(screen.getByText("This file cannot be read as an image.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Save image" })).not.toBeInTheDocument();
  });

  it("stays chosen when sending fails, with the server's reason", async () => {
    const message = "The image must have at most 50 megapixels.";
    upload.mockRejectedValue(new ApiError(422, JSON.stringify({ message, code: "invalid" }), ""));
    const actor = show();
    await actor.upload(picker(), file());
    await actor.click(await screen.findByRole("button", { name: "Save image" }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(toastText()).toEqual(failed);
    expect(screen.getByRole("button", { name: "Save image" })).toBeEnabled();
  });

  it("can be called off while it is sent, without a complaint", async () => {
    upload.mockImplementation(
      (_path, _form, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
    );
    const actor = show();
    await actor.upload(picker(), file());
    await actor.click(await screen.findByRole("button", { name: "Save image" }));
    await actor.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("progressbar")).not.toBeInTheDocument());
    expect(toastText()).toBeNull();
    expect(preview()).not.toBeInTheDocument();
  });
});

describe("removing", () => {
  it("asks first, and is offered only when there is an image", async () => {
    const actor = show({ profileImage: own });
    await actor.click(screen.getByRole("button", { name: "Remove image" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Remove your profile image?" });
    await actor.click(within(dialog).getByRole("button", { name: "Keep it" }));
    expect(page.patches).toEqual([]);
    await actor.click(screen.getByRole("button", { name: "Remove image" }));
    await actor.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Remove image" }),
    );
    await waitFor(() => expect(toastText()).toEqual(updated));
    expect(page.patches).toEqual([{ profileImage: null }]);
    expect(screen.queryByRole("button", { name: "Remove image" })).not.toBeInTheDocument();
    expect(address()).toHaveFocus();
  });
});
