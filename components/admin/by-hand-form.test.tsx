import userEvent from "@testing-library/user-event";
import { z } from "zod";
import { TextField } from "@/components/form/fields";
import { useZodForm } from "@/components/form/use-zod-form";
import { fireEvent, render, screen } from "@/tests/support/testing-library";
import { ByHandForm } from "./by-hand-form";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const schema = z.object({ name: z.string() });

function Page() {
  const form = useZodForm(schema, { defaultValues: { name: "Aino" } });
  return (
    <>
      <a href="/admin/people">People</a>
      <ByHandForm form={form} label="For somebody" send={async () => ({ id: 1 })} placeOf={() => "/admin"}>
        <TextField<z.input<typeof schema>> name="name" label="Name" />
      </ByHandForm>
    </>
  );
}

const isHeld = () => !fireEvent(window, new Event("beforeunload", { cancelable: true }));

it("is not left without a question once something is typed", async () => {
  render(<Page />);
  expect(isHeld()).toBe(false);
  await userEvent.type(screen.getByLabelText("Name"), " Laine");
  expect(isHeld()).toBe(true);
  await userEvent.click(screen.getByRole("link", { name: "People" }));
  await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(screen.getByLabelText("Name")).toHaveValue("Aino Laine");
  await userEvent.click(screen.getByRole("link", { name: "People" }));
  await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
  expect(push).toHaveBeenCalledWith("/admin/people");
});
