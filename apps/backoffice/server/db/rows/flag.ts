/** A yes or no in the database. */
export type Flag = 0 | 1;
