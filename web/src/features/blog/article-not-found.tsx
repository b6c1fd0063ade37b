import { usePageTitle } from '#web/content/page-title.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import styles from './article-not-found.module.css';
import { blogTexts } from './texts.ts';

export function ArticleNotFound() {
  const { title, text, seeAll } = blogTexts.notFound;
  usePageTitle(title);
  return (
    <Container className={styles.notFound}>
      <PageHeading lead={text}>{title}</PageHeading>
      <ButtonLink variant="coral" to={paths.blog}>
        {seeAll}
      </ButtonLink>
    </Container>
  );
}
