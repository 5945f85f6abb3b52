/** The name of a part of a page, in the page or in a document of parts. */
export const partAttribute = "data-server-html";
