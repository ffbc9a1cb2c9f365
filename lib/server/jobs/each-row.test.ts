import { eachRow } from "./each-row";

const rows = [1, 2, 3, 4, 5];
const page = async (last: number | null) => rows.filter((row) => row > (last ?? 0)).slice(0, 2);

it("works on every row of every page, and throws what went wrong with one after all the others", async () => {
  const done: number[] = [];
  const work = async (row: number) => {
    if (row === 2) throw new Error("The second");
    done.push(row);
  };
  await expect(eachRow(page, 2, work)).rejects.toThrow("The second");
  expect(done).toEqual([1, 3, 4, 5]);
});

it("asks for no page after one that was not full", async () => {
  const pages = jest.fn(page);
  await eachRow(pages, 2, async () => undefined);
  expect(pages.mock.calls).toEqual([[null], [2], [4]]);
});
