import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { useSubmit } from "react-router";

/** The element in a search box's HTML that contains its list of titles. */
export const titleListAttribute = "data-title-list";

/** What a list of titles needs of its search box. */
export interface TitleListProps {
  form: HTMLFormElement;
  /** The name of the box. */
  label: string;
  /** The search term of the page's address. */
  sent: string;
}

/** A search box in the page's HTML. */
interface Box {
  form: HTMLFormElement;
  input: HTMLInputElement;
  place: Element;
}

/**
 * Makes a search box work, which is HTML of the server (`title-search.tsx`). Its list of titles is
 * loaded when the box gets the focus.
 *
 * @param load imports the list
 * @returns `listen` for the `ServerHtml` with the box, and the list, which the page renders
 */
export function useTitleSearch(load: () => Promise<{ default: ComponentType<TitleListProps> }>): {
  listen: () => () => void;
  list: ReactNode;
} {
  const submit = useSubmit();
  const [box, setBox] = useState<Box>();
  const [List, setList] = useState<ComponentType<TitleListProps>>();

  // Without its list the box is still a form. The next use tries again.
  const start = useEffectEvent(() => {
    if (List) return;
    load().then(
      ({ default: loaded }) => setList(() => loaded),
      (error) => console.error(error),
    );
  });
  const send = useEffectEvent((event: Event) => {
    event.preventDefault();
    if (box) void submit(box.form);
  });
  useEffect(() => {
    if (!box) return;
    const { form, input } = box;
    form.addEventListener("focusin", start);
    form.addEventListener("submit", send);
    // Text that was typed before the scripts ran counts as well.
    if (document.activeElement === input || input.value !== input.defaultValue) start();
    return () => {
      form.removeEventListener("focusin", start);
      form.removeEventListener("submit", send);
    };
  }, [box]);

  const listen = useCallback(() => {
    setBox(findBox());
    return () => setBox(undefined);
  }, []);
  return {
    listen,
    list: box && List ? createPortal(<BoxList box={box} List={List} />, box.place) : null,
  };
}

function BoxList({
  box: { form, input },
  List,
}: {
  box: Box;
  List: ComponentType<TitleListProps>;
}) {
  const { defaultValue: sent, placeholder: label } = input;
  return <List key={sent} form={form} label={label} sent={sent} />;
}

function findBox(): Box | undefined {
  const place = document.querySelector(`[${titleListAttribute}]`);
  const form = place?.closest("form");
  const input = form?.querySelector<HTMLInputElement>("input[type=search]");
  return place && form && input ? { place, form, input } : undefined;
}
