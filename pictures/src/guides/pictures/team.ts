import type { GuidePicture } from "../guide-picture.ts";

export const teamPictures = {
  teamRights: {
    frame: { kind: "app", module: "team" },
    title: "Team Management",
    buttons: [{ label: "Add user", spot: "add" }],
    places: [
      { label: "Sales", open: true, spot: "department" },
      { label: "Support" },
      { label: "Accounts" },
    ],
    parts: [
      { kind: "title", text: "Permissions of Sales" },
      { kind: "check", label: "Answer chats", on: true, spot: "rights" },
      { kind: "check", label: "Assign tags", on: true },
      { kind: "check", label: "Resolve chats", on: true },
      { kind: "check", label: "Import and export contacts", on: false, spot: "export" },
    ],
  },
} satisfies Record<string, GuidePicture>;
