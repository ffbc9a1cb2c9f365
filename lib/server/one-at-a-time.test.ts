import { oneAtATime } from "./one-at-a-time";

it("lets callers with the same key wait for each other, also after a failure, and others not", async () => {
  const order: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      order.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const answers = await Promise.allSettled([
    oneAtATime("a", work("first", true)),
    oneAtATime("a", work("second")),
    oneAtATime("b", work("other")),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(order.indexOf("second begins")).toBeGreaterThan(order.indexOf("first ends"));
  expect(order.indexOf("other begins")).toBeLessThan(order.indexOf("first ends"));
});
