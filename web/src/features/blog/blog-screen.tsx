import { useSearchParams } from 'react-router-dom';
import { articleSummaries } from '#shared/blog/articles.ts';
import { usePageTitle } from '#web/content/page-title.ts';
import { BlogList } from './blog-list.tsx';
import { Pager } from './pager.tsx';
import { blogTexts } from './texts.ts';

const pageSize = 5;
const pageCount = Math.ceil(articleSummaries.length / pageSize);

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
  const { title, lead, pager } = blogTexts;
  const [page, turnTo] = useBlogPage(pageCount);
  usePageTitle(page === 0 ? title : pager.tabTitle(title, page + 1), { description: lead });
  const shown = articleSummaries.slice(page * pageSize, (page + 1) * pageSize);
  return <BlogList articles={shown} pager={<Pager page={page} pageCount={pageCount} onTurn={turnTo} />} />;
}
