import fc from "fast-check";
import { jsonLd } from "./json-ld";

describe("jsonLd", () => {
  it("cannot be ended by a text inside it", () => {
    const text = jsonLd({ name: "</script><script>alert(1)</script><!--" });
    expect(text).not.toContain("<");
    expect(text).toContain("\\u003c/script>");
  });

  it("means the same data", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = jsonLd({ value });
        expect(text).not.toContain("<");
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify({ value })));
      }),
    );
  });
});
