import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { renderAdmin } from "@/tests/support/admin-components";
import { screen, waitFor } from "@/tests/support/testing-library";

/** A screen whose address opens a dialog: nothing on it has had the focus. */
function OpenedByLink() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <section aria-label="Reports">
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent title="A report" closeLabel="Close">
          Words
        </DialogContent>
      </Dialog>
    </section>
  );
}

it("has the focus after a dialog that a link opened, which has nothing to give it back to", async () => {
  renderAdmin(<OpenedByLink />);
  await screen.findByRole("dialog");
  await new Promise((resolve) => setTimeout(resolve, 60));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(document.activeElement).toContainElement(screen.getByRole("region", { name: "Reports" }));
});
