import { useSearchParams } from 'react-router-dom';
import { articleSummaries } from '#shared/blog/articles.ts';
import { LinkCard } from '#web/content/link-card.tsx';
import { usePageTitle } from '#web/content/page-title.ts';
import { articlePath } from '#web/lib/paths.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import styles from './blog-screen.module.css';
import { CareLinks } from './care-links.tsx';
import { Pager } from './pager.tsx';
import { blogTexts } from './texts.ts';

// spec §9
const pageSize = 5;
const pageCount = Math.ceil(articleSummaries.length / pageSize);

/** How many cards are above the fold: their pictures load right away. */
const cardsInView = 2;

/**
 * The current page of a list, counted from 0. It is kept in the URL (`?page=2`, counted from 1), so that
 * returning from an article shows the same page. Paging replaces the history entry, so Back still leaves the list.
 */
function useBlogPage(pageCount: number): [page: number, turnTo: (page: number) => void] {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('page') ?? 1);
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), pageCount) - 1 : 0;

  function turnTo(next: number) {
    setParams(next === 0 ? {} : { page: String(next + 1) }, { replace: true });
  }

  return [page, turnTo];
}

/** The blog's list, five articles per page. */
export function BlogScreen() {
  const { title, lead, pager, readMore } = blogTexts;
  const [page, turnTo] = useBlogPage(pageCount);
  usePageTitle(page === 0 ? title : pager.tabTitle(title, page + 1), { description: lead });
  const shown = articleSummaries.slice(page * pageSize, (page + 1) * pageSize);
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Container className={styles.columns}>
        <div className={styles.list}>
          <ul className={styles.cards}>
            {shown.map(({ id, title: name, snippet }, index) => (
              <LinkCard
                key={id}
                to={articlePath(id)}
                title={name}
                heading="h2"
                picture={`article-${id}`}
                more={readMore}
                featured={index === 0}
                eager={index < cardsInView}
              >
                {snippet}
              </LinkCard>
            ))}
          </ul>
          <Pager page={page} pageCount={pageCount} onTurn={turnTo} />
        </div>
        <CareLinks />
      </Container>
    </>
  );
}
