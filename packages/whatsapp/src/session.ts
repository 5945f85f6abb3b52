/**
 * After a contact writes, free-form replies are open for this long; later only an approved template
 * reaches her (section 9). The contact is ACTIVE inside it and INACTIVE outside (section 3).
 */
export const sessionWindow = { hours: 24 } as const;
