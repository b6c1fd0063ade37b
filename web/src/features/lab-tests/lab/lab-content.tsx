import type { ReactNode } from 'react';
import { page as lab } from '#shared/services/content/lab.md';
import { ContentHero } from '#web/content/content-hero.tsx';
import { ContentSection } from '#web/content/content-section.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { labTexts as texts } from './lab-texts.ts';
import { QuickActions } from './quick-actions.tsx';
import statisticsStyles from './statistics.module.css';

function Statistics() {
  return (
    <Section title={texts.statistics.title} ruled>
      <dl className={`grid gap-5 ${statisticsStyles.facts}`}>
        {texts.statistics.facts.map(({ value, label }) => (
          <div key={label} className={`flex ${statisticsStyles.fact}`}>
            <dt>{label}</dt>
            <dd className={`font-display font-bold ${statisticsStyles.value}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

interface LabContentProps {
  /** The featured tests. */
  featured: ReactNode;
  /** The consultation form or a link to it. */
  consultation: ReactNode;
}

/** The lab page. Parts that need scripts come from the app; the static page has links in their place. */
export function LabContent({ featured, consultation }: LabContentProps) {
  return (
    <>
      <ContentHero page={lab} />
      <QuickActions />
      {featured}
      {lab.sections.map((section) => (
        <ContentSection key={section.title} section={section} />
      ))}
      <Statistics />
      <Section title={texts.consultation.title} lead={texts.consultation.lead} tone="sand">
        {consultation}
      </Section>
    </>
  );
}
