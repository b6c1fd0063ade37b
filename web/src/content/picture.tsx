import type { Photo } from '#shared/clinics/clinics.ts';
import { type PictureName, pictureSize, pictureUrl } from '#shared/site/pictures.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './picture.module.css';

interface PictureProps {
  name: PictureName | Photo;
  /** Describes the picture. Leave it out when adjacent text already does. */
  alt?: string;
  /** Set for pictures above the fold, which load right away. All others load lazily. */
  eager?: boolean;
  className?: string | undefined;
}

/** One of the site's drawings or photographs. It reserves its space. A drawing adapts to the color scheme. */
export function Picture({ name, alt = '', eager = false, className }: PictureProps) {
  return (
    <img
      className={classNames(`w-full bg-sand print-hidden ${styles.picture}`, className)}
      src={pictureUrl(name)}
      alt={alt}
      {...pictureSize}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : undefined}
    />
  );
}
