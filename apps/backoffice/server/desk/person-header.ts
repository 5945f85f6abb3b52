/** The header with the id of the person who is signed in on the page. */
export const personHeader = "Desk-Person";
