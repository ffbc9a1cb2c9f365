import { shareInFlight } from "./share-in-flight";

const later = () => new Promise((resolve) => setImmediate(resolve));

it("reads once for everybody who asks the same at the same time, and anew afterwards", async () => {
  const read = jest.fn(async ({ id }: { id: number }) => {
    await later();
    return id * 10;
  });
  const shared = shareInFlight(read);
  expect(await Promise.all([shared({ id: 1 }), shared({ id: 1 }), shared({ id: 2 })])).toEqual([10, 10, 20]);
  expect(read).toHaveBeenCalledTimes(2);
  expect(await shared({ id: 1 })).toBe(10);
  expect(read).toHaveBeenCalledTimes(3);
});

it("shares a failure too, and forgets it", async () => {
  let tries = 0;
  const shared = shareInFlight(async () => {
    tries += 1;
    await later();
    if (tries === 1) throw new Error("no answer");
    return "answer";
  });
  const both = await Promise.allSettled([shared("same"), shared("same")]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await shared("same")).toBe("answer");
});
