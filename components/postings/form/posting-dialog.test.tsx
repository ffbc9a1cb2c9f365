import type { Answer } from "@/tests/support/page-server";
import { act, fireEvent, screen, waitFor } from "@/tests/support/testing-library";
import { draftKey, field, fill, labels, page, press, showDialog, type } from "./posting-test-kit";

const close = jest.fn();
beforeEach(() => close.mockReset());

const open = () => showDialog(close);
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });

it("is named, and closes at once while nothing was typed", async () => {
  window.localStorage.setItem(draftKey, JSON.stringify({ title: "Old title" }));
  await open();
  expect(screen.getByRole("dialog", { name: "Post New Project" })).toBeInTheDocument();
  expect(field(labels.title)).toHaveValue("Old title");
  pressEscape();
  expect(close).toHaveBeenCalledTimes(1);
});

it("asks before it closes over something that was typed, and keeps it as a draft", async () => {
  await open();
  type(labels.title, "Forecast");
  pressEscape();
  expect(await screen.findByRole("alertdialog", { name: "Close without posting?" })).toBeInTheDocument();
  expect(close).not.toHaveBeenCalled();
  press("Keep editing");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
  expect(field(labels.title)).toHaveValue("Forecast");
  press("Close");
  await screen.findByRole("alertdialog");
  press("Close for now");
  expect(close).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(window.localStorage.getItem(draftKey)).toContain("Forecast"));
});

it("closes after a post and goes on, and not while one is under way", async () => {
  let answer: (value: Answer) => void = () => {};
  page.server["POST /api/project-postings"] = () =>
    new Promise<Answer>((resolve) => {
      answer = resolve;
    });
  await open();
  fill();
  press("Post Project");
  await screen.findByRole("button", { name: "Posting..." });
  pressEscape();
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect(close).not.toHaveBeenCalled();
  await act(async () => answer({ status: 201, body: { id: 7 } }));
  await waitFor(() => expect(page.router.push).toHaveBeenCalledWith("/project-success"));
  expect(close).toHaveBeenCalledTimes(1);
  expect(window.localStorage.getItem(draftKey)).toBeNull();
});
