import { Avatar } from "@crm/drawings/kit/avatar";
import { Tag, type TagTone } from "@crm/drawings/kit/tag";
import { SamplePanel } from "../sample-panel.tsx";

const files: readonly {
  name: string;
  wants: string;
  stage: string;
  tone: TagTone;
  remark: string;
}[] = [
  {
    name: "Suresh Yadav",
    wants: "Shop loan",
    stage: "Enquiry",
    tone: "sand",
    remark: "Tax return is missing",
  },
  {
    name: "Nilima Bora",
    wants: "Home loan",
    stage: "Papers received",
    tone: "leaf",
    remark: "With the bank since Monday",
  },
  {
    name: "Thomas Pillai",
    wants: "Bike loan",
    stage: "Papers received",
    tone: "leaf",
    remark: "Bank asks for a second signature",
  },
  {
    name: "Rubina Sheikh",
    wants: "Machine loan",
    stage: "Approved",
    tone: "gold",
    remark: "Ask about insurance in March",
  },
];

/** Four files, each with its stage and the remark that says what is next. */
export function FileList() {
  return (
    <SamplePanel
      label="A list of four loan files, each with its stage and a remark, such as: tax return is missing, or with the bank since Monday"
      className="rounded-ss-tail bg-sand"
    >
      <ul className="mx-auto grid max-w-2xl gap-3">
        {files.map(({ name, wants, stage, tone, remark }) => (
          <li
            key={name}
            className="flex flex-wrap items-center gap-x-3 rounded-card border border-line bg-white px-4 py-3.5 wide:gap-x-4 wide:px-5"
          >
            <Avatar name={name} size="md" />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-small font-semibold">{name}</span>
              <span className="block truncate text-fine text-soft">{wants}</span>
            </span>
            <Tag tone={tone}>{stage}</Tag>
            <span className="mt-2.5 w-full border-t border-dashed border-line pt-2.5 text-fine">
              {remark}
            </span>
          </li>
        ))}
      </ul>
    </SamplePanel>
  );
}
