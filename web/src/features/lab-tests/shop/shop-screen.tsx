import { type Ref, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findLabTest, type LabTest, labTests } from '#shared/lab-tests/catalogue.ts';
import { panels } from '#shared/lab-tests/panels.ts';
import { usePageTitle } from '#web/content/page-title.ts';
import { addToCart, useCart } from '#web/domain/cart/cart.ts';
import emptyStyles from '#web/features/lab-tests/empty-state.module.css';
import { useEntryState } from '#web/lib/browser/use-entry-state.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { CardGrid } from '#web/ui/cards/card-grid.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { HeaderBand } from '#web/ui/layout/header-band.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { AddButton } from './add-button.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import styles from './shop-screen.module.css';
import { shopTexts as texts } from './shop-texts.ts';
import { TestCard } from './test-card.tsx';

const { addedDialog: addedTexts, search: searchTexts } = texts;

interface AddedDialogProps {
  /** The test just added; undefined closes the dialog. */
  title: string | undefined;
  /** The number of items in the cart. */
  count: number;
  onClose: () => void;
}

function AddedDialog({ title, count, onClose }: AddedDialogProps) {
  return (
    <Dialog
      open={title !== undefined}
      onClose={onClose}
      title={addedTexts.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {addedTexts.continue}
          </Button>
          <ButtonLink variant="coral" to={paths.cart}>
            {addedTexts.goToCart}
          </ButtonLink>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{title !== undefined && addedTexts.added(title)}</p>
        <p className="text-soft">{addedTexts.contains(count)}</p>
      </div>
    </Dialog>
  );
}

interface TestSearchProps {
  ref: Ref<HTMLInputElement>;
  term: string;
  onTerm: (term: string) => void;
}

/** Filters the list while the visitor types. */
function TestSearch({ ref, term, onTerm }: TestSearchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> around the form would be one more box for the same role.
    <form
      role="search"
      aria-label={searchTexts.name}
      className="max-w-text"
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        ref={ref}
        type="search"
        name="test"
        label={searchTexts.label}
        placeholder={searchTexts.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        value={term}
        onChange={(event) => onTerm(event.target.value)}
      />
    </form>
  );
}

const contains = (text: string, lowerTerm: string) => text.toLowerCase().includes(lowerTerm);

/**
 * The tests whose title or description contains the term, ignoring case, then the panels that include one of these
 * tests. A panel whose own title contains the term isn't moved to the end. A blank term finds all tests.
 */
export function findTests(tests: readonly LabTest[], term: string): readonly LabTest[] {
  const lowerTerm = term.trim().toLowerCase();
  if (lowerTerm === '') return tests;
  const found = tests.filter(({ title, content }) =>
    [title, content].some((text) => contains(text, lowerTerm)),
  );
  const after = tests.filter(
    (test) => !contains(test.title, lowerTerm) && partsAmong(found, test).length > 0,
  );
  return [...found.filter((test) => !after.includes(test)), ...after];
}

/** The titles of the found tests that a panel includes. */
function partsAmong(found: readonly LabTest[], { id }: LabTest): string[] {
  return found.filter((test) => panels[id]?.includes(test.id)).map(({ title }) => title);
}

function NoTests({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Card tone="sage" className={`grid justify-items-start gap-3 max-w-text ${emptyStyles.empty}`}>
      <h2 className="text-xl">{texts.empty.title}</h2>
      <p className={`text-soft ${emptyStyles.text}`}>{texts.empty.text}</p>
      <Button onClick={onShowAll}>{texts.empty.viewAll}</Button>
    </Card>
  );
}

/** All lab tests for sale. Following any link to this screen resets it. */
export function ShopScreen() {
  const { key, search } = useLocation();
  // React Router gives all pasted URLs the same key, so add the query.
  return <Shop key={`${key} ${search}`} linked={findLabTest(new URLSearchParams(search).get('test'))} />;
}

/** @param linked the test that the URL names */
function Shop({ linked }: { linked: LabTest | undefined }) {
  usePageTitle(texts.tabTitle, { description: texts.description });
  const { items, count } = useCart();
  const [term, setTerm] = useEntryState('search', () => '');
  const [detailed, setDetailed] = useState<LabTest>();
  const [added, setAdded] = useState<LabTest>();
  const searchBox = useRef<HTMLInputElement>(null);
  const found = findTests(labTests, term);
  const isInCart = ({ id }: LabTest) => items.some((item) => item.id === id);

  function add(test: LabTest) {
    if (!addToCart(test)) {
      // The open details dialog shows that the test is in the cart, and would cover a toast.
      if (!detailed) showToast(texts.duplicate);
      return;
    }
    setDetailed(undefined);
    setAdded(test);
  }

  function showAll() {
    setTerm('');
    // The pressed button disappears, so the search box takes the focus.
    searchBox.current?.focus();
  }

  return (
    <>
      <HeaderBand>
        <Container className={styles.head}>
          <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
          <TestSearch ref={searchBox} term={term} onTerm={setTerm} />
        </Container>
      </HeaderBand>
      <Container className={styles.screen}>
        <p className="font-semibold">
          <span role="status">{texts.available(found.length)}</span>{' '}
          <span className="text-soft font-normal">
            {found.length === labTests.length ? texts.onlineOfAll : texts.online}
          </span>
        </p>
        {found.length > 0 ? (
          <CardGrid>
            {found.map((test) => (
              <TestCard
                key={test.id}
                test={test}
                isLinked={test === linked}
                isInCart={isInCart(test)}
                includes={term.trim() ? partsAmong(found, test) : []}
                actions={
                  <>
                    <AddButton title={test.title} isInCart={isInCart(test)} onClick={() => add(test)} />
                    <Button variant="quiet" onClick={() => setDetailed(test)}>
                      <span>
                        {texts.card.details} <VisuallyHidden>{test.title}</VisuallyHidden>
                      </span>
                    </Button>
                  </>
                }
              />
            ))}
          </CardGrid>
        ) : (
          <NoTests onShowAll={showAll} />
        )}
        <DetailsDialog
          test={detailed}
          isInCart={detailed !== undefined && isInCart(detailed)}
          onAdd={add}
          onClose={() => setDetailed(undefined)}
        />
        <AddedDialog title={added?.title} count={count} onClose={() => setAdded(undefined)} />
      </Container>
    </>
  );
}
