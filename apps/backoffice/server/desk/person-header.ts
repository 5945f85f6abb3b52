/** The id of the person for whom a page of the desk makes a request. */
export const personHeader = "Desk-Person";
