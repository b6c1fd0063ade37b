import { LocateFixed, Search } from 'lucide-react';
import { type FormEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { milesIfFar } from '#shared/clinics/by-distance.ts';
import { farTexts } from '#web/content/far-texts.ts';
import { placeFieldMessage, placeTexts } from '#web/domain/clinics/place-texts.ts';
import { hasFound, type PlaceSearch, type PlaceSearchState } from '#web/domain/clinics/use-place-search.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { fieldClasses } from '#web/ui/forms/field.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './place-form.module.css';
import { questionTexts as texts } from './question-texts.ts';

interface PlaceFormProps {
  search: PlaceSearch;
  /** The place of the previous answer. */
  before: string | undefined;
  /** The answer's text for screen readers. */
  announcement: string | undefined;
}

/** Moves the focus after a search: into the field to correct the text, or out of the way of the answer. */
function useFocusAfterSearch(state: PlaceSearchState, field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (state.step === 'failed' && state.text !== null) field.current?.focus();
    // A phone's keyboard covers the answer while the field has the focus.
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    if (isTouch && hasFound(state)) field.current?.blur();
  }, [state, field]);
}

/** Asks where the visitor is. The prerendered form keeps text that was typed before its script has loaded. */
export function PlaceForm({ search, before, announcement }: PlaceFormProps) {
  const { state } = search;
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const failed = state.step === 'failed' && state.text !== null;
  useFocusAfterSearch(state, field);

  function submit(event: FormEvent) {
    event.preventDefault();
    search.findByText(field.current?.value ?? '');
  }

  return (
    // Before the script has loaded, Enter must not load another page. Outside a dialog, the method "dialog" does
    // nothing.
    // biome-ignore lint/a11y/useSemanticElements: <search> around the form would add an element for the same role.
    <form
      role="search"
      method="dialog"
      aria-label={texts.formName}
      className={`grid items-center ${styles.form}`}
      noValidate
      onSubmit={submit}
    >
      <label className={fieldClasses.label} htmlFor={id}>
        {texts.place}
      </label>
      <Button className={styles.locate} variant="quiet" size="small" onClick={search.findByLocation}>
        <LocateFixed aria-hidden="true" />
        {placeTexts.useMyLocation}
      </Button>
      <input
        ref={field}
        id={id}
        className={classNames(fieldClasses.control, styles.field)}
        type="text"
        defaultValue={before}
        autoComplete="postal-code"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-describedby={`${id}-status`}
        aria-invalid={failed || undefined}
        onChange={search.noteTyping}
      />
      <Button type="submit" variant="coral" className={styles.submit}>
        <Search aria-hidden="true" />
        {texts.submit}
      </Button>
      <p
        id={`${id}-status`}
        className={`text-sm leading-140 ${styles.status}`}
        data-failed={failed || undefined}
        role="status"
      >
        <Message state={state} />
        {announcement && <VisuallyHidden>{announcement}</VisuallyHidden>}
      </p>
    </form>
  );
}

function Message({ state }: { state: PlaceSearchState }) {
  if (state.step === 'looking') {
    return (
      <>
        <Spinner label="" /> {placeTexts.looking(state.text)}
      </>
    );
  }
  if (state.step === 'failed') {
    if (state.text === null) return placeTexts.noLocation;
    return state.failure === 'missing' ? texts.missing : placeFieldMessage(state);
  }
  const miles = state.step === 'place' ? milesIfFar(state.place) : undefined;
  if (state.step !== 'place' || miles === undefined) return null;
  return (
    <>
      <strong>{farTexts.title(miles, state.place.name)}.</strong> {farTexts.text} {farTexts.callFirst}
    </>
  );
}
