/** The blog's name in links and titles. */
export const blogName = "Blog";
