import type { ComponentProps } from 'react';
import { type ClinicId, clinicById } from '#shared/clinics/clinics.ts';
import { useRowFocus } from '#web/features/admin/records/use-row-focus.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ClinicLines } from './clinic-lines.tsx';
import styles from './day.module.css';
import rowStyles from './day-row.module.css';
import { SlotList, VisitRow } from './day-row.tsx';
import { type ClinicDays, countRows, visitsOf } from './day-rows.ts';
import { dayTexts as texts } from './day-texts.ts';

interface VisitGroupProps {
  title: string;
  visits: readonly ComponentProps<typeof VisitRow>[];
  showsClinic: boolean;
}

/** Visits under a heading. A visit that leaves the group leaves the focus to the one that takes its place. */
function VisitGroup({ title, visits, showsClinic }: VisitGroupProps) {
  const { region, onFocus } = useRowFocus('row');
  return (
    <section ref={region} aria-label={title} tabIndex={-1} className={rowStyles.frame} onFocus={onFocus}>
      <h2 className="font-body text-xs leading-150">{title}</h2>
      {visits.length === 0 && <p className="text-soft">{texts.noneExpected}</p>}
      <ol className={`border rounded-sm overflow-hidden ${rowStyles.rows}`} aria-label={title}>
        {visits.map((visit) => (
          <VisitRow key={visit.appointment.id} {...visit} showsClinic={showsClinic} />
        ))}
      </ol>
    </section>
  );
}

interface DayContentProps {
  /** Of one clinic, or of all. */
  days: ClinicDays;
  layout: 'clinic' | 'list' | 'board';
  now: Date;
  onClinic: (chosen: { clinic: ClinicId }) => void;
}

/** A clinic's day with its open times, or the day of all: a list of who comes next, or a column for each clinic. */
export function DayContent({ days, layout, now, onClinic }: DayContentProps) {
  const { region, onFocus } = useRowFocus();
  const { expected, seen, cancelled } = visitsOf(days);
  const group = (title: (count: number) => string, visits: VisitGroupProps['visits']) => (
    <VisitGroup title={title(visits.length)} visits={visits} showsClinic={layout !== 'clinic'} />
  );
  return (
    <div className={classNames('grid grid-cols-1 gap-3', layout === 'list' && styles.list)}>
      {layout === 'list' && <ClinicLines days={days} now={now} onClinic={onClinic} />}
      <section
        ref={region}
        aria-label={texts.list}
        tabIndex={-1}
        className="grid grid-cols-1 gap-3"
        onFocus={onFocus}
      >
        {layout === 'list' ? (
          group(texts.expected, expected)
        ) : (
          <div className={`grid items-start gap-2 ${styles.columns}`}>
            {days.map((day) => (
              <section key={day.id} className={rowStyles.frame}>
                {layout === 'board' && (
                  <>
                    <h2 className="font-body text-xs leading-150 truncate">
                      <button
                        type="button"
                        className="p-0 border-0 bg-none cursor-pointer hover-underline"
                        onClick={() => onClinic({ clinic: day.id })}
                      >
                        {clinicById(day.id).name}
                      </button>
                    </h2>
                    <p className="text-soft text-xs truncate">{texts.summary(countRows(day.rows))}</p>
                  </>
                )}
                <SlotList label={layout === 'board' ? clinicById(day.id).name : texts.list} day={day} />
              </section>
            ))}
          </div>
        )}
        {layout === 'list' && seen.length > 0 && group(texts.seen, seen)}
        {cancelled.length > 0 && group(texts.cancelled, cancelled)}
      </section>
    </div>
  );
}
