/** The fields of a contact, as the tutorials describe them (section 3). */
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

/** ACTIVE inside the 24-hour session window, INACTIVE outside (section 3). */
export const contactStatuses = ["ACTIVE", "INACTIVE"] as const;

/** Where a contact's chat stands (section 4). */
export const contactStates = [
  "Intervened",
  "Requesting",
  "Closed",
  "Handled by Assistant",
] as const;

/** Where a contact came from; a shop may also write its own value (section 3). */
export const contactSources = ["IMPORT", "ORGANIC", "API"] as const;
