import { Accent, Icon, type IconProps } from "./icon.tsx";

export function DashboardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="4" width="16" height="16" rx="3.75" />
      <Accent d="m8 14 2.75-3.25 2.75 2.25 2.75-4" />
    </Icon>
  );
}

export function LeadsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="8" r="3.5" />
      <path d="M3.75 19.25c.3-3.1 2.9-5 6.25-5s5.95 1.9 6.25 5" />
      <Accent d="M18.5 8.5v5M16 11h5" />
    </Icon>
  );
}

export function PipelineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.75" y="4.5" width="4.5" height="15" rx="1.75" />
      <rect x="9.75" y="4.5" width="4.5" height="11" rx="1.75" />
      <rect x="15.75" y="4.5" width="4.5" height="7" rx="1.75" className="stroke-gold" />
    </Icon>
  );
}

export function BroadcastIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 10.5v3a1.5 1.5 0 0 0 1.5 1.5h2.25L14 18.75c.65.4 1.5-.05 1.5-.85V6.1c0-.8-.85-1.25-1.5-.85L7.75 9H5.5A1.5 1.5 0 0 0 4 10.5ZM7.75 15l.9 4.25" />
      <Accent d="M18.75 9a4.25 4.25 0 0 1 0 6" />
    </Icon>
  );
}

export function TemplateIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 3.75h8A3.25 3.25 0 0 1 19.25 7v10A3.25 3.25 0 0 1 16 20.25H8A3.25 3.25 0 0 1 4.75 17V7A3.25 3.25 0 0 1 8 3.75Z" />
      <path d="M8.5 8.5h7m-7 3.5h7" />
      <Accent d="M8.5 15.5h3" />
    </Icon>
  );
}

export function QuotationIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 3.75h6l5 5V17A3.25 3.25 0 0 1 15.75 20.25H8A3.25 3.25 0 0 1 4.75 17V7A3.25 3.25 0 0 1 8 3.75Z" />
      <path d="M13.75 4v2.75A2.25 2.25 0 0 0 16 9h2.75" />
      <Accent d="M8.75 10.25h1c3 0 3 4 0 4h-1l3.5 3m-3.5-5H14" />
    </Icon>
  );
}

export function WorkflowIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="4" width="6" height="6" rx="2" />
      <rect x="14.5" y="4" width="6" height="6" rx="2" />
      <rect x="14.5" y="14" width="6" height="6" rx="2" />
      <Accent d="M9.75 7h4.5M6.5 10.25V14a3 3 0 0 0 3 3h4.75" />
    </Icon>
  );
}

export function FetchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 13.5h3.5c.5 0 .9.3 1.1.75l.3.75c.2.45.6.75 1.1.75h4c.5 0 .9-.3 1.1-.75l.3-.75c.2-.45.6-.75 1.1-.75H20v3A3.25 3.25 0 0 1 16.75 20h-9.5A3.25 3.25 0 0 1 4 16.75v-3.25Z" />
      <Accent d="M12 3.75v7.5m-3-3 3 3 3-3" />
    </Icon>
  );
}

export function OrderIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.2 8h11.6l1.1 9.6a2.4 2.4 0 0 1-2.4 2.65h-9a2.4 2.4 0 0 1-2.4-2.65L6.2 8ZM9 10.5V7a3 3 0 0 1 6 0v3.5" />
      <Accent d="m9.5 14.75 1.85 1.85 3.4-3.6" />
    </Icon>
  );
}

export function CartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 4.5h1.3c.7 0 1.3.5 1.45 1.2L8 14.25c.15.7.75 1.25 1.5 1.25h7.25c.7 0 1.3-.5 1.45-1.2L19.5 8H6.75" />
      <path className="stroke-gold" d="M10 19.25h.01m6.49 0h.01" strokeWidth="2.5" />
    </Icon>
  );
}

export function TeamIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="8.5" r="3.25" />
      <path d="M3 19c.3-2.9 2.7-4.75 6-4.75S14.7 16.1 15 19" />
      <Accent d="M15.5 5.5a3.1 3.1 0 0 1 0 6m2 3.2c2 .6 3.3 2.1 3.5 4.3" />
    </Icon>
  );
}

export function AudienceIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.4 4.75h15.2c.65 0 1 .75.6 1.25l-5.7 6.9v4.85c0 .35-.2.7-.5.85l-3 1.6c-.65.35-1.5-.1-1.5-.85V12.9L3.8 6c-.4-.5-.05-1.25.6-1.25Z" />
      <Accent d="M8 8.75h8" />
    </Icon>
  );
}

export function ContactsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.25 3.75h8A3.25 3.25 0 0 1 19.5 7v10a3.25 3.25 0 0 1-3.25 3.25h-8A3.25 3.25 0 0 1 5 17V7a3.25 3.25 0 0 1 3.25-3.25ZM3.5 8.5h3m-3 7h3" />
      <circle cx="12.5" cy="10" r="2.25" className="stroke-gold" />
      <path d="M9 16.25c.35-1.7 1.7-2.75 3.5-2.75s3.15 1.05 3.5 2.75" />
    </Icon>
  );
}

export function SettingsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8h8.5m5.5 0h2M4 16h2m5.5 0H20" />
      <circle cx="15.25" cy="8" r="2.5" />
      <circle cx="8.75" cy="16" r="2.5" className="stroke-gold" />
    </Icon>
  );
}
