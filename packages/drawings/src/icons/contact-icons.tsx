import { Accent, Icon, type IconProps } from "./icon.tsx";

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.4 4.5h2.2c.5 0 .9.3 1 .8l.7 2.8c.1.4 0 .8-.3 1.1L8.6 10.6a10.6 10.6 0 0 0 4.8 4.8l1.4-1.4c.3-.3.7-.4 1.1-.3l2.8.7c.5.1.8.5.8 1v2.2c0 1-.9 1.9-1.9 1.8A13.7 13.7 0 0 1 4.6 6.4c-.1-1 .8-1.9 1.8-1.9Z" />
    </Icon>
  );
}

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2.75" />
      <path d="m4.75 7.75 6 4.6c.75.55 1.75.55 2.5 0l6-4.6" />
    </Icon>
  );
}

/** The site's chat bubble: three round corners and one pointed corner at the speaker's side. */
export function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 4.5h7A4.5 4.5 0 0 1 20 9v3.5a4.5 4.5 0 0 1-4.5 4.5h-5L6 20.25V16.2A4.5 4.5 0 0 1 4 12.5V9a4.5 4.5 0 0 1 4.5-4.5Z" />
      <Accent d="M8.5 9.25h7m-7 3.25h4" />
    </Icon>
  );
}

export function PinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20.5c-3.6-3.4-6.5-6.6-6.5-10a6.5 6.5 0 0 1 13 0c0 3.4-2.9 6.6-6.5 10Z" />
      <circle cx="12" cy="10.5" r="2.25" className="stroke-gold" />
    </Icon>
  );
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="7.75" />
      <Accent d="M12 7.75V12l3 2" />
    </Icon>
  );
}

export function HeadsetIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M4.5 14.5v1.75a2 2 0 0 0 4 0V14a2 2 0 0 0-4 0v.5Zm15 0v1.75a2 2 0 0 1-4 0V14a2 2 0 0 1 4 0v.5Z" />
      <Accent d="M17 20.25c-1 .5-2.2.75-3.5.75" />
    </Icon>
  );
}
