/** What the listener asks for, to end cached pages, after one announcement when the server listens at this address. */
async function asked(
  HOSTNAME_BIND: string,
  failures = 0,
): Promise<{ address: string; body: { tags: string[] } }[]> {
  const variables = process.env;
  process.env = { ...variables, HOSTNAME_BIND, PORT: "4000", NEXTAUTH_SECRET: "of a test" };
  jest.useFakeTimers();
  const sent = jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null, { status: 204 }));
  for (let each = 0; each < failures; each += 1) sent.mockRejectedValueOnce(new Error("not there"));
  try {
    await jest.isolateModulesAsync(async () => {
      const listen = jest.fn();
      jest.doMock("./listen", () => ({ listen }));
      const { listenForChanges } = await import("./cache-listener");
      listenForChanges();
      const [, announce] = listen.mock.calls[0];
      announce("experts");
      await jest.runAllTimersAsync();
    });
    return sent.mock.calls.map(([address, init]) => ({
      address: String(address),
      body: JSON.parse(String(init?.body)),
    }));
  } finally {
    process.env = variables;
    jest.useRealTimers();
    sent.mockRestore();
  }
}

it.each([
  ["", "http://127.0.0.1:4000"],
  ["0.0.0.0", "http://127.0.0.1:4000"],
  ["127.0.0.2", "http://127.0.0.2:4000"],
  ["::1", "http://[::1]:4000"],
])("asks its own server, which listens at '%s', at %s", async (bound, address) => {
  expect((await asked(bound))[0]?.address).toBe(`${address}/api/internal/revalidate`);
});

it("ends the same pages once more, for what was read before the change and kept after it", async () => {
  expect((await asked("")).map(({ body }) => body.tags)).toEqual([["experts"], ["experts"]]);
});

it("tries again as often as it fails, and no oftener", async () => {
  expect(await asked("", 5)).toHaveLength(5 + 2);
});
