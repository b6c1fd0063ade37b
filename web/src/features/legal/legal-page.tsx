import { useId } from 'react';
import type { LegalSection, LegalPage as Page } from '#shared/legal/legal-page.ts';
import { draftNote, effectiveDate } from '#shared/legal/legal-settings.ts';
import { ContentActions } from '#web/content/content-actions.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { LegalBlock } from './legal-block.tsx';
import styles from './legal-page.module.css';

/** Texts around a legal page's content. */
const legalTexts = {
  effective: (date: string) => `Effective ${date}`,
};

/** A whole legal page. */
export function LegalPage({ page }: { page: Page }) {
  const { title, lead, actions, sections } = page;
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Container className={`grid grid-cols-1 screen-6 ${styles.page}`}>
        {draftNote && <Notice>{draftNote}</Notice>}
        {actions && (
          <div className="flex flex-wrap gap-3">
            <ContentActions actions={actions} first="coral" />
          </div>
        )}
        {sections.map((section) => (
          <Section key={section.title} section={section} />
        ))}
        <p className={`text-soft ${styles.effective}`}>{legalTexts.effective(effectiveDate)}</p>
      </Container>
    </>
  );
}

function Section({ section: { title, blocks } }: { section: LegalSection }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={`grid grid-cols-1 gap-4 ${styles.section}`}>
      <h2 id={titleId}>{title}</h2>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks never move, and two may be alike.
        <LegalBlock key={index} block={block} />
      ))}
    </section>
  );
}
