import { Fragment } from 'react';
import { brand } from '#shared/brand.ts';

/** A text whose phone number is a link and stays on one line. */
export function PhoneText({ text }: { text: string }) {
  return text.split(brand.phone).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
    <Fragment key={index}>
      {index > 0 && (
        <a className="whitespace-nowrap" href={brand.phoneHref}>
          {brand.phone}
        </a>
      )}
      {part}
    </Fragment>
  ));
}
