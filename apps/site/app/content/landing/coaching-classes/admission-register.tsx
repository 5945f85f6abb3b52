import { SamplePanel } from "../sample-panel.tsx";

const stages = ["Enquiry", "Campus visit", "Admitted"];

/** `reached` counts the stages that a student has reached. */
const students = [
  { name: "Aarav Khan", course: "Class 12 Maths", reached: 1 },
  { name: "Diya Menon", course: "Class 10 Science", reached: 2 },
  { name: "Kabir Bora", course: "Class 12 Maths", reached: 3 },
  { name: "Riya Patil", course: "Spoken English", reached: 2 },
  { name: "Joseph Lalrin", course: "Class 11 Physics", reached: 3 },
];

/** A parent's question on top of the register of admissions; each row shows how far a student is. */
export function AdmissionRegister() {
  return (
    <SamplePanel
      label="A parent asks for a seat in the evening batch; the register below shows five students and their stages: enquiry, campus visit or admitted"
      className="rounded-es-tail bg-sand"
    >
      <div className="mx-auto max-w-lg">
        <div className="relative z-10 grid gap-2 text-small leading-bubble">
          <p className="w-fit rounded-card rounded-ss-tail bg-white px-4 py-2.5 shadow-node">
            Is there a seat in the evening batch?
          </p>
          <p className="ms-auto w-fit rounded-card rounded-se-tail bg-mint px-4 py-2.5 shadow-node">
            Yes. When can you visit us?
          </p>
        </div>
        <div className="-mt-3 rounded-card border border-line bg-white px-4 pt-8 pb-2 wide:px-6">
          <p className="flex items-baseline justify-between gap-4 border-b-2 border-green pb-2.5">
            <span className="text-card font-title tracking-card">Admissions</span>
            <span className="text-fine text-soft">This week</span>
          </p>
          <ul>
            {students.map(({ name, course, reached }) => {
              const isAdmitted = reached === stages.length;
              return (
                <li
                  key={name}
                  className="flex items-center gap-3 border-b border-line py-3 last:border-0"
                >
                  <span className="min-w-0 flex-1">
                    <span className="block truncate text-small font-semibold">{name}</span>
                    <span className="block truncate text-fine text-soft">{course}</span>
                  </span>
                  <span className="w-30 shrink-0">
                    <Progress reached={reached} />
                    <span
                      className={`mt-1.5 block text-drawing-sm ${isAdmitted ? "font-semibold text-green" : "text-soft"}`}
                    >
                      {stages[reached - 1]}
                    </span>
                  </span>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </SamplePanel>
  );
}

/** One dot for each stage on a thread; those that are reached are filled. */
function Progress({ reached }: { reached: number }) {
  return (
    <span className="relative flex justify-between">
      <span className="absolute inset-x-1 top-1 border-t-thread border-dotted border-gold" />
      {stages.map((stage, index) => (
        <span
          key={stage}
          className={`relative size-2.5 rounded-full border-2 border-gold ${index < reached ? "bg-gold" : "bg-white"}`}
        />
      ))}
    </span>
  );
}
