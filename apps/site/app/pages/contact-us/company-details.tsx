import { mailLink, phoneLink } from "@crm/brand";
import { MailIcon, PhoneIcon, PinIcon } from "@crm/drawings/icons/contact-icons";
import { Mark } from "@crm/drawings/kit/mark";
import type { ReactNode } from "react";
import { Heading } from "../../ui/heading.tsx";
import { copy } from "./copy.ts";

const { details } = copy;

/** High enough for a finger within one line of text. */
const linkClass =
  "-my-2 inline-flex min-h-11 items-center rounded-sm font-semibold break-all hover:text-green";

/** Postal address, inquiry phone and support e-mail, designed as a business card. */
export function CompanyDetails() {
  return (
    <aside aria-labelledby="company-details" className="self-start desk:sticky desk:top-8">
      <Heading id="company-details" size="card">
        {details.title}
      </Heading>
      <div className="relative mt-5 overflow-hidden rounded-panel border border-line bg-white p-6 wide:p-8">
        <Mark className="absolute top-6 inset-e-6 size-14 wide:top-8 wide:inset-e-8" />
        <p className="max-w-[70%] min-h-14 text-card font-bold">{details.company}</p>
        <dl className="mt-7 grid gap-6">
          <Detail icon={<PinIcon className="size-6 text-green" />} label={details.addressLabel}>
            <address className="not-italic">
              {details.address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
              {details.country}
            </address>
          </Detail>
          <Detail icon={<PhoneIcon className="size-6 text-green" />} label={details.phoneLabel}>
            <a href={phoneLink(details.phone)} className={linkClass}>
              {details.phone}
            </a>
          </Detail>
          <Detail icon={<MailIcon className="size-6 text-green" />} label={details.emailLabel}>
            <a href={mailLink(details.email)} className={linkClass}>
              {details.email}
            </a>
          </Detail>
        </dl>
        {details.registrations.length > 0 && (
          <dl className="mt-7 grid gap-3 border-t border-line pt-6 text-small">
            {details.registrations.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-fine text-soft">{label}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </aside>
  );
}

function Detail({
  icon,
  label,
  children,
}: {
  icon: ReactNode;
  label: string;
  children: ReactNode;
}) {
  return (
    <div className="relative ps-10">
      <dt className="text-fine text-soft">
        <span className="absolute top-1 inset-s-0">{icon}</span>
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
