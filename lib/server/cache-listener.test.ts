/** Where the listener asks to end cached pages when the server listens at this address. */
async function asksAt(HOSTNAME_BIND: string): Promise<string> {
  const variables = process.env;
  process.env = { ...variables, HOSTNAME_BIND, PORT: "4000", NEXTAUTH_SECRET: "of a test" };
  jest.useFakeTimers();
  const asked = jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null, { status: 204 }));
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
    return String(asked.mock.calls[0]?.[0]);
  } finally {
    process.env = variables;
    jest.useRealTimers();
    asked.mockRestore();
  }
}

it.each([
  ["", "http://127.0.0.1:4000"],
  ["0.0.0.0", "http://127.0.0.1:4000"],
  ["127.0.0.2", "http://127.0.0.2:4000"],
  ["::1", "http://[::1]:4000"],
])("asks its own server, which listens at '%s', at %s", async (bound, address) => {
  expect(await asksAt(bound)).toBe(`${address}/api/internal/revalidate`);
});
