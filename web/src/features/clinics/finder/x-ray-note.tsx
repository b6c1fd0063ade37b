import { brand } from '#shared/brand.ts';
import { finderTexts } from './finder-texts.ts';

/** Says that X-rays may be limited, with the number to call. */
export function XRayNote() {
  return (
    <p className="text-soft text-sm leading-140">
      {finderTexts.xRay}{' '}
      <a className="whitespace-nowrap" href={brand.phoneHref}>
        {brand.phone}
      </a>
    </p>
  );
}
