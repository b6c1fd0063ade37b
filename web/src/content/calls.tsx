import type { ReactNode } from 'react';

/** A text whose emergency numbers can be pressed. */
export function withCalls(text: string): ReactNode {
  const [before = '', number, ...after] = text.split(/\b(911|988)\b/);
  if (!number) return text;
  return (
    <>
      {before}
      <a href={`tel:${number}`}>{number}</a>
      {withCalls(after.join(''))}
    </>
  );
}
