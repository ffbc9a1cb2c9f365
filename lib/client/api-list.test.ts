import { nextCursorOf } from "@/lib/client/api-list";

describe("the cursor of the next page", () => {
  it("is in the Link header", () => {
    expect(nextCursorOf('</api/experts/search?cursor=WzAsMjQ_-%3D>; rel="next"')).toBe("WzAsMjQ_-=");
    expect(nextCursorOf('</api/experts?cursor=a&limit=24>; rel="next"')).toBe("a");
  });

  it("is the one of the next page, whatever other relations there are", () => {
    expect(nextCursorOf('</x?cursor=p>; rel="prev", </x?cursor=n>; rel="next"')).toBe("n");
  });

  it.each([null, "", '</x?cursor=p>; rel="prev"', '</x>; rel="next"', "not a link"])(
    "is absent in %j",
    (link) => {
      expect(nextCursorOf(link)).toBeNull();
    },
  );
});
