/** The shape of the breakdown: monthly total, lines, bar, notes. What it says is announced by the live region. */
export function EstimateSkeleton({ text }: { text: string }) {
  const block = "animate-pulse rounded-sm bg-muted";
  return (
    <div aria-hidden="true">
      <p className="text-muted-foreground text-sm">{text}</p>
      <div className={`${block} mt-4 h-20 w-2/5`} />
      {["a", "b", "c", "d", "e", "f", "g"].map((line) => (
        <div key={line} className="mt-4 flex justify-between">
          <div className={`${block} h-5 w-2/5`} />
          <div className={`${block} h-5 w-1/5`} />
        </div>
      ))}
      <div className={`${block} mt-8 h-20 w-full`} />
      <div className={`${block} mt-6 h-28 w-full`} />
    </div>
  );
}
