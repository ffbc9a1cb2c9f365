/** A ring filled to a score from 0 to 100; what it says stands beside it as text. Lengths are in the ring's own units. */
export function Ring({
  score,
  size,
  radius,
  thickness,
  className = "",
}: {
  score: number;
  size: number;
  radius: number;
  thickness: number;
  /** Of the filled part. */
  className?: string;
}) {
  const centre = size / 2;
  const circumference = 2 * Math.PI * radius;
  const circle = { cx: centre, cy: centre, r: radius, fill: "none", strokeWidth: thickness };
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${size} ${size}`} className="size-full -rotate-90">
      <circle {...circle} className="stroke-muted" />
      <circle
        {...circle}
        strokeLinecap="round"
        strokeDasharray={circumference}
        strokeDashoffset={circumference * (1 - score / 100)}
        // A round cap would show a dot at zero.
        className={`${score > 0 ? "stroke-primary" : "stroke-transparent"} ${className}`}
      />
    </svg>
  );
}
