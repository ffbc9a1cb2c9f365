const [width, height] = [300, 64];
/** Room for the line's own thickness. */
const margin = 3;

/** The points of a line through the values, highest at the top; a line of zeros lies at the bottom. */
export function sparklinePoints(values: readonly number[]): { x: number; y: number }[] {
  const most = Math.max(1, ...values);
  const step = width / Math.max(1, values.length - 1);
  return values.map((value, index) => ({
    x: index * step,
    y: height - margin - (value / most) * (height - 2 * margin),
  }));
}

/** A small line of values over time. `label` says in words what it shows. */
export function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  const points = sparklinePoints(values)
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(" ");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="h-16 w-full"
    >
      <polygon points={`0,${height} ${points} ${width},${height}`} className="fill-primary/10" />
      <polyline
        points={points}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-primary"
      />
    </svg>
  );
}
