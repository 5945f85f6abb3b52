/**
 * After a contact writes, free-form replies are open for this long; later only an approved template
 * reaches her. The contact is ACTIVE inside it and INACTIVE outside.
 */
export const sessionWindow = { hours: 24 } as const;
