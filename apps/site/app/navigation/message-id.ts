/** The id of the contact page's section with the form. */
export const messageId = "message";
