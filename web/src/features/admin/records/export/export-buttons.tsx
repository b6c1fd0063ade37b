import { Download } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import styles from './export-buttons.module.css';
import { type ExportFormat, type ExportOptions, useExport } from './use-export.ts';

const texts = recordsTexts.export;
const formats: readonly ExportFormat[] = ['json', 'csv'];

/** Buttons that download all rows matching the filters, as JSON or CSV. */
export function ExportButtons<Row extends { id: string }>(props: ExportOptions<Row>) {
  const { state, start, cancel } = useExport(props);
  const buttons = useRef<HTMLFieldSetElement>(null);
  const isBusy = state.phase === 'busy';
  const wasBusy = useRef(false);
  const pressedIndex = useRef(0);

  // During the export, Cancel replaces the buttons. It gets the focus, which then returns to the pressed button.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isFocusLost = activeElement === null || activeElement === document.body;
    if (isBusy !== wasBusy.current && isFocusLost) {
      buttons.current?.querySelectorAll('button')[isBusy ? 0 : pressedIndex.current]?.focus();
    }
    wasBusy.current = isBusy;
  }, [isBusy]);

  return (
    <fieldset
      ref={buttons}
      aria-label={texts.label}
      className={`flex flex-wrap items-center gap-2 text-sm ${styles.exports}`}
    >
      <span role="status">{isBusy ? texts.progress(state.count) : state.text}</span>
      {isBusy ? (
        <Button variant="secondary" size="small" onClick={cancel}>
          {texts.cancel}
        </Button>
      ) : (
        formats.map((format, index) => (
          <Button
            key={format}
            variant="secondary"
            size="small"
            onClick={() => {
              pressedIndex.current = index;
              void start(format);
            }}
          >
            <Download aria-hidden="true" />
            {state.failed === format ? uiTexts.retry : texts[format]}
          </Button>
        ))
      )}
    </fieldset>
  );
}
