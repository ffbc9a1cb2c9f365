import styles from "./confetti.module.css";

const colors = ["bg-accent", "bg-primary", "bg-success", "bg-ring"];

/** 12 falling items (spec 000 §2), scattered by fixed steps, so that every rendering is the same. */
const items = Array.from({ length: 12 }, (_, index) => ({
  key: `item-${index}`,
  left: `${4 + index * 8}%`,
  delay: `${((index * 5) % 12) * 60}ms`,
  look: `${colors[index % colors.length]} ${index % 3 === 0 ? "size-3 rounded-full" : "h-4 w-2 rounded-xs"}`,
}));

export function Confetti() {
  return (
    <div aria-hidden="true" className="-z-10 pointer-events-none absolute inset-0 overflow-hidden">
      {items.map(({ key, left, delay, look }) => (
        <span
          key={key}
          data-confetti=""
          className={`absolute top-0 ${look} ${styles.item}`}
          style={{ left, animationDelay: delay }}
        />
      ))}
    </div>
  );
}
