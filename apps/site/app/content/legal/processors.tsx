import { type Business, business } from "@crm/brand";

/** The companies that process visitors' data for us; nothing while none is named. */
export function Processors({ processors = business.processors }: Partial<Business>) {
  if (!processors?.length) return null;
  return (
    <>
      <p>These companies do it for us:</p>
      <ul>
        {processors.map(({ name, task, country }) => (
          <li key={name}>
            {name}, {country}: {task}
          </li>
        ))}
      </ul>
    </>
  );
}
