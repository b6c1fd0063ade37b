import type { ReactNode } from 'react';

/** Turns the emergency numbers in a text into links that call them. */
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
