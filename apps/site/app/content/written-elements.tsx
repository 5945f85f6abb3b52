import { addressLines, brand, mailLink, phoneLink, registrations } from "@crm/brand";
import { Children, type ComponentProps, isValidElement, type ReactNode } from "react";
import { OutsideLink, textLinkClass } from "../ui/text-link.tsx";

/** Elements for every written page. */
export const writtenElements = { a: WrittenLink, table: Table, Mail, Phone, PostalAddress };

/** A link in a text; a link to another site opens a new tab, as in articles. */
function WrittenLink({ href = "", ...rest }: ComponentProps<"a">) {
  if (!href.startsWith("https://")) return <a href={href} {...rest} />;
  return <OutsideLink href={href} className="" {...rest} />;
}

/** A table with this many columns may be wider than a phone's screen. */
const wideColumns = 3;

/** Puts a wide table into a scrollable region that can be focused by keyboard. */
function Table(props: ComponentProps<"table">) {
  if (countColumns(props.children) < wideColumns) return <table {...props} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="table-scroll" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </section>
  );
}

/** Number of columns in the first row, in head or body. */
function countColumns(children: ReactNode): number {
  const elements = Children.toArray(children).filter((child) => isValidElement(child));
  const [first] = elements as { type: unknown; props: { children?: ReactNode } }[];
  if (!first) return 0;
  return first.type === "tr"
    ? Children.toArray(first.props.children).filter((cell) => isValidElement(cell)).length
    : countColumns(first.props.children);
}

/** The company's mail address; `subject` sets the mail's subject. */
function Mail({
  to,
  subject,
  children,
}: {
  to: "support" | "sales";
  subject?: string;
  children?: ReactNode;
}) {
  const address = to === "sales" ? brand.contacts.salesEmail : brand.contacts.supportEmail;
  return (
    <a href={mailLink(address, subject)} className={textLinkClass}>
      {children ?? address}
    </a>
  );
}

/** The phone number for inquiries. */
function Phone() {
  const { inquiryPhone } = brand.contacts;
  return (
    <a href={phoneLink(inquiryPhone)} className={textLinkClass}>
      {inquiryPhone}
    </a>
  );
}

/** The company's name, address and registrations, on separate lines. */
function PostalAddress() {
  const { legalName, country } = brand.company;
  const registered = registrations.map(({ label, value }) => `${label}: ${value}`);
  return (
    <address className="not-italic">
      {[legalName, ...addressLines, country, ...registered].map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
