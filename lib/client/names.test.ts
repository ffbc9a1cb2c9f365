import { loadNames } from "./names";

const answer = (body: unknown, status = 200) => Response.json(body, { status });

it("asks once a visit, again after a failure, and meanwhile calls everything as it was written", async () => {
  const fetched = jest.spyOn(globalThis, "fetch");
  fetched.mockResolvedValueOnce(answer({ message: "Too many" }, 429));
  expect((await loadNames()).skill("Machine Learning")).toBe("Machine Learning");

  fetched.mockResolvedValueOnce(
    answer({ skills: [["Koneoppiminen", "machine learning"]], places: [], industries: [] }),
  );
  const [first, second] = await Promise.all([loadNames(), loadNames()]);
  expect(first.skill("Machine Learning")).toBe("Koneoppiminen");
  expect(second).toBe(first);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(["/api/names", "/api/names"]);
  fetched.mockRestore();
});
