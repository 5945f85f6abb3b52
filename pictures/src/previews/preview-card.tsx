import { brand } from "@crm/brand";
import { Mark } from "@crm/drawings/kit/mark";
import { SampleTag } from "@crm/drawings/kit/sample-tag";
import type { ReactNode } from "react";

/** A name or a headline with more characters than this has a smaller font. */
const longName = 16;
const longTitle = 44;

/**
 * A link preview, 1200 × 630: the name and one sentence at the left, and a drawing that is cut off at
 * the right. It is readable at a third of its size, as in chats.
 */
export function PreviewCard({
  title,
  sample = true,
  children,
}: {
  title: string;
  /** False when the picture shows no sample data. */
  sample?: boolean;
  children: ReactNode;
}) {
  const { name } = brand.product;
  return (
    <div className="relative flex h-157.5 w-300 overflow-hidden bg-paper">
      <div className="absolute inset-y-0 inset-e-0 inset-s-150 rounded-es-[72px] bg-leaf" />
      <div className="relative flex w-140 shrink-0 flex-col justify-between py-16 ps-16">
        <div className="flex items-center gap-5">
          <Mark className="size-18" />
          <span
            className={`leading-figure font-heavy tracking-brand ${name.length > longName ? "text-poster-2xl" : "text-[52px]"}`}
          >
            {name}
          </span>
        </div>
        <p
          className={`leading-[1.04] font-bold tracking-brand text-balance font-stretch-90% ${title.length > longTitle ? "text-poster-3xl" : "text-[76px]"}`}
        >
          {title}
        </p>
      </div>
      <div className="absolute top-0 inset-e-0 inset-s-163 h-full">{children}</div>
      {sample && <SampleTag className="inset-e-5 top-3.5 px-4! py-1! text-poster-xs!" />}
    </div>
  );
}

/** A product screen in a preview: large, and cut off at the right and lower edges. */
export function PreviewScreen({ children }: { children: ReactNode }) {
  return <div className="@container/screen mt-18 w-175 [zoom:1.12]">{children}</div>;
}
