/**
 * The name of the site's spool under `DATA_DIR`. The site writes it; the back office's backup copies it
 * when both apps have the same folder. Node only.
 */
export const spoolFile = "site-spool.sqlite";
