import { recordsTexts as texts } from '#web/features/admin/records/records-texts.ts';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './field-list.module.css';

interface CopyableTextProps {
  text: string;
  /** The text's accessible name. */
  label: string;
}

/** A text with a button that copies it. */
export function CopyableText({ text, label }: CopyableTextProps) {
  return (
    <>
      {text}{' '}
      <span className={`inline-flex flex-wrap items-center ${styles.copy}`}>
        <CopyButton text={text} variant="quiet">
          {texts.copy}
          <VisuallyHidden> {label}</VisuallyHidden>
        </CopyButton>
      </span>
    </>
  );
}
