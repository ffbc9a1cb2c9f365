import { contractReferences } from "@/lib/features/contracts/rules";

/** A text in which no line ends within a contract's reference, as browsers would end it after a hyphen. */
export const WithReference = ({ text }: { text: string }) =>
  text.split(contractReferences).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
