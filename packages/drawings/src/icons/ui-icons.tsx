import { Icon, type IconProps } from "./icon.tsx";

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8.5h16M10 15.5h10" />
    </Icon>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6.5 6.5 11 11m0-11-11 11" />
    </Icon>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 12.75 4.5 4.5L19 7.25" />
    </Icon>
  );
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 9.25 6 6 6-6" />
    </Icon>
  );
}

export function ChevronLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m14.75 6-6 6 6 6" />
    </Icon>
  );
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5.5v13M5.5 12h13" />
    </Icon>
  );
}

export function ArrowRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 12h15m-6-6 6 6-6 6" />
    </Icon>
  );
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10.75" cy="10.75" r="6.25" />
      <path d="m15.5 15.5 4.25 4.25" />
    </Icon>
  );
}

export function EnlargeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14.5 4.5h5v5m-.5-4.5L14 10M9.5 19.5h-5v-5m.5 4.5L10 14" />
    </Icon>
  );
}

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.75 12C4.6 8.4 8 6 12 6s7.4 2.4 9.25 6c-1.85 3.6-5.25 6-9.25 6s-7.4-2.4-9.25-6Z" />
      <circle cx="12" cy="12" r="2.75" />
    </Icon>
  );
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.6 6.35A9.6 9.6 0 0 1 12 6c4 0 7.4 2.4 9.25 6a12 12 0 0 1-2.5 3.3M6.3 7.7A12 12 0 0 0 2.75 12C4.6 15.6 8 18 12 18a9.8 9.8 0 0 0 4.6-1.15M10.1 10a2.75 2.75 0 0 0 3.9 3.9M4 4l16 16" />
    </Icon>
  );
}

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5.8v12.4a.8.8 0 0 0 1.2.7l10-6.2a.8.8 0 0 0 0-1.4l-10-6.2a.8.8 0 0 0-1.2.7Z" />
    </Icon>
  );
}
