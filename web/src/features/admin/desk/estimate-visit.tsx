import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { LastEstimate } from '#shared/estimates/admin-routes.ts';
import {
  type EstimateItem,
  estimateFormFields,
  maxDescriptionLength,
  maxEstimateItems,
} from '#shared/estimates/estimate.ts';
import { type Price, prices, provider } from '#shared/estimates/prices.ts';
import { parseDollars } from '#shared/payments/amount.ts';
import { formatCents } from '#shared/payments/money.ts';
import { formatDate } from '#web/features/admin/date-format.ts';
import { QueryState } from '#web/features/admin/failure/failure-notice.tsx';
import { TaskDialog, useTaskForm } from '#web/features/admin/records/details/task-dialog.tsx';
import { TwoLineCell } from '#web/features/admin/records/table/record-list.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { SmallButton } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FieldPairs } from '#web/ui/forms/form.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { isReachedByEmail, patientName, visitTime } from './appointments-texts.ts';
import { type DeskDialogProps, useDesk, useVisits, visitOf } from './use-desk.ts';
import { EstimateState, wasEstimated } from './visit-estimate.tsx';

/**
 * The form as typed. It's flat: `lines` is the number of lines, and each line has one field for each of `lineLabels`,
 * whose name ends with the line's index, such as `amount0`. Amounts are in dollars.
 */
type EstimateForm = Record<string, string>;

const lineLabels = {
  description: 'Description',
  serviceCode: 'CPT/HCPCS code',
  amount: 'Expected charge in dollars',
};

const lineFields = Object.keys(lineLabels) as (keyof typeof lineLabels)[];

/** The fields of a line, filled in from a price of the price list, or blank without one. */
function lineOf(index: number, price: Partial<Price> = {}): EstimateForm {
  const { description = '', serviceCode = '', amount } = price;
  const typed = { description, serviceCode, amount: amount === undefined ? '' : (amount / 100).toFixed(2) };
  return Object.fromEntries(lineFields.map((name) => [`${name}${index}`, typed[name]]));
}

/**
 * A new form. It has the lines of the visit's last estimate, at the price list's current prices. Without an estimate,
 * it has the price list's lines for a plain visit, or a blank line if the list has none.
 */
function newEstimateForm(list: readonly Price[], last: LastEstimate | undefined): EstimateForm {
  const priceOf = (item: EstimateItem) =>
    list.find(({ description }) => description === item.description) ?? item;
  const filled: Partial<Price>[] = last?.items.map(priceOf) ?? list.filter(({ plainVisit }) => plainVisit);
  const lines = filled.length > 0 ? filled : [{}];
  const { diagnosisCode = '', npi = provider.npi } = last ?? {};
  const rest = { diagnosisCode, npi, lines: String(lines.length) };
  return Object.assign({}, ...lines.map((price, index) => lineOf(index, price)), rest);
}

/** Turns a filled-in form into the fields of its request. An amount that can't be read becomes NaN. */
function estimateOf({ lines, diagnosisCode = '', npi = '', ...form }: EstimateForm) {
  const items = Array.from({ length: Number(lines) }, (_, index) => ({
    description: form[`description${index}`] ?? '',
    serviceCode: form[`serviceCode${index}`]?.trim() || undefined,
    amount: parseDollars(form[`amount${index}`] ?? '') ?? Number.NaN,
  }));
  return { items, diagnosisCode: diagnosisCode.trim() || undefined, npi };
}

const request = z.object(estimateFormFields);

/** The checks of the route's contract, with each message at its field of the form. */
const formSchema = z.record(z.string(), z.string()).check(({ value, issues }) => {
  const refused = request.safeParse(estimateOf(value)).error?.issues ?? [];
  for (const { path, message } of refused) {
    const [name, index, field] = path;
    const isLine = name === 'items';
    issues.push({
      code: 'custom',
      input: value,
      path: [isLine ? `${String(field)}${String(index)}` : String(name)],
      message: isLine && value.lines !== '1' ? `Line ${Number(index) + 1}: ${message}` : message,
    });
  }
});

const codeInput = { autoCapitalize: 'characters', spellCheck: false } as const;

type EstimateVisitProps = DeskDialogProps & {
  visit: Appointment;
  /** The owner's price list. */
  list?: readonly Price[];
};

const titleOf = (visit: Appointment) => `Estimate for ${patientName(visit)}`;

/**
 * The form for a visit's cost estimate, line by line, filled in from its last estimate or the price list. If the same
 * form is sent again, the server still makes only one estimate.
 */
export function EstimateVisit(props: EstimateVisitProps) {
  const { visit, onClose } = props;
  const { version } = visit;
  const { call } = useSession();
  const wasMade = wasEstimated(visit);
  const last = useQuery({
    queryKey: ['last estimate', visit.id, version],
    // Once an estimate was made, a request without lines changes nothing, and its reply contains the last estimate.
    queryFn: () =>
      call('POST /api/admin/appointments/{confirmationNumber}/estimate', {
        params: visit,
        body: { version },
      }),
    enabled: wasMade,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!wasMade || last.data) return <FilledForm {...props} last={last.data?.last} />;
  return (
    <Dialog open onClose={onClose} title={titleOf(visit)}>
      <QueryState query={last} texts={{ failed: 'We couldn’t load the last estimate' }} />
    </Dialog>
  );
}

function FilledForm(props: EstimateVisitProps & { last: LastEstimate | undefined }) {
  const { visit, list = prices, last, now, onClose } = props;
  const { call } = useSession();
  const { start } = useDesk();
  const { latest, change } = useVisits();
  const shown = latest(visit) ?? visit;
  const isMailed = isReachedByEmail(shown);
  const form = useTaskForm<EstimateForm>(formSchema, newEstimateForm(list, last));
  const [focused, setFocused] = useState<{ name: string }>();
  const { items } = estimateOf(form.watch());
  const labels: EstimateForm = Object.fromEntries(
    items.flatMap((_, index) => lineFields.map((name) => [`${name}${index}`, lineLabels[name]])),
  );
  const total = items.reduce((sum, { amount }) => sum + (amount || 0), 0);

  // Focuses the line that was just added, or the one next to a line that was removed.
  useEffect(() => focused && form.setFocus(focused.name), [form, focused]);

  /** Fills in fields as if they were typed. */
  function fill(values: EstimateForm) {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    for (const [name, value] of Object.entries(values)) form.setValue(name, value, options);
  }

  function addLine() {
    fill({ ...lineOf(items.length), lines: String(items.length + 1) });
    setFocused({ name: `description${items.length}` });
  }

  /** Removes a line, and moves up the lines below it. */
  function removeLine(removed: number) {
    const last = items.length - 1;
    for (let index = removed; index < last; index++)
      for (const name of lineFields) fill({ [`${name}${index}`]: form.getValues(`${name}${index + 1}`) });
    fill({ lines: String(last) });
    setFocused({ name: `description${Math.min(removed, last - 1)}` });
  }

  async function send(values: EstimateForm) {
    const body = { ...estimateOf(values), version: shown.version };
    const reply = call('POST /api/admin/appointments/{confirmationNumber}/estimate', { params: visit, body });
    const appointment = await change(visit, reply.then(visitOf));
    return { appointment, link: (await reply).link };
  }

  return (
    <TaskDialog
      texts={{
        title: titleOf(visit),
        labels: { ...labels, diagnosisCode: 'Diagnosis code', npi: 'Provider’s NPI' },
        submit: isMailed ? 'Send estimate' : 'Make estimate',
        busy: 'Sending…',
        failed: 'We couldn’t send the estimate',
        unknown: 'We’re not sure the estimate was sent. It’s safe to try again.',
        done: ({ appointment }) => (isReachedByEmail(appointment) ? 'Estimate sent' : undefined),
      }}
      form={form}
      draft={{ id: `estimate ${visit.confirmationNumber}` }}
      send={send}
      onDone={({ appointment, link }) =>
        link && !isReachedByEmail(appointment) && start({ kind: 'estimated', visit: appointment, link })
      }
      onClose={onClose}
    >
      {(field) => (
        <>
          <TwoLineCell main={patientName(shown)} aside={`Born ${formatDate(shown.dob)}`}>
            <span>{`${visitTime(shown)}, ${shown.location.name}`}</span>
            {shown.reason && <bdi>Reason: {shown.reason}</bdi>}
            {shown.estimate && <EstimateState visit={shown} now={now} />}
          </TwoLineCell>
          {items.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is what its index names.
            <fieldset key={index} className="grid grid-cols-1 gap-3 border-t pt-4">
              <legend className="sr-only">Line {index + 1}</legend>
              <TextField
                maxLength={maxDescriptionLength}
                suggestions={list.map(({ description }) => description)}
                hint={list.length > 0 && 'Choose from the price list, or type'}
                {...field(`description${index}`)}
                onInput={({ currentTarget }) => {
                  const price = list.find(({ description }) => description === currentTarget.value);
                  if (price) fill(lineOf(index, price));
                }}
              />
              <FieldPairs>
                <TextField {...codeInput} optional {...field(`serviceCode${index}`)} />
                <TextField inputMode="decimal" {...field(`amount${index}`)} />
              </FieldPairs>
              {items.length > 1 && (
                <SmallButton
                  variant="quiet"
                  className="justify-self-start"
                  onClick={() => removeLine(index)}
                >{`Remove line ${index + 1}`}</SmallButton>
              )}
            </fieldset>
          ))}
          <div className="flex flex-wrap items-center justify-between gap-2-4 border-t pt-4">
            {items.length < maxEstimateItems && <SmallButton onClick={addLine}>Add a line</SmallButton>}
            <p className="text-lg font-bold tabular-nums">Total {formatCents(total)}</p>
          </div>
          <FieldPairs>
            <TextField hint="ICD-10, if known" {...codeInput} optional {...field('diagnosisCode')} />
            <TextField hint="Ours, or the provider’s own" inputMode="numeric" {...field('npi')} />
          </FieldPairs>
          <p className="text-soft">
            {isMailed
              ? 'We’ll email the patient a link to it.'
              : 'Email doesn’t reach this patient. You’ll get a link to print it.'}{' '}
            The page adds the required notices.
          </p>
        </>
      )}
    </TaskDialog>
  );
}
