import { Accent, Icon, type IconProps } from "./icon.tsx";

export function DigitalMarketingIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.5 12.25V7A2.75 2.75 0 0 0 16.75 4.25h-10A2.75 2.75 0 0 0 4 7v8.25A2.75 2.75 0 0 0 6.75 18H11M4 8.5h15.5" />
      <Accent d="m13.5 12.5 2.4 7.25 1.55-3.05 3.05-1.55-7-2.65Z" />
    </Icon>
  );
}

export function TravelIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="8" width="16" height="11.5" rx="2.75" />
      <path d="M9 8V6.25A2.25 2.25 0 0 1 11.25 4h1.5A2.25 2.25 0 0 1 15 6.25V8" />
      <Accent d="M8.25 11.5V16m7.5-4.5V16" />
    </Icon>
  );
}

export function EducationIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M11.1 5.2 3.5 9l7.6 3.8c.55.3 1.25.3 1.8 0L20.5 9l-7.6-3.8c-.55-.3-1.25-.3-1.8 0ZM6.5 10.75v4.5c0 1.5 2.45 3 5.5 3s5.5-1.5 5.5-3v-4.5" />
      <Accent d="M20.5 9.25v5.5" />
    </Icon>
  );
}

export function FinanceIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 18a2.25 2.25 0 0 0 2.25 2.25h11A2.75 2.75 0 0 0 20 17.5v-7a2.75 2.75 0 0 0-2.75-2.75H6A2 2 0 0 1 4 5.75m0 0V18M4 5.75a2 2 0 0 1 2-2h10.25A1.75 1.75 0 0 1 18 5.5v2.25" />
      <Accent d="M20 12.25h-3.25a1.75 1.75 0 0 0 0 3.5H20" />
    </Icon>
  );
}

export function ManufacturingIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 19.75v-9.5l5.25 3.5v-3.5l5.25 3.5V5.5c0-.7.55-1.25 1.25-1.25H18c.7 0 1.25.55 1.25 1.2l.75 14.3H4Z" />
      <Accent d="M8 16.75h1.5m3 0H14" />
    </Icon>
  );
}

export function OtherIndustriesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.75 10.5v7A2.25 2.25 0 0 0 7 19.75h10a2.25 2.25 0 0 0 2.25-2.25v-7" />
      <path d="M5.5 4.25h13l1.75 4.5a2.6 2.6 0 0 1-2.6 2.25c-1.4 0-2.6-1-2.8-2.25a2.85 2.85 0 0 1-5.7 0C8.95 10 7.75 11 6.35 11a2.6 2.6 0 0 1-2.6-2.25l1.75-4.5Z" />
      <Accent d="M9.75 19.75V16.5a2.25 2.25 0 0 1 4.5 0v3.25" />
    </Icon>
  );
}
