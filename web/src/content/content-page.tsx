import type { ReactNode } from 'react';
import type { ContentSection as Content, ContentPage as Page } from '#shared/site/content.ts';
import { ContentHero } from './content-hero.tsx';
import { ContentNotice, ContentSection } from './content-section.tsx';

interface ContentPageProps {
  page: Page;
  /** Extra content of a screen, shown before the closing call to action. */
  children?: ReactNode;
}

/** Alternates the backgrounds of sections. A notice keeps the background of the section before it. */
function grounded(sections: readonly Content[]) {
  let changes = 0;
  return sections.map((section, index) => {
    const joined = section.kind === 'notice' && index > 0;
    if (index > 0 && !joined) changes += 1;
    return { section, joined, tone: changes % 2 === 0 ? ('canvas' as const) : ('surface' as const) };
  });
}

/** A complete content page, from its hero to its closing band. One that begins with an urgent notice has it in its hero. */
export function ContentPage({ page, children }: ContentPageProps) {
  const [first] = page.sections;
  const urgent = first?.kind === 'notice' && first.tone === 'urgent' ? first : undefined;
  const sections = urgent ? page.sections.slice(1) : page.sections;
  const ending = sections.at(-1)?.kind === 'call' ? sections.at(-1) : undefined;
  const middle = ending ? sections.slice(0, -1) : sections;
  return (
    <>
      <ContentHero page={page} notice={urgent && <ContentNotice section={urgent} />} />
      {grounded(middle).map((placed, index) => (
        <ContentSection key={placed.section.title ?? index} {...placed} />
      ))}
      {children}
      {ending && <ContentSection section={ending} tone="sage" />}
    </>
  );
}
