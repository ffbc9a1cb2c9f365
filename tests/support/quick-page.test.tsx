const page = `<div id="folded" hidden><p>a</p></div>
<div style="visibility: hidden"><span>b<b style="visibility: visible">c</b></span></div>
<dialog><i>d</i></dialog><dialog open>e</dialog>
<input type="hidden"><input type="text"><select disabled><option>f</option></select>
<p style="display: none">g</p><section hidden style="display: flex">h</section>
<ul><li>i</li></ul><table><tr><td>j</td></tr></table><ruby>k<rp>(</rp><rt>l</rt></ruby>
<svg hidden><path/></svg><button>m</button><details><summary>n</summary><div>o</div></details>
<span style="pointer-events: none; opacity: 0">p</span>`;

it("says of every element's style what jsdom says", () => {
  document.body.innerHTML = "<main></main><iframe></iframe>";
  // A frame's window is jsdom's own.
  const plain = document.querySelector("iframe")?.contentWindow as typeof window;
  plain.document.body.innerHTML = "<main></main>";
  const windows = [window, plain];
  const main = (each: Window) => each.document.querySelector("main") as HTMLElement;
  const change = (apply: (page: HTMLElement) => void) => {
    for (const each of windows) apply(main(each));
  };
  const styles = (each: Window) =>
    [...main(each).querySelectorAll("*")].map((element) => {
      const style = each.getComputedStyle(element);
      const asked = ["display", "visibility"].map((name) => style.getPropertyValue(name));
      return [
        element.outerHTML,
        style.display,
        style.visibility,
        ...asked,
        style.pointerEvents,
        style.opacity,
      ];
    });
  const expectAgreement = () => expect(styles(window)).toEqual(styles(plain));

  expect(window.getComputedStyle).not.toBe(plain.getComputedStyle);
  change((each) => {
    each.innerHTML = page;
  });
  expectAgreement();
  expect(window.getComputedStyle(main(window).children[0] as Element).display).toBe("none");
  change((each) => each.querySelector("#folded")?.removeAttribute("hidden"));
  change((each) => each.querySelector("ul")?.setAttribute("style", "display: none"));
  change((each) => each.querySelector("p[style]")?.removeAttribute("style"));
  expectAgreement();
  change((each) => each.insertAdjacentHTML("beforeend", "<style>li { display: none }</style>"));
  expectAgreement();
});
