/** Both apps answer 200 here with `{"ok":true}` once they can serve. */
export const healthPath = "/healthz";
