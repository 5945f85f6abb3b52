import { brand } from "@crm/brand";
import polyglot from "ra-i18n-polyglot";
import english from "ra-language-english";

/** Labels of resources and fields, in addition to react-admin's English messages. */
const words = {
  ...english,
  ra: {
    ...english.ra,
    page: { ...english.ra.page, dashboard: "Home" },
    auth: {
      ...english.ra.auth,
      auth_check_error: "Please sign in to continue",
    },
  },
  resources: {
    leads: {
      name: "Lead |||| Leads",
      fields: {
        createdAt: "Received",
        name: "Name",
        kind: "Kind",
        email: "Email",
        phone: "Phone",
        companyName: "Company",
        companySize: "Company size",
        choice: "About them",
        message: "Message",
        source: "Source",
      },
    },
    contacts: { name: "Person |||| People" },
    privacyRequests: {
      name: "Data request |||| Data requests",
      fields: {
        confirmedAt: "Confirmed",
        kind: "What they ask",
        email: "Email",
        daysLeft: "Answer",
      },
    },
    undelivered: {
      name: "Submission |||| Could not be stored",
      fields: {
        createdAt: "Received",
        name: "Name",
        kind: "Kind",
        email: "Email",
        phone: "Phone",
        reason: "Answer",
      },
    },
    outbox: {
      name: "Mail |||| Outbox",
      fields: {
        createdAt: "Created",
        state: "State",
        subject: "Subject",
        recipient: "To",
        sender: "From",
        replyTo: "Reply to",
        attempts: "Attempts",
        dueAt: "Next attempt",
        sentAt: "Sent",
        lastError: "Last error",
        messageId: "Message-ID",
      },
    },
    webhooks: {
      name: "Webhook |||| Webhooks",
      fields: { name: "Name", url: "Address", active: "State", createdAt: "Added" },
    },
    articles: {
      name: "Article |||| Articles",
      fields: {
        title: "Title",
        slug: "Address",
        section: "Section",
        categoryId: "Category",
        categoryName: "Category",
        list: "List in its category",
        status: "Status",
        publishedAt: "Published",
        updatedAt: "Changed",
        excerpt: "Summary",
        metaDescription: "Meta description",
        image: "Picture",
        imageAlt: "What it shows",
        content: "Text",
      },
    },
    trash: {
      name: "Article |||| Trash",
      fields: {
        title: "Title",
        deletedAt: "Deleted",
        deletedBy: "By",
        address: "Its address",
        daysLeft: "Days left",
      },
    },
    categories: {
      name: "Category |||| Categories",
      fields: {
        section: "Section",
        name: "Name",
        slug: "Address",
        type: "Type",
      },
    },
    pictures: { name: "Picture |||| Pictures" },
    feedback: {
      name: "Feedback |||| Feedback",
      fields: {
        title: "Article",
        helpful: "Helped",
        unhelpful: "Did not help",
        lastAt: "Last answer",
      },
    },
    reports: { name: "Report |||| Report" },
    settings: { name: "Settings |||| Settings" },
    searches: {
      name: "Search |||| Searches with no results",
      fields: { term: "Searched for", count: "Times", lastAt: "Last time" },
    },
    people: {
      name: "Person |||| People",
      fields: {
        name: "Name",
        email: "Email",
        role: "Role",
        lastSeenAt: "Last seen",
        twoStep: "Two-step sign-in",
      },
    },
    audit: {
      name: "Event |||| Who did what",
      fields: { at: "When", personName: "Who", action: "What", details: "Details" },
    },
    companies: {
      name: "Company |||| Companies",
      fields: {
        name: "Name",
        workflows: "Workflows",
        activeKeys: "Active keys",
        entriesThisMonth: "Entries this month",
        lastUsedAt: "Key last used",
      },
    },
    capturedLeads: {
      name: "Captured lead |||| Captured leads",
      fields: {
        createdAt: "Received",
        name: "Name",
        companyName: "Company",
        email: "Email",
        phone: "Phone",
      },
    },
  },
};

export const i18nProvider = polyglot(() => words, "en", [{ locale: "en", name: "English" }], {
  allowMissing: true,
});

/** The title of the browser's tab and of the app bar. */
export const deskTitle = `${brand.product.name} desk`;
