/** A text with one phrase, such as opening hours, that stays on one line. */
export function NoWrap({ text, phrase }: { text: string; phrase: string }) {
  const [before, ...after] = text.split(phrase);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{phrase}</span>
      {after.join(phrase)}
    </>
  );
}
