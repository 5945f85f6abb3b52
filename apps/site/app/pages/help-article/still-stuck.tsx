import { contactAboutArticle } from "../../navigation/contact-address.ts";
import { ButtonLink } from "../../ui/button.tsx";

/** Contact with a person when the article was not enough; the message names the article. */
export function StillStuck({ title }: { title: string }) {
  return (
    <aside
      aria-labelledby="still-stuck"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-panel rounded-se-tail bg-leaf p-5 wide:p-7 print:hidden"
    >
      <div>
        <h2 id="still-stuck" className="text-card tracking-card">
          Still stuck?
        </h2>
        <p className="mt-1 text-small">Write to us. Your message will name this article.</p>
      </div>
      <ButtonLink to={contactAboutArticle(title)} size="medium">
        Contact us
      </ButtonLink>
    </aside>
  );
}
