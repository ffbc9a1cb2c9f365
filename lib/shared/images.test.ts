import { isStoredImage, smallImage, storedImageId, storedImagePath } from "@/lib/shared/images";

const id = "0199b1c2-7d3e-7a4f-8b5c-6d7e8f901234";

describe("stored images", () => {
  it("have a path that leads back to their id", () => {
    expect(storedImagePath(id)).toBe(`/api/images/${id}`);
    expect(storedImageId(storedImagePath(id))).toBe(id);
    expect(isStoredImage(storedImagePath(id))).toBe(true);
  });

  it.each([
    null,
    "",
    "https://example.com/a.png",
    `https://example.com/api/images/${id}`,
    `/api/images/${id}/`,
    `/api/images/${id}?size=128`,
    `/api/images/${id.toUpperCase()}`,
    "/api/images/../users",
    "/api/images/",
  ])("are not meant by %p", (address) => {
    expect(storedImageId(address)).toBeNull();
    expect(isStoredImage(address)).toBe(false);
  });
});

describe("smallImage", () => {
  it("asks for the small size of our own images only", () => {
    expect(smallImage(`/api/images/${id}`)).toBe(`/api/images/${id}?size=128`);
    expect(smallImage("https://example.com/a.png")).toBe("https://example.com/a.png");
  });
});
