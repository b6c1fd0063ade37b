import { Navigate, useParams } from 'react-router-dom';
import { usePageTitle } from '#web/content/page-title.ts';
import { paths } from '#web/lib/paths.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { NotMine } from './not-mine.tsx';
import { notMineTexts } from './not-mine-texts.ts';

/** The target of an email's "This isn't me" link. Opening it changes nothing; only its button does. */
export function NotMineScreen() {
  const { confirmationNumber } = useParams();
  usePageTitle(notMineTexts.tabTitle);
  if (!confirmationNumber) return <Navigate to={paths.home} replace />;
  return (
    <QueryProvider>
      <Container className="screen-4" width="page">
        <NotMine confirmationNumber={confirmationNumber} />
      </Container>
    </QueryProvider>
  );
}
