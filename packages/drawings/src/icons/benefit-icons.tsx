import { Accent, Icon, type IconProps } from "./icon.tsx";

/** A clock with its last quarter marked as done. */
export function SaveTimeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4.25A7.75 7.75 0 1 1 4.25 12M12 8v4.25l2.75 1.75" />
      <Accent d="M4.6 9.6A7.8 7.8 0 0 1 9.3 4.75" />
    </Icon>
  );
}

/** A price tag with the rupee sign on it. */
export function AffordableIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.25 6.5v5.1c0 .6.25 1.2.65 1.6l6.4 6.4a2.25 2.25 0 0 0 3.2 0l5.1-5.1a2.25 2.25 0 0 0 0-3.2l-6.4-6.4c-.4-.4-1-.65-1.6-.65H6.5A2.25 2.25 0 0 0 4.25 6.5Z" />
      <Accent d="M9.25 9.5h5m-5 2.25h5M10 9.5c3.6 0 3.6 4 0 4l3 3" />
    </Icon>
  );
}

/** A chat bubble with a rising line. */
export function ConversionIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 4.25h7A4.5 4.5 0 0 1 20 8.75v4a4.5 4.5 0 0 1-4.5 4.5h-5L6 20.5v-4.05a4.5 4.5 0 0 1-2-3.7v-4a4.5 4.5 0 0 1 4.5-4.5Z" />
      <Accent d="m8 12.75 2.75-2.75L13 12.25l3.5-4m-2.75-.25h2.75v2.75" />
    </Icon>
  );
}

/** Three chat bubbles in one place. */
export function CentralIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12.5" r="3" className="stroke-gold" />
      <circle cx="12" cy="4.5" r="1.75" />
      <circle cx="5" cy="17.5" r="1.75" />
      <circle cx="19" cy="17.5" r="1.75" />
      <path d="M12 6.5V9m-5.4 7.4 2.6-1.8m8.2 1.8-2.6-1.8" />
    </Icon>
  );
}

/** Cards of growing height, with space above the last one. */
export function ScaleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.75" y="14" width="4.5" height="5.75" rx="1.5" />
      <rect x="9.75" y="10.5" width="4.5" height="9.25" rx="1.5" />
      <rect x="15.75" y="7" width="4.5" height="12.75" rx="1.5" />
      <Accent d="M4.5 9.5 10.75 4m-3.5-.25h3.75V7.5" />
    </Icon>
  );
}
