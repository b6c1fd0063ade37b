import { useSearchParams } from 'react-router-dom';

/**
 * The current page of a list, counted from 0. It is kept in the URL (`?page=2`, counted from 1), so that
 * returning from an article shows the same page. Paging replaces the history entry, so Back still leaves the list.
 */
export function useBlogPage(pageCount: number): [page: number, turnTo: (page: number) => void] {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('page') ?? 1);
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), pageCount) - 1 : 0;

  function turnTo(next: number) {
    setParams(next === 0 ? {} : { page: String(next + 1) }, { replace: true });
  }

  return [page, turnTo];
}
