import { brand, business } from "@crm/brand";
import { plans } from "@crm/contract/pricing/plans";
import { paths } from "../paths.ts";
import { iconPaths } from "./icon-paths.ts";

/** One block of structured data, in the vocabulary of schema.org. */
export type JsonLd = Record<string, unknown> & { "@context": string; "@type": string };

const context = "https://schema.org";

/** The company behind the product: contacts, address, social profiles. */
export function describeOrganization(siteUrl: string): JsonLd {
  const { company, contacts, product, social } = brand;
  return {
    "@context": context,
    "@type": "Organization",
    "@id": organizationId(siteUrl),
    name: product.name,
    legalName: company.legalName,
    url: `${siteUrl}/`,
    logo: siteUrl + iconPaths.large,
    ...(business.gstin && { taxID: business.gstin }),
    address: {
      "@type": "PostalAddress",
      streetAddress: company.street.join(", "),
      addressLocality: company.city,
      postalCode: company.postalCode,
      // Its ISO 3166 code; the brand has the name that pages show.
      addressCountry: "IN",
    },
    contactPoint: [
      {
        "@type": "ContactPoint",
        contactType: "sales",
        telephone: contacts.salesPhone,
        email: contacts.salesEmail,
      },
      {
        "@type": "ContactPoint",
        contactType: "customer support",
        telephone: contacts.inquiryPhone,
        email: contacts.supportEmail,
      },
    ],
    sameAs: Object.values(social),
  };
}

/**
 * The product with its two priced plans. Prices are rupees per month; `billingDuration` is the
 * number of months paid at once.
 */
export function describeSoftware(siteUrl: string): JsonLd {
  const pricingUrl = siteUrl + paths.pricing;
  return {
    "@context": context,
    "@type": "SoftwareApplication",
    name: brand.product.name,
    url: `${siteUrl}/`,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    publisher: nameOrganization(siteUrl),
    offers: [plans.monthly, plans.yearly].map(({ name, price, months }) => ({
      "@type": "Offer",
      name,
      url: pricingUrl,
      price,
      priceCurrency: "INR",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price,
        priceCurrency: "INR",
        unitCode: "MON",
        valueAddedTaxIncluded: business.gst.isIncluded,
        billingDuration: months,
      },
    })),
  };
}

/** The page's questions, with their answers as plain text. */
export function describeFaq(
  questions: readonly { question: string; answer: readonly string[] }[],
): JsonLd {
  return {
    "@context": context,
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
    })),
  };
}

/**
 * An article of the help centre or the blog.
 *
 * @param path its own path
 * @param article its `image` is an address or a path of this site
 */
export function describeArticle(
  siteUrl: string,
  path: string,
  article: {
    title: string;
    description?: string | undefined;
    excerpt?: string | undefined;
    image?: string | undefined;
    publishedAt?: string | undefined;
    updatedAt?: string | undefined;
  },
): JsonLd {
  const { title, description, excerpt, image, publishedAt, updatedAt } = article;
  const organization = nameOrganization(siteUrl);
  return {
    "@context": context,
    "@type": "Article",
    headline: title,
    description: description ?? excerpt ?? title,
    mainEntityOfPage: siteUrl + path,
    image: new URL(image ?? iconPaths.large, siteUrl).href,
    ...(publishedAt && { datePublished: publishedAt }),
    ...((updatedAt ?? publishedAt) && { dateModified: updatedAt ?? publishedAt }),
    author: organization,
    publisher: organization,
  };
}

/** A page of the site with its subject, as part of the site. @param path its own path */
export function describeWebPage(
  siteUrl: string,
  { title, description, path }: { title: string; description: string; path: string },
): JsonLd {
  const { name } = brand.product;
  return {
    "@context": context,
    "@type": "WebPage",
    name: title,
    description,
    url: siteUrl + path,
    inLanguage: "en-IN",
    isPartOf: { "@type": "WebSite", name, url: `${siteUrl}/` },
    publisher: nameOrganization(siteUrl),
  };
}

/**
 * A tutorial: an article on how to do something, with its picture and how long it takes.
 *
 * @param tutorial `path` and `image` are paths of this site
 */
export function describeTutorial(
  siteUrl: string,
  tutorial: { path: string; title: string; description: string; image: string; minutes: number },
): JsonLd {
  const { path, title, description, image, minutes } = tutorial;
  const organization = nameOrganization(siteUrl);
  return {
    "@context": context,
    "@type": "TechArticle",
    headline: title,
    description,
    mainEntityOfPage: siteUrl + path,
    image: siteUrl + image,
    inLanguage: "en-IN",
    timeRequired: `PT${minutes}M`,
    author: organization,
    publisher: organization,
  };
}

/**
 * A video on a page. There is no `uploadDate`, because nobody records when a video was made.
 *
 * @param video its files are paths of this site
 */
export function describeVideo(
  siteUrl: string,
  video: { title: string; description: string; file: string; poster: string; seconds: number },
): JsonLd {
  const { title, description, file, poster, seconds } = video;
  return {
    "@context": context,
    "@type": "VideoObject",
    name: title,
    description,
    thumbnailUrl: siteUrl + poster,
    contentUrl: siteUrl + file,
    duration: `PT${seconds}S`,
    inLanguage: "en-IN",
    publisher: nameOrganization(siteUrl),
  };
}

/**
 * The breadcrumb trail from the home page to this one.
 *
 * @param siteUrl the site's origin
 * @param trail the pages below home, the current one last
 */
export function describeBreadcrumbs(
  siteUrl: string,
  trail: readonly { name: string; path: string }[],
): JsonLd {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: [{ name: brand.product.name, path: "/" }, ...trail].map(
      ({ name, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: siteUrl + path,
      }),
    ),
  };
}

/**
 * A short reference to the company, for pages that do not describe it: an id alone would refer to
 * nothing on the page.
 */
function nameOrganization(siteUrl: string) {
  return {
    "@type": "Organization",
    "@id": organizationId(siteUrl),
    name: brand.product.name,
    url: `${siteUrl}/`,
  };
}

function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}
