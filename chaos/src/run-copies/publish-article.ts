import { randomUUID } from "node:crypto";
import { completeFirstLogin } from "../../../e2e/fixtures/first-login.ts";

/** Writes and publishes articles at a back office as an editor does. */
export async function openEditor(officeUrl: string, printed: readonly string[]) {
  const login = await completeFirstLogin(officeUrl, printed);
  const deskUrl = `${officeUrl}/api/desk`;
  const send = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(deskUrl + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const signedIn = await send("/sign-in", login);
  const headers = { Cookie: signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
  const { data } = await (await fetch(`${deskUrl}/categories`, { headers })).json();
  const { id: categoryId, slug: category } = data.find(
    ({ section }: { section: string }) => section === "help",
  );
  return {
    /** Writes a draft; returns its address on the site, and how it is published. */
    async writeDraft() {
      const slug = `fold-a-paper-crane-${randomUUID().slice(0, 8)}`;
      const place = { section: "help", categoryId, list: "SecondArticles" };
      const content = "<h2>Begin</h2><p>Take a square of paper.</p>";
      const saved = await send("/articles", { ...place, title: slug, slug, content }, headers);
      const { id, revision } = await saved.json();
      return {
        address: `/help-center/${category}/${slug}`,
        publish: () => send(`/articles/${id}/publish`, { revision }, headers),
      };
    },
  };
}
