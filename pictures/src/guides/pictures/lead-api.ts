import { apiKeyHeader } from "@crm/contract/calls/call";
import { leadCapture } from "@crm/contract/lead-capture";
import type { GuidePicture } from "../guide-picture.ts";
import { listNewest } from "./lead-source.ts";

const app = { kind: "app", module: "leads" } as const;

export const leadApiPictures = {
  apiAccess: {
    frame: { kind: "app" },
    title: "API access",
    places: [
      { label: "Company" },
      { label: "Opt-in Management" },
      { label: "API access", open: true, spot: "place" },
    ],
    parts: [
      {
        kind: "field",
        label: "API address",
        value: "https://api.example/api",
        action: "Copy",
        spot: "address",
      },
      {
        kind: "field",
        label: leadCapture.companyParameter,
        value: "c0ffee42-7d1e-4a6b-9b51",
        action: "Copy",
        spot: "company",
      },
      {
        kind: "field",
        label: apiKeyHeader,
        value: "••••••••••••••••",
        action: "Show",
        spot: "key",
      },
    ],
  },
  apiWorkflow: {
    frame: { kind: "app", module: "workflow" },
    title: "Leads from the website",
    parts: [
      {
        kind: "toggle",
        label: "Workflow is active",
        detail: "Saves the leads that your website sends",
        on: true,
        spot: "switch",
      },
      {
        kind: "facts",
        facts: [
          ["Trigger", "Lead API"],
          ["Action", "Send the welcome template"],
        ],
      },
    ],
  },
  apiRequest: {
    frame: { kind: "browser", address: "your server" },
    title: "What your server sends",
    parts: [
      {
        kind: "code",
        title: `${leadCapture.method} ${leadCapture.path}?${leadCapture.companyParameter}=…`,
        lines: [
          `${apiKeyHeader}: ••••••••`,
          "Content-Type: application/json",
          "",
          '{ "name": "Rekha Joshi",',
          '  "phone": "9876543210" }',
        ],
        spot: "request",
      },
      {
        kind: "code",
        title: `${leadCapture.statuses.ok} OK`,
        lines: [`{ "status": true, "message": "${leadCapture.messages.ok}" }`],
        spot: "answer",
      },
    ],
  },
  apiLead: {
    frame: app,
    title: "Leads",
    parts: [listNewest("Website", "Rekha Joshi", "200 boxes, with logo")],
  },
} satisfies Record<string, GuidePicture>;
