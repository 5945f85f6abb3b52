import { brand } from "@crm/brand";
import { Icon } from "@crm/drawings/icons/icon";
import type { ReactNode } from "react";
import { newTabNote } from "../ui/text-link.tsx";

const networks: readonly { name: string; href: string; drawing: ReactNode }[] = [
  {
    name: "Facebook",
    href: brand.social.facebook,
    drawing: <path d="M14.5 4.5h-1.2a3 3 0 0 0-3 3v12M7.5 11.5h6.5" />,
  },
  {
    name: "YouTube",
    href: brand.social.youtube,
    drawing: (
      <>
        <rect x="3" y="5.5" width="18" height="13" rx="4" />
        <path d="m10.25 9.25 4.75 2.75-4.75 2.75Z" />
      </>
    ),
  },
  {
    name: "Instagram",
    href: brand.social.instagram,
    drawing: (
      <>
        <rect x="4" y="4" width="16" height="16" rx="4.5" />
        <circle cx="12" cy="12" r="3.5" />
        <path d="M16.4 7.6h.01" />
      </>
    ),
  },
  {
    name: "LinkedIn",
    href: brand.social.linkedin,
    drawing: (
      <path d="M5.5 10v8.5M5.5 5.7v.01M10 18.5V10m0 4.2c0-2.6 1.4-4.2 3.9-4.2s3.6 1.6 3.6 4.2v4.3" />
    ),
  },
];

/** The company's social profiles; each opens in a new tab. */
export function SocialLinks() {
  return (
    <ul className="flex gap-2">
      {networks.map(({ name, href, drawing }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener"
            aria-label={`${name} ${newTabNote}`}
            className="grid size-11 place-items-center rounded-full border border-line bg-paper transition-colors hover:border-green hover:text-green"
          >
            <Icon className="size-5">{drawing}</Icon>
          </a>
        </li>
      ))}
    </ul>
  );
}
