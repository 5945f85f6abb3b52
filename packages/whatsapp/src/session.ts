/**
 * How long a business can send free-form replies after a contact writes. Later it can send only
 * approved templates. The contact is ACTIVE inside this window and INACTIVE outside.
 */
export const sessionWindow = { hours: 24 } as const;
