import { demoSteps, overlaySteps, progressAt, progressTiming } from "./progress";

describe("the overlay", () => {
  it.each([
    [0, 0, 0, 0],
    [1000, 0, 50, 11],
    [1999, 0, 99, 22],
    [2000, 1, 0, 22],
    [4499, 1, 99, 49],
    [4500, 2, 0, 50],
    [7499, 2, 99, 83],
    [7500, 3, 0, 83],
    [8999, 3, 99, 99],
  ])("after %i ms runs step %i at %i %%, %i %% of the whole", (elapsed, step, stepPercent, percent) => {
    expect(progressAt(overlaySteps, elapsed)).toEqual({ step, stepPercent, percent, isOver: false });
  });

  it("is over after 9 seconds and stays over", () => {
    const over = { step: 4, stepPercent: 100, percent: 100, isOver: true };
    expect(progressAt(overlaySteps, 9000)).toEqual(over);
    expect(progressAt(overlaySteps, 60_000)).toEqual(over);
  });
});

describe("the demo", () => {
  const at = (elapsed: number) => progressAt(demoSteps, elapsed, progressTiming.demoPauseMs);

  it("pauses half a second between two steps, not after the last", () => {
    expect(at(1999)).toMatchObject({ step: 0, stepPercent: 99 });
    expect(at(2000)).toMatchObject({ step: 0, stepPercent: 100, percent: 22 });
    expect(at(2499)).toMatchObject({ step: 0, stepPercent: 100, percent: 22 });
    expect(at(2500)).toMatchObject({ step: 1, stepPercent: 0 });
    expect(at(5500)).toMatchObject({ step: 1, stepPercent: 100 });
    expect(at(6000)).toMatchObject({ step: 2, stepPercent: 0 });
    expect(at(9000)).toMatchObject({ step: 3, stepPercent: 0 });
    expect(at(10_499)).toMatchObject({ step: 3, isOver: false });
    expect(at(10_500)).toMatchObject({ step: 4, percent: 100, isOver: true });
  });
});
