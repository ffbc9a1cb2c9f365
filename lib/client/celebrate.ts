/**
 * Confetti from both sides of the window for so many milliseconds; none for whoever prefers less motion. The
 * library is loaded only then.
 * @returns what ends it early and clears the window
 */
export function celebrate(milliseconds: number): () => void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return () => {};
  let stop = () => {};
  let isOver = false;
  import("canvas-confetti")
    .then(({ default: library }) => {
      if (isOver) return;
      // Without a worker, which the content security policy does not let it make.
      const confetti = library.create(undefined, { resize: true, useWorker: false });
      const until = performance.now() + milliseconds;
      const burst = () => {
        if (isOver) return;
        const piece = { particleCount: 3, spread: 60, startVelocity: 50, disableForReducedMotion: true };
        confetti({ ...piece, angle: 60, origin: { x: 0, y: 0.6 } });
        confetti({ ...piece, angle: 120, origin: { x: 1, y: 0.6 } });
        if (performance.now() < until) requestAnimationFrame(burst);
      };
      stop = () => confetti.reset();
      burst();
    })
    // Joy is no reason to disturb anybody.
    .catch(() => {});
  return () => {
    isOver = true;
    stop();
  };
}
