import { Download } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import styles from './export-buttons.module.css';
import { type ExportFormat, type ExportSource, useExport } from './use-export.ts';

const texts = recordsTexts.export;
const formats: readonly ExportFormat[] = ['json', 'csv'];

/** Downloads everything that the filters let through, as JSON (spec §2) or for a spreadsheet. */
export function ExportButtons<Row extends { id: string }>(props: ExportSource<Row>) {
  const { exporting, start, cancel } = useExport(props);
  const buttons = useRef<HTMLFieldSetElement>(null);
  const isBusy = exporting.phase === 'busy';
  const wasBusy = useRef(false);
  const pressed = useRef(0);

  // The buttons make way for Cancel and come back: whoever pressed one finds themselves there again.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (isBusy !== wasBusy.current && isLost) {
      buttons.current?.querySelectorAll('button')[isBusy ? 0 : pressed.current]?.focus();
    }
    wasBusy.current = isBusy;
  }, [isBusy]);

  return (
    <fieldset ref={buttons} aria-label={texts.label} className={styles.exports}>
      <span role="status">{isBusy ? texts.walking(exporting.count) : exporting.text}</span>
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
              pressed.current = index;
              void start(format);
            }}
          >
            <Download aria-hidden="true" />
            {exporting.failed === format ? recordsTexts.retry : texts[format]}
          </Button>
        ))
      )}
    </fieldset>
  );
}
