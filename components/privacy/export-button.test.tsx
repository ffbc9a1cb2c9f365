import userEvent from "@testing-library/user-event";
import { getToast } from "@/lib/client/toast";
import { render, screen, waitFor } from "@/tests/support/testing-library";
import { ExportButton } from "./export-button";

const realFetch = global.fetch;
const realCreate = URL.createObjectURL;
const realRevoke = URL.revokeObjectURL;
let clicked: HTMLAnchorElement[] = [];

beforeEach(() => {
  clicked = [];
  URL.createObjectURL = () => "blob:data";
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this);
  });
});
afterEach(() => {
  global.fetch = realFetch;
  URL.createObjectURL = realCreate;
  URL.revokeObjectURL = realRevoke;
  jest.restoreAllMocks();
});

function answer(status: number, body: string, disposition = "") {
  const response = {
    ok: status < 400,
    status,
    statusText: "",
    headers: new Map([["content-disposition", disposition]]),
    text: async () => body,
    blob: async () => new Blob([body]),
  };
  global.fetch = jest.fn(async () => response) as unknown as typeof fetch;
}

it("saves the file under the server's name and says so", async () => {
  answer(200, "{}", 'attachment; filename="osaaja-data-2027-03-01.json"');
  render(<ExportButton />);
  await userEvent.click(screen.getByRole("button", { name: "Download my data" }));
  await waitFor(() => expect(clicked).toHaveLength(1));
  expect(clicked[0]).toHaveAttribute("download", "osaaja-data-2027-03-01.json");
  expect(clicked[0]).toHaveAttribute("href", "blob:data");
  expect(getToast()).toMatchObject({
    title: "Download Started",
    description: "Your data is in the file osaaja-data-2027-03-01.json.",
  });
  expect(URL.revokeObjectURL).toHaveBeenCalledWith("blob:data");
  expect(screen.getByRole("button", { name: "Download my data" })).toBeEnabled();
});

it("is disabled and says why while the file is made", async () => {
  global.fetch = jest.fn(() => new Promise(() => {})) as unknown as typeof fetch;
  render(<ExportButton />);
  await userEvent.click(screen.getByRole("button", { name: "Download my data" }));
  expect(screen.getByRole("button", { name: "Preparing your file…" })).toBeDisabled();
});

it("saves nothing when the server refuses, and tells its reason", async () => {
  answer(429, JSON.stringify({ message: "Too many requests. Please try again in 60 minutes." }));
  render(<ExportButton />);
  await userEvent.click(screen.getByRole("button", { name: "Download my data" }));
  await waitFor(() =>
    expect(getToast()).toMatchObject({
      title: "The file was not made",
      description: "Too many requests. Please try again in 60 minutes.",
      variant: "destructive",
    }),
  );
  expect(clicked).toEqual([]);
});
