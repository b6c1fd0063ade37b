import { useId } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import type {
  LegalBlock as Block,
  LanguageNotice,
  LegalSection,
  LegalPage as Page,
} from '#shared/legal/legal-page.ts';
import { effectiveDate } from '#shared/legal/legal-settings.ts';
import type { ContentAction, LinkedText } from '#shared/site/content.ts';
import { ContentActions } from '#web/content/content-actions.tsx';
import { ExternalLink } from '#web/ui/buttons/external-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import styles from './legal-page.module.css';
import { LegalTable } from './legal-table.tsx';

/** The same notice in many languages, each marked with its language so that screen readers switch voices. */
function LanguageNotices({ notices }: { notices: readonly LanguageNotice[] }) {
  return (
    <ul className={`grid grid-cols-1 gap-5 ${styles.notices}`}>
      {notices.map(({ lang, direction, name, englishName, beforePhone, afterPhone }) => (
        <li key={lang}>
          <h3 className="text-md">
            <span lang={lang} dir={direction}>
              {name}
            </span>
            {name !== englishName && ` (${englishName})`}
          </h3>
          <p lang={lang} dir={direction}>
            {beforePhone}{' '}
            <a href={brand.phoneHref} dir="ltr">
              {brand.phone}
            </a>
            {afterPhone}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Running text that may contain links. */
function TextWithLinks({ text }: { text: LinkedText }) {
  if (typeof text === 'string') return text;
  return text.map((piece) =>
    typeof piece === 'string' ? piece : <TextLink key={piece.label} link={piece} />,
  );
}

function TextLink({ link }: { link: ContentAction }) {
  if ('to' in link) return <Link to={link.to}>{link.label}</Link>;
  const { label, href, newTab = false } = link;
  return (
    <ExternalLink href={href} newTab={newTab}>
      {label}
    </ExternalLink>
  );
}

function LegalBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <TextWithLinks text={block.text} />
        </p>
      );
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'points':
      return (
        <ul className={classNames(`grid grid-cols-1 gap-2 ${styles.points}`, block.areNames && styles.names)}>
          {block.points.map((point, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: points never move.
            <li key={index}>
              <TextWithLinks text={point} />
            </li>
          ))}
        </ul>
      );
    case 'languages':
      return <LanguageNotices notices={block.notices} />;
    case 'table':
      return <LegalTable table={block} />;
  }
}

/** Texts around a legal page's content. */
const legalTexts = {
  effective: (date: string) => `Effective ${date}`,
};

/** A legal page with its header, actions and sections. */
export function LegalPage({ page }: { page: Page }) {
  const { title, lead, actions, sections } = page;
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Container className={`grid grid-cols-1 screen-6 ${styles.page}`}>
        {actions && (
          <div className="flex flex-wrap gap-3">
            <ContentActions actions={actions} first="coral" />
          </div>
        )}
        {sections.map((section) => (
          <Section key={section.title} section={section} />
        ))}
        <p className="text-soft text-sm">{legalTexts.effective(effectiveDate)}</p>
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
