const tints = [
  "bg-leaf text-deep",
  "bg-gold-soft text-ink",
  "bg-sand text-ink",
  "bg-honey text-ink",
  "bg-fern text-deep",
];

const sizes = {
  xs: "size-5 text-drawing-2xs",
  sm: "size-7 text-drawing-xs",
  md: "size-9 text-drawing-base",
  lg: "size-14 text-drawing-3xl",
  /** Scales with the phone around it. */
  chat: "chat-avatar",
};

function initialsOf(name: string): string {
  const [first = "", ...rest] = name.split(" ");
  return first.charAt(0) + (rest.at(-1)?.charAt(0) ?? "");
}

function tintOf(name: string): string {
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return tints[sum % tints.length] ?? "";
}

/** A person's initials on a tint; the same name has the same tint on every screen. */
export function Avatar({
  name,
  size = "sm",
  className = "",
}: {
  name: string;
  size?: keyof typeof sizes;
  className?: string;
}) {
  return (
    <span
      className={`inline-flex shrink-0 items-center justify-center rounded-full font-title leading-none ${sizes[size]} ${tintOf(name)} ${className}`}
    >
      {size === "xs" ? initialsOf(name).charAt(0) : initialsOf(name)}
    </span>
  );
}
