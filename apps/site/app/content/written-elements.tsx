import { addressLines, brand, mailLink, phoneLink } from "@crm/brand";
import { Children, type ComponentProps, isValidElement, type ReactNode } from "react";
import { OutsideLink, textLinkClass } from "../ui/text-link.tsx";

/** Elements that every written page may use. */
export const writtenElements = { a: WrittenLink, table: Table, Mail, Phone, PostalAddress };

/** A link of a text; one to another site opens in a new tab, as in articles. */
function WrittenLink({ href = "", ...rest }: ComponentProps<"a">) {
  if (!href.startsWith("https://")) return <a href={href} {...rest} />;
  return <OutsideLink href={href} className="" {...rest} />;
}

/** A table with this many columns may be wider than a phone. */
const wideColumns = 3;

/** A wide table stands in a region that scrolls by itself and can be reached by keyboard. */
function Table(props: ComponentProps<"table">) {
  if (countColumns(props.children) < wideColumns) return <table {...props} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
    <section className="table-scroll" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </section>
  );
}

/** Columns of the first row, in head or body. */
function countColumns(children: ReactNode): number {
  const elements = Children.toArray(children).filter((child) => isValidElement(child));
  const [first] = elements as { type: unknown; props: { children?: ReactNode } }[];
  if (!first) return 0;
  return first.type === "tr"
    ? Children.toArray(first.props.children).filter((cell) => isValidElement(cell)).length
    : countColumns(first.props.children);
}

/** A mail address of the company; `subject` fills in the mail's subject. */
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

/** The company with its address, one line each. */
function PostalAddress() {
  const { legalName, country } = brand.company;
  return (
    <address className="not-italic">
      {[legalName, ...addressLines, country].map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
