import type { ReactNode } from 'react';
import type { ContentPage as Page } from '#shared/site/content.ts';
import { ContentHero } from './content-hero.tsx';
import { ContentNotice, ContentSection } from './content-section.tsx';

interface ContentPageProps {
  page: Page;
  /** Extra content of a screen, shown before the closing call to action. */
  children?: ReactNode;
}

/** A complete content page, from its hero to its closing band. An urgent notice at its start is shown in the hero. */
export function ContentPage({ page, children }: ContentPageProps) {
  const [first] = page.sections;
  const urgent = first?.kind === 'notice' && first.tone === 'urgent' ? first : undefined;
  const sections = urgent ? page.sections.slice(1) : page.sections;
  const ending = sections.at(-1)?.kind === 'call' ? sections.at(-1) : undefined;
  const middle = ending ? sections.slice(0, -1) : sections;
  return (
    <>
      <ContentHero page={page} notice={urgent && <ContentNotice section={urgent} />} />
      {middle.map((section, index) => (
        <ContentSection key={section.title ?? index} section={section} isFirst={index === 0} />
      ))}
      {children}
      {ending && <ContentSection section={ending} tone="sage" />}
    </>
  );
}
