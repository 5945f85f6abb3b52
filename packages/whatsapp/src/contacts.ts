/** The fields of a contact, as the tutorials describe them. */
export const contactFields = [
  "name",
  "mobile number",
  "tags",
  "source",
  "first message tag",
  "custom attributes",
  "status",
  "state",
  "last active",
  "created at",
] as const;

/** ACTIVE inside the 24-hour session window, INACTIVE outside. */
export const contactStatuses = ["ACTIVE", "INACTIVE"] as const;

/** The state of a contact's chat. */
export const contactStates = [
  "Intervened",
  "Requesting",
  "Closed",
  "Handled by Assistant",
] as const;

/** Where a contact came from; a shop may also write its own value. */
export const contactSources = ["IMPORT", "ORGANIC", "API"] as const;
