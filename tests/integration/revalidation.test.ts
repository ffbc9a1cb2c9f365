import { POST as revalidate } from "@/app/api/internal/revalidate/route";
import { revalidationToken } from "@/lib/server/revalidate";
import { post } from "@/tests/support/call";
import { takeRevalidated } from "@/tests/support/next-cache";

it("ends the cached pages with these tags for whoever knows the server's own token", async () => {
  expect((await post(revalidate, { token: revalidationToken(), tags: ["experts", "expert-7"] })).status).toBe(
    204,
  );
  expect(takeRevalidated()).toEqual(["experts", "expert-7"]);
});

it.each([["guess"], [""], [revalidationToken().slice(0, -1)], [`${revalidationToken()}x`]])(
  "is unknown to the token '%s'",
  async (token) => {
    expect(await post(revalidate, { token, tags: ["experts"] })).toMatchObject({ status: 404 });
    expect(takeRevalidated()).toEqual([]);
  },
);
