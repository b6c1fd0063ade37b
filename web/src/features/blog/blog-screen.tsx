import { useSearchParams } from 'react-router-dom';
import { articleSummaries } from '#shared/blog/content/summaries.ts';
import { usePageTitle } from '#web/content/page-title.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { BlogList } from './blog-list.tsx';
import { blogTexts } from './texts.ts';

interface PagerProps {
  /** Counted from 0. */
  page: number;
  pageCount: number;
  onTurn: (page: number) => void;
}

function Pager({ page, pageCount, onTurn }: PagerProps) {
  const { label, previous, previousName, next, nextName, position } = blogTexts.pager;
  // Accessible names start with the visible text, so that voice control finds the buttons (WCAG 2.5.3).
  return (
    <nav className="flex items-center justify-center gap-5 text-soft tabular-nums" aria-label={label}>
      <Button
        variant="secondary"
        aria-label={previousName}
        disabled={page === 0}
        onClick={() => onTurn(page - 1)}
      >
        {previous}
      </Button>
      <p role="status">{position(page + 1, pageCount)}</p>
      <Button
        variant="secondary"
        aria-label={nextName}
        disabled={page === pageCount - 1}
        onClick={() => onTurn(page + 1)}
      >
        {next}
      </Button>
    </nav>
  );
}

const pageSize = 5;
const pageCount = Math.ceil(articleSummaries.length / pageSize);

/**
 * The current page of a list, counted from 0. The URL contains it (`?page=2`, counted from 1), so that returning
 * from an article shows the same page. Paging replaces the history entry, so that Back still leaves the list.
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
