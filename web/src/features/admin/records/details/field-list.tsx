import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPhone } from '#shared/forms/phone-number.ts';
import { recordsTexts as texts } from '#web/features/admin/records/records-texts.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import type { ButtonStyle } from '#web/ui/buttons/button-class.ts';
import styles from './field-list.module.css';

interface FieldListProps {
  /** A heading, if there are several lists. */
  title?: string;
  /** Fields without a value are left out. With an `id`, several fields may have the same label. */
  fields: readonly { id?: string; label: string; value: ReactNode }[];
}

/** Labeled fields of a record. */
export function FieldList({ title, fields }: FieldListProps) {
  const shown = fields.filter(({ value }) => value);
  return (
    <section className="grid gap-2 py-3">
      {title && <h3 className="text-base">{title}</h3>}
      <dl className="grid text-sm leading-145">
        {shown.map(({ label, id = label, value }) => (
          <div key={id} className={`grid items-baseline gap-3 py-2 border-b ${styles.field}`}>
            <dt className="text-soft">{label}</dt>
            {/* Visitors can type right-to-left text and control characters. `bdi` keeps those from reordering our
                  text. */}
            <dd className="wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** An email address, whose lines break after its @ and dots rather than in a word. */
export function EmailText({ address }: { address: string }) {
  const parts = address.split(/(?<=[@.])/);
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address never move.
  return <bdi>{parts.flatMap((part, index) => [part, <wbr key={index} />])}</bdi>;
}

export function EmailLink({ address }: { address: string }) {
  // Encode the address, so that it can't add a subject or a Cc line.
  const href = `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
  return (
    <a className={styles.contact} aria-label={address} href={href}>
      <EmailText address={address} />
    </a>
  );
}

/** The `tel:` URL of a phone number as a patient types it: `(702) 555-0199 ext. 12`, `+34 612 345 678`. */
function phoneUrl(phone: string): string {
  const [, number = phone, extension] = /^(.*?)(?:(?:x|ext\.?)\s*(\d+))?$/i.exec(phone.trim()) ?? [];
  const digits = number.replace(/\D/g, '');
  const isForeign = number.startsWith('+') || digits.length !== 10;
  return `tel:+${isForeign ? digits : `1${digits}`}${extension ? `;ext=${extension}` : ''}`;
}

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className={styles.contact} href={phoneUrl(phone)}>
      <bdi>{formatPhone(phone)}</bdi>
    </a>
  );
}

/** A patient's phone number and email address, as links. */
export function PatientContact({ patient }: { patient: { email: string; phone?: string | undefined } }) {
  const { email, phone } = patient;
  return (
    <div className={`flex flex-wrap items-center gap-x-3 min-w-0 wrap-anywhere text-soft ${styles.contacts}`}>
      {phone ? <PhoneLink phone={phone} /> : <span className={styles.contact}>{texts.noPhone}</span>}
      {email ? <EmailLink address={email} /> : <span className={styles.contact}>{texts.noEmail}</span>}
    </div>
  );
}

/** A button that copies a text and reports whether that worked. */
export function CopyButton({ text, variant, children }: ButtonStyle & { text: string; children: ReactNode }) {
  const { mutate, reset, isSuccess, isError } = useSingleMutation({
    // Rejects if the browser has no clipboard or refuses access to it.
    mutationFn: async () => navigator.clipboard.writeText(text),
    networkMode: 'always',
  });
  return (
    <>
      <Button variant={variant} size="small" onClick={() => mutate()} onBlur={reset}>
        <Copy aria-hidden="true" />
        {children}
      </Button>
      <span role="status" className="text-success text-xs font-semibold">
        {isSuccess && 'Copied'}
        {isError && 'We couldn’t copy it. Select the text and copy it manually.'}
      </span>
    </>
  );
}

/** A text with a button that copies it. `label` is the text's accessible name. */
export function CopyableText({ text, label }: { text: string; label: string }) {
  return (
    <span className={`flex flex-wrap items-center gap-x-2 ${styles.copyable}`}>
      {text}{' '}
      <CopyButton text={text} variant="quiet">
        Copy
        <span className="sr-only"> {label}</span>
      </CopyButton>
    </span>
  );
}
